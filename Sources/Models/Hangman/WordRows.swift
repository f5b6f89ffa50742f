/// The words of one length in memory, one after the other. They are valid only while their list is.
struct WordRows {
  /// The first word. ``padding`` bytes after the last one can be read.
  let start: UnsafeRawPointer
  let length: Int

  /// The number of characters that are compared at once.
  static let padding = MemoryLayout<UInt64>.size

  private static let low: UInt64 = 0x0101_0101_0101_0101

  /// Eight copies of a character, to compare eight characters at once.
  static func needle(_ character: UInt8) -> UInt64 { UInt64(character) &* low }

  /// The first of the characters of a word.
  @inline(__always)
  func word(_ index: Int32) -> UnsafeRawPointer { start + Int(index) &* length }

  /// The positions of the character of a needle in a word.
  @inline(__always)
  func positions(of needle: UInt64, in index: Int32) -> UInt64 {
    let word = word(index)
    var found = Self.matches(word, needle)
    if length < Self.padding { return found & ((1 << UInt64(length)) &- 1) }
    var next = Self.padding
    while next < length {
      // The last characters may be compared twice.
      let position = min(next, length &- Self.padding)
      found |= Self.matches(word + position, needle) << UInt64(position)
      next &+= Self.padding
    }
    return found
  }

  /// One bit for each of eight characters that equals that of the needle. The characters are ASCII.
  ///
  /// "Determine if a word has a zero byte" in S. E. Anderson, "Bit Twiddling Hacks"; the product gathers the eight bits.
  @inline(__always)
  private static func matches(_ characters: UnsafeRawPointer, _ needle: UInt64) -> UInt64 {
    let differences = UInt64(littleEndian: characters.loadUnaligned(as: UInt64.self)) ^ needle
    let equal = ~(((differences & (0x7F &* low)) &+ 0x7F &* low) | differences) & (0x80 &* low)
    return ((equal >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// The letters of a word.
  @inline(__always)
  func letters(in index: Int32) -> LetterSet {
    let word = word(index)
    var letters = LetterSet()
    for position in 0..<length { letters.insert(word.load(fromByteOffset: position, as: UInt8.self)) }
    return letters
  }
}
