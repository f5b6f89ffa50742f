/// A set of letters of an ``Alphabet``. Each letter is one bit.
struct LetterSet {
  static let first = UInt8(ascii: "A")
  static let capacity = 32

  private var bits: UInt32 = 0

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

  static func character(_ letter: Int) -> UInt8 { first + UInt8(letter) }
}

struct LetterCounts {
  private let counts: [Int]

  /// - Parameter letters: The number of letters in the alphabet.
  init(_ words: some Sequence<LetterSet>, letters: Int) {
    var counts = Array(repeating: 0, count: LetterSet.capacity)
    counts.withUnsafeMutableBufferPointer { counts in
      for word in words { word.add(to: counts) }
    }
    self.counts = Array(counts[..<letters])
  }

  /// The letter that is in the most words; of several such letters, the first of the alphabet. `nil` if there is no letter.
  var likeliest: UInt8? {
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map(LetterSet.character)
  }

  /// All letters, the likeliest first.
  var order: [UInt8] {
    counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.map(LetterSet.character)
  }
}
