/// Words divided into classes by the positions of one character.
struct Partition {
  /// The words with the character at exactly these positions.
  struct WordClass: Equatable {
    let positions: PositionSet
    let count: Int
  }

  /// The classes, largest first and otherwise in a fixed order, so that games with a seed are reproducible.
  let classes: [WordClass]

  /// The positions of the character in each word.
  private let positions: [PositionSet]
  private let indices: [Int32]

  /// - Parameter indices: The words, by their index among those of this length; not empty.
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

  /// The largest classes: several if they have the same size.
  var largest: ArraySlice<WordClass> {
    classes.prefix { $0.count == classes.first?.count }
  }

  /// The words of one class.
  func words(in wordClass: WordClass) -> [Int32] {
    zip(indices, positions).lazy.filter { $0.1 == wordClass.positions }.map(\.0)
  }
}
