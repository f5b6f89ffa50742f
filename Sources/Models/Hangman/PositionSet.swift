/// A set of positions in a word, counted from 0. Each position is one bit, so comparing sets is fast.
struct PositionSet: Hashable, Comparable {
  private var bits: UInt64 = 0

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
