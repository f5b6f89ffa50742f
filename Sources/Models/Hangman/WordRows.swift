/// The words of one length in memory, one after the other. They are valid only while their list is.
struct WordRows {
  /// The first word. ``padding`` bytes after the last one can be read.
  let start: UnsafeRawPointer
  let length: Int

  /// The number of characters that are compared at once.
  static let padding = MemoryLayout<UInt64>.size

  private static let low: UInt64 = 0x0101_0101_0101_0101

  /// The first of the characters of a word.
  @inline(__always)
  func word(_ index: Int32) -> UnsafeRawPointer { start + Int(index) &* length }

  /// The positions of a character in each of the words, as the bits of a ``PositionSet``.
  func positions(of character: UInt8, in indices: [Int32]) -> [UInt64] {
    let needle = UInt64(character) &* Self.low
    let last = length - Self.padding
    // One loop for each case is faster than one that distinguishes them.
    if last < 0 {
      let mask: UInt64 = (1 << UInt64(length)) - 1
      return map(indices) { Self.matches($0, needle) & mask }
    }
    if last <= Self.padding {
      // Some characters are compared twice.
      return map(indices) { Self.matches($0, needle) | Self.matches($0 + last, needle) << UInt64(last) }
    }
    return map(indices) { word in
      stride(from: 0, to: last, by: Self.padding).reduce(Self.matches(word + last, needle) << UInt64(last)) {
        $0 | Self.matches(word + $1, needle) << UInt64($1)
      }
    }
  }

  @inline(__always)
  private func map(_ indices: [Int32], _ transform: (UnsafeRawPointer) -> UInt64) -> [UInt64] {
    [UInt64](unsafeUninitializedCapacity: indices.count) { target, count in
      indices.withUnsafeBufferPointer { indices in
        for place in indices.indices { target[place] = transform(word(indices[place])) }
      }
      count = indices.count
    }
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

  @inline(__always)
  func letters(in index: Int32) -> LetterSet {
    let word = word(index)
    var letters = LetterSet()
    for position in 0..<length { letters.insert(word.load(fromByteOffset: position, as: UInt8.self)) }
    return letters
  }
}
