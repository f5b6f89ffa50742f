/// The words that the computer has in mind: all those of one length that fit what it has revealed.
struct Candidates {
  /// What was revealed.
  private(set) var pattern: Pattern

  private let list: WordList
  /// The words, by their index among those of the length; at least one.
  private var indices: [Int32]

  /// Every word of a length, of which the list has some.
  init(of list: WordList, length: Int) {
    self.list = list
    pattern = Pattern(length: length)
    indices = Array(0..<Int32(list.count(ofLength: length)))
  }

  var count: Int { indices.count }

  func randomWord(using generator: inout some RandomNumberGenerator) -> String? {
    indices.randomElement(using: &generator).map(word)
  }

  func contains(_ word: String) -> Bool {
    indices.contains { self.word(at: $0) == word }
  }

  /// Divides the words by where they have a character, keeps one class and reveals what it has in common.
  ///
  /// - Parameter choose: Picks one of the largest classes. If it declines, nothing changes.
  /// - Returns: What was done, or `nil` if `choose` declined.
  @discardableResult
  mutating func keepClass(
    by character: UInt8, choosing choose: (ArraySlice<Partition.WordClass>) -> Partition.WordClass?
  ) -> Dodge? {
    let partition = partition(by: character)
    guard let kept = choose(partition.largest) else { return nil }
    let dodge = dodge(by: character, partition, keeping: kept)
    indices = partition.words(in: kept)
    pattern = pattern.revealing(character, at: kept.positions)
    return dodge
  }

  /// The words, divided by where they have a character.
  func partition(by character: UInt8) -> Partition {
    Partition(of: indices, in: list, length: pattern.length, by: character)
  }

  // MARK: - Helpers

  private func word(at index: Int32) -> String {
    list.word(at: Int(index), ofLength: pattern.length)
  }

  private func dodge(by character: UInt8, _ partition: Partition, keeping kept: Partition.WordClass) -> Dodge
  {
    func shown(_ wordClass: Partition.WordClass) -> Dodge.WordClass {
      let pattern = pattern.revealing(character, at: wordClass.positions)
      return Dodge.WordClass(pattern: pattern.text(unknown: HangmanModel.unknown), count: wordClass.count)
    }
    let others = partition.classes.filter { $0 != kept }.prefix(Dodge.classesShown - 1)
    return Dodge(
      letter: Character(Unicode.Scalar(character)), candidateCount: count,
      classCount: partition.classes.count,
      largestClasses: [shown(kept)] + others.map(shown), kept: shown(kept))
  }
}
