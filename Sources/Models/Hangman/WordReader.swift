/// Reads the words of a list, line by line, and sorts those of each length.
struct WordReader {
  static let lineEnd = UInt8(ascii: "\n")

  /// The characters of the words of each length from 0 on, in the order of their lines.
  private var words = Array(repeating: [UInt8](), count: WordList.lengthLimit + 1)
  private var lines = 0

  /// Reads a text with one word per line.
  mutating func read(_ text: UnsafeRawBufferPointer) throws(WordListError) {
    var (next, word) = (text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, [UInt8]())
    while next < text.count {
      let start = next
      while next < text.count, text[next] != Self.lineEnd { next += 1 }
      try read(text, start..<next, &word)
      next += 1
    }
  }

  /// Reads a line, which may be empty.
  private mutating func read(
    _ text: UnsafeRawBufferPointer, _ line: Range<Int>, _ word: inout [UInt8]
  ) throws(WordListError) {
    lines += 1
    var (start, end) = (line.lowerBound, line.upperBound)
    while start < end, Self.isBlank(text[start]) { start += 1 }
    while start < end, Self.isBlank(text[end - 1]) { end -= 1 }
    guard start < end else { return }
    word.removeAll(keepingCapacity: true)
    var hasLetter = false
    for place in start..<end {
      guard let character = WordList.uppercased(text[place]) else { throw .invalidCharacter(line: lines) }
      hasLetter = hasLetter || WordList.uppercasedLetter(character) != nil
      word.append(character)
    }
    guard word.count <= WordList.lengthLimit else { throw .tooLong(line: lines) }
    guard hasLetter else { throw .invalidCharacter(line: lines) }
    words[word.count] += word
  }

  /// A carriage return occurs at the end of a line with both characters.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The characters of all words, shortest words first, and where each length from 0 on starts; the last entry is the end. The
  /// words of a length are sorted and distinct.
  func sorted() -> (characters: [UInt8], starts: [Int]) {
    var (characters, starts) = ([UInt8](), [0])
    for length in 1...WordList.lengthLimit {
      starts.append(characters.count)
      words[length].withUnsafeBytes { words in
        /// The first place at which two words differ; nil if they are the same.
        func difference(_ left: UInt32, _ right: UInt32) -> Int? {
          (0..<length).first { words[Int(left) + $0] != words[Int(right) + $0] }
        }
        var order = stride(from: 0, to: words.count, by: length).map { UInt32($0) }
        order.sort { left, right in
          difference(left, right).map { words[Int(left) + $0] < words[Int(right) + $0] } ?? false
        }
        for (index, word) in order.enumerated() where index == 0 || difference(order[index - 1], word) != nil
        {
          characters += words[Int(word)..<Int(word) + length]
        }
      }
    }
    return (characters, starts + [characters.count])
  }
}
