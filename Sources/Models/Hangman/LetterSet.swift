/// A set of letters of an ``Alphabet``. Each letter is one bit.
struct LetterSet {
  /// The first letter.
  static let first = UInt8(ascii: "A")
  /// The maximum number of letters.
  static let capacity = 32

  private var bits: UInt32 = 0

  /// The letters among these characters.
  init(_ characters: some Sequence<UInt8> = []) {
    for character in characters { insert(character) }
  }

  /// Inserts a letter; any other character changes nothing.
  @inline(__always)
  mutating func insert(_ character: UInt8) {
    let letter = UInt32(character) &- UInt32(Self.first)
    bits |= letter < Self.capacity ? 1 &<< letter : 0
  }

  @inline(__always)
  func contains(_ letter: UInt8) -> Bool { bits >> (UInt32(letter) &- UInt32(Self.first)) & 1 != 0 }

  @inline(__always)
  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }

  /// Those of a number of letters that are not in the set.
  func others(of count: Int) -> [UInt8] { (0..<count).map(Self.character).filter { !contains($0) } }

  @inline(__always)
  func subtracting(_ other: LetterSet) -> LetterSet {
    var difference = self
    difference.bits &= ~other.bits
    return difference
  }

  /// Adds 1 to the count of each letter. There is one for each letter that the set can have.
  @inline(__always)
  func add(to counts: UnsafeMutableBufferPointer<Int>) {
    var rest = bits
    while rest != 0 {
      counts[rest.trailingZeroBitCount] &+= 1
      rest &= rest &- 1
    }
  }

  /// The letter with a number.
  static func character(_ letter: Int) -> UInt8 { first + UInt8(letter) }
}
