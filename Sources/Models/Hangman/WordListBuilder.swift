/// Reads words from a text, then sorts them by length.
///
/// A list that is in order already, as Parlor's own is, is only checked.
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

  /// Sorts the words of each length and removes duplicates; returns the new starts.
  private static func sort(_ characters: inout [UInt8], _ starts: [Int]) -> [Int] {
    var sorted: [UInt8] = []
    var newStarts = [0, 0]
    for length in 1...WordList.lengthLimit {
      let words = stride(from: starts[length], to: starts[length + 1], by: length)
        .map { characters[$0..<$0 + length] }
      var last: ArraySlice<UInt8> = []
      for word in words.sorted(by: { $0.lexicographicallyPrecedes($1) }) where word != last {
        sorted += word
        last = word
      }
      newStarts.append(sorted.count)
    }
    characters = sorted
    return newStarts
  }
}
