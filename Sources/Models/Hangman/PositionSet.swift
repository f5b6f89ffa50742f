/// A set of positions in a word, counted from 0. Each position is one bit, so comparing sets is fast.
struct PositionSet: Hashable, Comparable {
  private(set) var bits: UInt64 = 0

  init() {}

  init(bits: UInt64) { self.bits = bits }

  /// The positions of a character in a word.
  init(of character: UInt8, in word: [UInt8]) {
    for (position, other) in word.enumerated() where other == character { insert(position) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ position: Int) -> Bool {
    bits & (1 << UInt64(position)) != 0
  }

  mutating func insert(_ position: Int) {
    bits |= 1 << UInt64(position)
  }

  /// An arbitrary but fixed order that begins with the empty set.
  static func < (left: PositionSet, right: PositionSet) -> Bool {
    left.bits < right.bits
  }
}
