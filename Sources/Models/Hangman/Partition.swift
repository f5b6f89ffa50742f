/// Words sorted into classes by where they have one character.
struct Partition {
  /// The words that have the character at the same positions and nowhere else.
  struct WordClass: Equatable {
    let positions: PositionSet
    let count: Int
  }

  /// The classes, largest first and otherwise always in the same order, so that a seed repeats a game.
  let classes: [WordClass]

  /// The positions of the character in each word.
  private let positions: [PositionSet]
  private let indices: [Int32]

  /// - Parameter indices: The words, by their index among those of this length; at least one.
  init(of indices: [Int32], in words: WordList, length: Int, by character: UInt8) {
    let positions = words.positions(of: character, inWords: indices, ofLength: length)
    var counts: [PositionSet: Int] = [:]
    for set in positions { counts[set, default: 0] += 1 }
    self.classes =
      counts
      .map { WordClass(positions: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.positions) < ($0.count, $1.positions) }
    self.positions = positions
    self.indices = indices
  }

  /// The classes with the most words: more than one after a tie.
  var largest: ArraySlice<WordClass> {
    classes.prefix { $0.count == classes.first?.count }
  }

  /// The words of one class.
  func words(in wordClass: WordClass) -> [Int32] {
    zip(indices, positions).lazy.filter { $0.1 == wordClass.positions }.map(\.0)
  }
}
