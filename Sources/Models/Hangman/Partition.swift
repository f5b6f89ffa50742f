/// Words divided into classes by the positions of one character.
struct Partition {
  /// The words with the character at exactly these positions.
  struct WordClass: Equatable {
    let positions: PositionSet
    let count: Int
  }

  /// The classes, largest first and otherwise in a fixed order, so that games with a seed are reproducible.
  let classes: [WordClass]

  /// The positions of the character in each word, as a ``PositionSet``.
  private let positions: [UInt64]
  private let indices: [Int32]

  /// - Parameter indices: The words, by their index among those of this length; not empty.
  init(of indices: [Int32], in words: WordList, length: Int, by character: UInt8) {
    let positions = words.withRows(ofLength: length) { $0.positions(of: character, in: indices) }
    classes = Self.classes(of: positions).sorted(by: Self.isBefore)
    self.positions = positions
    self.indices = indices
  }

  /// The classes of words with these positions of a character, in any order.
  static func classes(of positions: [UInt64]) -> [WordClass] {
    // Most words do not have the character.
    let without = positions.count { $0 == 0 }
    var counts: [UInt64: Int] = without > 0 ? [0: without] : [:]
    for set in positions where set != 0 { counts[set, default: 0] += 1 }
    return counts.map { WordClass(positions: PositionSet(bits: $0), count: $1) }
  }

  static func isBefore(_ left: WordClass, _ right: WordClass) -> Bool {
    (right.count, left.positions) < (left.count, right.positions)
  }

  /// The largest classes: several if they have the same size.
  var largest: ArraySlice<WordClass> {
    classes.prefix { $0.count == classes.first?.count }
  }

  func indices(in wordClass: WordClass) -> [Int32] {
    zip(indices, positions).lazy.filter { $0.1 == wordClass.positions.bits }.map(\.0)
  }

  /// The index of a word of a class: the first one from a place on, by the order of the words. One that is not wanted is
  /// found only if the class has no other.
  func index(in wordClass: WordClass, from start: Int, where isWanted: (Int32) -> Bool) -> Int32? {
    let places = [start..<indices.count, 0..<start].joined().lazy.filter {
      positions[$0] == wordClass.positions.bits
    }
    return (places.first { isWanted(indices[$0]) } ?? places.first).map { indices[$0] }
  }
}

/// A set of positions in a word, counted from 0. Each position is one bit, so comparing sets is fast.
struct PositionSet: Hashable, Comparable {
  private(set) var bits: UInt64 = 0

  init(bits: UInt64) { self.bits = bits }

  init(of character: UInt8, in word: [UInt8?]) {
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
