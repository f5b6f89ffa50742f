/// A text with one word per line. Eight characters are read at once.
struct WordText {
  static let lineEnd = UInt8(ascii: "\n")
  private static let step = MemoryLayout<UInt64>.size
  private static let low: UInt64 = 0x0101_0101_0101_0101

  private let text: UnsafeRawBufferPointer
  /// The first character after a byte-order mark.
  let start: Int

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var count: Int { text.count }

  subscript(position: Int) -> UInt8 {
    @inline(__always) get { text[position] }
  }

  /// The end of the blanks from a position on. A carriage return occurs at the end of a line with both characters.
  @inline(__always)
  func endOfBlanks(from start: Int) -> Int {
    var end = start
    while end < count, text[end] <= UInt8(ascii: " "), Self.isBlank(text[end]) { end += 1 }
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// The end of the characters from a position on that are allowed in words.
  @inline(__always)
  func endOfWord(from start: Int) -> Int {
    var end = start
    while true {
      while end + Self.step <= count {
        let letters = Self.leadingLetters(eight(at: end))
        end += letters
        if letters < Self.step { break }
      }
      // Other characters of words are rare.
      guard end < count, WordList.uppercased(text[end]) != nil else { return end }
      end += 1
    }
  }

  /// The number of letters at the start of eight characters.
  @inline(__always)
  private static func leadingLetters(_ characters: UInt64) -> Int {
    let upper = characters & (0x5F &* low)
    // Bit 7 of each byte: at least A, and not above Z.
    let isLetter = (upper &+ (0x3F &* low)) & ~(upper &+ (0x25 &* low)) & ~characters & (0x80 &* low)
    return (isLetter ^ (0x80 &* low)).trailingZeroBitCount / 8
  }

  func hasLetter(_ word: Range<Int>) -> Bool { word.contains { WordList.uppercasedLetter(text[$0]) != nil } }

  /// Copies a word in upper case. More characters than the word has may be overwritten, but none from `limit` on.
  @inline(__always)
  func copyWord(
    _ word: Range<Int>, to target: UnsafeMutableRawBufferPointer, at place: Int, before limit: Int
  ) {
    var offset = 0
    while offset < word.count {
      if word.lowerBound + offset + Self.step <= count, place + offset + Self.step <= limit {
        target.storeBytes(
          of: Self.uppercased(eight(at: word.lowerBound + offset)).littleEndian, toByteOffset: place + offset,
          as: UInt64.self)
        offset += Self.step
      } else {
        target[place + offset] = Self.uppercased(text[word.lowerBound + offset])
        offset += 1
      }
    }
  }

  /// Characters of words in upper case: letters have the bit 0x40, and lower case has 0x20, too.
  @inline(__always)
  private static func uppercased(_ characters: UInt64) -> UInt64 {
    characters & ~((characters >> 1) & (0x20 &* low))
  }

  @inline(__always)
  static func uppercased(_ character: UInt8) -> UInt8 { character & ~((character >> 1) & 0x20) }

  @inline(__always)
  private func eight(at position: Int) -> UInt64 {
    UInt64(littleEndian: text.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}
