/// The candidate words: all words of one length that match the revealed pattern.
struct Candidates {
  private(set) var pattern: Pattern

  private let list: WordList
  /// The words, by their index among those of the length; never empty.
  private(set) var indices: [Int32]

  /// All words of a length. The list must contain some.
  init(of list: WordList, length: Int) {
    self.list = list
    pattern = Pattern(length: length, list.alphabet)
    indices = Array(0..<Int32(list.count(ofLength: length)))
  }

  var count: Int { indices.count }

  /// The index of a random word, which is not withheld if there is another one.
  func randomWord(using generator: inout some RandomNumberGenerator) -> Int32? {
    let shown = indices.filter { !list.isWithheld(at: $0, ofLength: pattern.length) }
    return (shown.isEmpty ? indices : shown).randomElement(using: &generator)
  }

  func word(at index: Int32) -> [UInt8] { list.word(at: index, ofLength: pattern.length) }

  func spelling(at index: Int32) -> String { list.spelling(at: index, ofLength: pattern.length) }

  /// The index of a word; `nil` if it is not possible.
  func index(of word: [UInt8]) -> Int32? { indices.first { self.word(at: $0) == word } }

  /// The words, divided by the positions of a character.
  func partition(by character: UInt8) -> Partition {
    Partition(of: indices, in: list, length: pattern.length, by: character)
  }

  /// Keeps one class of a partition by a character, and reveals its positions. Returns what the computer could have done, and did.
  @discardableResult
  mutating func keep(
    _ kept: Partition.WordClass, of partition: Partition, by character: UInt8
  ) -> Dodge {
    let dodge = dodge(by: character, partition, keeping: kept)
    indices = partition.indices(in: kept)
    pattern = pattern.revealing(character, at: kept.positions)
    return dodge
  }

  func letterCounts(besides guessed: LetterSet) -> LetterCounts {
    list.withRows(ofLength: pattern.length) { rows in
      LetterCounts(
        indices.lazy.map { rows.letters(in: $0).subtracting(guessed) }, letters: list.alphabet.letters.count)
    }
  }

  /// How to look ahead in the words of this length.
  var lookahead: Lookahead { Lookahead(list: list, length: pattern.length) }

  // MARK: - Helpers

  private func dodge(by character: UInt8, _ partition: Partition, keeping kept: Partition.WordClass) -> Dodge
  {
    func shown(_ wordClass: Partition.WordClass) -> Dodge.WordClass {
      let pattern = pattern.revealing(character, at: wordClass.positions)
      return Dodge.WordClass(pattern: pattern.text(unknown: HangmanModel.unknown), count: wordClass.count)
    }
    let others = partition.classes.lazy.filter { $0 != kept }
    let givenUp = others.prefix(Dodge.wordsShown).enumerated().compactMap { number, wordClass in
      partition.index(in: wordClass, from: count * (number + 1) / (Dodge.wordsShown + 1)) {
        !list.isWithheld(at: $0, ofLength: pattern.length)
      }
    }
    return Dodge(
      letter: list.alphabet.character(character), candidateCount: count,
      classCount: partition.classes.count,
      largestClasses: [shown(kept)] + others.prefix(Dodge.classesShown - 1).map(shown), kept: shown(kept),
      givenUp: givenUp.map(spelling))
  }
}
