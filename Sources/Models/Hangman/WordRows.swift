/// The words of one length in memory, one after the other. They are valid only while their list is.
struct WordRows {
  /// The characters of the first word.
  let start: UnsafeRawPointer
  let length: Int

  /// The first of the characters of a word.
  @inline(__always)
  func word(_ index: Int32) -> UnsafeRawPointer { start + Int(index) &* length }

  /// The positions of a character in each of the words, as the bits of a ``PositionSet``.
  func positions(of character: UInt8, in indices: [Int32]) -> [UInt64] {
    indices.map { index in
      let word = word(index)
      var positions: UInt64 = 0
      for position in 0..<length where word.load(fromByteOffset: position, as: UInt8.self) == character {
        positions |= 1 << UInt64(position)
      }
      return positions
    }
  }

  @inline(__always)
  func letters(in index: Int32) -> LetterSet {
    let word = word(index)
    var letters = LetterSet()
    for position in 0..<length { letters.insert(word.load(fromByteOffset: position, as: UInt8.self)) }
    return letters
  }
}
