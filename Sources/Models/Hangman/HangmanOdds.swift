/// What a word list makes of Evil Hangman: how many words there are, and what becomes of a first guess.
public struct HangmanOdds: Sendable {
  /// A letter as the first guess of a game.
  public struct FirstGuess: Equatable, Sendable {
    /// The letter, in upper case.
    public let letter: Character
    /// What part of the words has the letter: the chance of a hit if the computer were honest.
    public let share: Fraction
    /// How many words the computer still has in mind afterwards: the largest class of them.
    public let wordsLeft: Int
    /// Whether it owns up to the letter.
    public let isHit: Bool
  }

  /// How many words of each length there are, from 1 to the longest.
  public let counts: [Int]
  /// How many words there are.
  public let total: Int
  /// The length that the first guesses are told for.
  public let length: Int
  /// Each letter as a first guess, those first that most words have; none where no word has the length.
  public let firstGuesses: [FirstGuess]

  /// What a list makes of the game with words of a length.
  public init(words: WordList, length: Int) {
    counts = (1...words.longestLength).map { words.count(ofLength: $0) }
    total = words.count
    self.length = length
    firstGuesses = words.count(ofLength: length) == 0 ? [] : Self.guesses(words, length)
  }

  private static func guesses(_ words: WordList, _ length: Int) -> [FirstGuess] {
    var candidates = Candidates(of: words, length: length)
    // As a game does before the first guess; which of two classes of a size is kept makes no difference to chances.
    for mark in WordList.punctuation { candidates.keepClass(by: mark) { $0.first } }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { guess($0, candidates) }
      .sorted { $0.share.value > $1.share.value }
  }

  private static func guess(_ letter: UInt8, _ candidates: Candidates) -> FirstGuess {
    let partition = candidates.partition(by: letter)
    let without = partition.classes.first { $0.positions.isEmpty }?.count ?? 0
    return FirstGuess(
      letter: Character(Unicode.Scalar(letter)),
      share: Fraction(candidates.count - without, of: candidates.count),
      wordsLeft: partition.largest.first?.count ?? 0,
      isHit: partition.largest.allSatisfy { !$0.positions.isEmpty })
  }
}
