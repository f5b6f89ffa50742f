/// The candidate words: all words of one length that match the revealed pattern.
struct Candidates {
  /// The revealed characters.
  private(set) var pattern: Pattern

  private let list: WordList
  /// The words, by their index among those of the length; never empty.
  private var indices: [Int32]

  /// All words of a length. The list must contain some.
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

  /// Divides the words by the positions of a character, keeps one class and reveals the positions in that class.
  ///
  /// - Parameter choose: Selects one of the largest classes. If it returns `nil`, nothing changes.
  /// - Returns: The classes and the selection; `nil` if `choose` returned `nil`.
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

  /// The words, divided by the positions of a character.
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
