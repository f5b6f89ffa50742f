/// Reads words from a text into one block of memory, grouped by length, distinct and sorted within each length.
///
/// The text is read twice: to check it and count the words of each length, and to copy each word to its group. So a list
/// needs little more memory than its words.
struct WordListBuilder {
  /// The words, followed by the unused memory of duplicates.
  let storage: WordStorage
  /// The offsets of each length's words in `storage`, for lengths from 0 on; the last entry is the end.
  let starts: [Int]

  /// Reads a text with one word per line; see ``WordList/init(text:)``.
  init(text: UnsafeRawBufferPointer) throws(WordListError) {
    let text = WordText(text)
    let groups = try Self.groups(text)
    let size = groups[groups.count - 1]
    let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: size + WordRows.padding, alignment: WordRows.padding)
    storage = WordStorage(owning: bytes)
    UnsafeMutableRawBufferPointer(rebasing: bytes[size...]).initializeMemory(as: UInt8.self, repeating: 0)
    Self.copyWords(of: text, to: bytes, groups)
    starts = Self.sort(bytes, groups)
  }

  // MARK: - Groups

  /// The number of characters from 0x20 on, of which those of words are some.
  private static let firstCharacters = 64

  /// The words of a group have the same length and begin with the same character. So groups are in the order of their
  /// words, and small enough to be sorted fast.
  @inline(__always)
  private static func group(_ length: Int, _ first: UInt8) -> Int {
    length * firstCharacters + Int(WordText.uppercased(first) &- 0x20)
  }

  /// Checks a text, and returns where the words of each group start; the last entry is the end.
  private static func groups(_ text: WordText) throws(WordListError) -> [Int] {
    var sizes = Array(repeating: 0, count: (WordList.lengthLimit + 1) * firstCharacters)
    let failure = sizes.withUnsafeMutableBufferPointer { sizes -> WordListError? in
      var line = 0
      var next = text.start
      while next < text.count {
        line += 1
        let start = text.endOfBlanks(from: next)
        let end = text.endOfWord(from: start)
        next = text.endOfBlanks(from: end)
        guard next == text.count || text[next] == WordText.lineEnd else {
          return .invalidCharacter(line: line)
        }
        next += 1
        guard start < end else { continue }
        guard end - start <= WordList.lengthLimit else { return .tooLong(line: line) }
        guard text.hasLetter(start..<end) else { return .invalidCharacter(line: line) }
        sizes[group(end - start, text[start])] += end - start
      }
      return nil
    }
    if let failure { throw failure }
    return sizes.reduce(into: [0]) { starts, size in starts.append(starts[starts.count - 1] + size) }
  }

  /// Copies the words of a checked text to their groups, in their order.
  private static func copyWords(of text: WordText, to words: UnsafeMutableRawBufferPointer, _ groups: [Int]) {
    var ends = groups
    ends.withUnsafeMutableBufferPointer { ends in
      var next = text.start
      while next < text.count {
        let end = text.endOfWord(from: next)
        if next < end {
          let group = group(end - next, text[next])
          text.copyWord(next..<end, to: words, at: ends[group], before: groups[group + 1])
          ends[group] += end - next
        }
        next = end + 1
      }
    }
  }

  // MARK: - Sorting

  /// Sorts each group that is not in order, and closes the gaps that duplicates leave. Returns where each length starts.
  private static func sort(_ words: UnsafeMutableRawBufferPointer, _ groups: [Int]) -> [Int] {
    var starts = [0]
    var end = 0
    for length in 1...WordList.lengthLimit {
      starts.append(end)
      for group in length * firstCharacters..<(length + 1) * firstCharacters
      where groups[group] < groups[group + 1] {
        let start = groups[group]
        let sorter = WordSorter(words, start..<groups[group + 1], length: length)
        let size = sorter.isAscending ? groups[group + 1] - start : sorter.sort()
        if end < start {
          words.baseAddress.map { ($0 + end).copyMemory(from: $0 + start, byteCount: size) }
        }
        end += size
      }
    }
    return starts + [end]
  }
}
