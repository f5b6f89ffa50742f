/// Reads words from a text, then sorts them by length.
///
/// It uses a counting sort, because there are few lengths and many words.
struct WordListBuilder {
  /// The characters of all words in the order of the text, with unused space at the end.
  private let characters: [UInt8]
  /// The length of each word.
  private var lengths: [UInt8] = []
  /// The total number of characters in the words of each length, from length 0 on.
  private var sizes = Array(repeating: 0, count: WordList.lengthLimit + 1)

  /// Reads a text with one word per line; see ``WordList/init(text:)``.
  init(text: Span<UInt8>) throws(WordListError) {
    var characters = Array(repeating: UInt8(0), count: text.count)
    var target = characters.mutableSpan
    var end = 0
    var line = 0
    var next = Self.hasByteOrderMark(text) ? Self.byteOrderMark.count : 0
    while next < text.count {
      line += 1
      let start = end
      var hasLetter = false
      while next < text.count, Self.isBlank(text[next]) { next += 1 }
      while next < text.count, let character = WordList.uppercased(text[next]) {
        target[end] = character
        hasLetter = hasLetter || character >= UInt8(ascii: "A")
        end += 1
        next += 1
      }
      while next < text.count, Self.isBlank(text[next]) { next += 1 }
      guard next == text.count || text[next] == Self.lineEnd else { throw .invalidCharacter(line: line) }
      next += 1
      let length = end - start
      guard length > 0 else { continue }
      guard length <= WordList.lengthLimit else { throw .tooLong(line: line) }
      guard hasLetter else { throw .invalidCharacter(line: line) }
      lengths.append(UInt8(length))
      sizes[length] += length
    }
    self.characters = characters
  }

  // MARK: - Characters

  static let lineEnd = UInt8(ascii: "\n")
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func hasByteOrderMark(_ text: Span<UInt8>) -> Bool {
    text.count >= byteOrderMark.count && byteOrderMark.indices.allSatisfy { text[$0] == byteOrderMark[$0] }
  }

  /// A carriage return occurs at the end of a line with both characters.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  // MARK: - Sorting

  /// The characters of all words, shortest words first, distinct and sorted within each length.
  ///
  /// `starts` has an entry for each length from 0 on, and one for the end.
  func sorted() -> (characters: [UInt8], starts: [Int]) {
    let starts = sizes.reduce(into: [0]) { starts, size in starts.append(starts[starts.count - 1] + size) }
    var words = bucketed(starts)
    let isSorted = (1...WordList.lengthLimit).allSatisfy { length in
      Self.isAscending(words.span.extracting(starts[length]..<starts[length + 1]), length: length)
    }
    let newStarts = isSorted ? starts : Self.sort(&words, starts)
    return (words, newStarts)
  }

  /// Groups the words by length, in their original order.
  private func bucketed(_ starts: [Int]) -> [UInt8] {
    Array(unsafeUninitializedCapacity: starts[starts.count - 1]) { target, count in
      characters.withUnsafeBufferPointer { source in
        var ends = starts
        for length in lengths.lazy.map(Int.init) {
          let place = target.extracting(ends[length]..<ends[length] + length)
          _ = place.initialize(fromContentsOf: source.extracting(count..<count + length))
          ends[length] += length
          count += length
        }
      }
    }
  }

  /// Whether the words are strictly ascending, so that they have no duplicates.
  private static func isAscending(_ words: Span<UInt8>, length: Int) -> Bool {
    var word = length
    while word < words.count {
      var position = word
      while position < word + length, words[position - length] == words[position] { position += 1 }
      guard position < word + length, words[position - length] < words[position] else { return false }
      word += length
    }
    return true
  }

  /// Sorts the words of each length in place and removes duplicates; returns the new starts.
  private static func sort(_ characters: inout [UInt8], _ starts: [Int]) -> [Int] {
    var newStarts = [0, 0]
    var end = 0
    characters.withUnsafeMutableBufferPointer { characters in
      for length in 1...WordList.lengthLimit {
        sort(characters.extracting(starts[length]..<starts[length + 1]), length: length)
        let first = end
        for start in stride(from: starts[length], to: starts[length + 1], by: length) {
          let word = characters.extracting(start..<start + length)
          guard end == first || !word.elementsEqual(characters.extracting(end - length..<end)) else {
            continue
          }
          _ = characters.extracting(end..<end + length).update(fromContentsOf: word)
          end += length
        }
        newStarts.append(end)
      }
    }
    characters.removeSubrange(end...)
    return newStarts
  }

  /// A radix sort from the last position to the first. It needs as much additional memory as the words.
  private static func sort(_ words: UnsafeMutableBufferPointer<UInt8>, length: Int) {
    guard words.count > length else { return }
    let spare = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: words.count)
    defer { spare.deallocate() }
    var (source, target) = (words, spare)
    for position in (0..<length).reversed() {
      var places = Array(repeating: 0, count: 257)
      for character in stride(from: position, to: source.count, by: length) {
        places[Int(source[character]) + 1] += length
      }
      for character in 1...256 { places[character] += places[character - 1] }
      for start in stride(from: 0, to: source.count, by: length) {
        let character = Int(source[start + position])
        let place = target.extracting(places[character]..<places[character] + length)
        _ = place.update(fromContentsOf: source.extracting(start..<start + length))
        places[character] += length
      }
      swap(&source, &target)
    }
    if source.baseAddress != words.baseAddress { _ = words.update(fromContentsOf: source) }
  }
}
