/// A set of the letters A to Z. Each letter is one bit.
struct LetterSet {
  /// The number of letters.
  static let letters = 26

  private var bits: UInt32 = 0

  /// The letters among these characters.
  init(_ characters: some Sequence<UInt8> = []) {
    for character in characters { insert(character) }
  }

  /// Inserts a letter in upper case; any other character changes nothing.
  @inline(__always)
  mutating func insert(_ character: UInt8) {
    let letter = UInt32(character) &- UInt32(UInt8(ascii: "A"))
    bits |= letter < Self.letters ? 1 &<< letter : 0
  }

  @inline(__always)
  func contains(_ letter: UInt8) -> Bool { bits >> (UInt32(letter) &- UInt32(UInt8(ascii: "A"))) & 1 != 0 }

  @inline(__always)
  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }

  /// The letters that are not in the set.
  var others: [UInt8] { (0..<Self.letters).map(Self.character).filter { !contains($0) } }

  @inline(__always)
  func subtracting(_ other: LetterSet) -> LetterSet {
    var difference = self
    difference.bits &= ~other.bits
    return difference
  }

  /// Adds 1 to the count of each letter. There are ``letters`` counts, from A on.
  @inline(__always)
  func add(to counts: UnsafeMutableBufferPointer<Int>) {
    var rest = bits
    while rest != 0 {
      counts[rest.trailingZeroBitCount] &+= 1
      rest &= rest &- 1
    }
  }

  /// The letter with a number.
  static func character(_ letter: Int) -> UInt8 { UInt8(ascii: "A") + UInt8(letter) }
}
