/// Statistics of Evil Hangman for a word list: the numbers of words, and the outcome of each first guess.
public struct HangmanOdds: Sendable {
  /// A letter as the first guess of a game.
  public struct FirstGuess: Equatable, Sendable {
    /// The letter, in upper case.
    public let letter: Character
    /// The share of words with the letter: the probability of a hit if the computer were honest.
    public let share: Fraction
    /// The number of candidates left after the guess: the size of the largest class.
    public let wordsLeft: Int
    /// Whether the computer reveals the letter.
    public let isHit: Bool
  }

  /// The number of words of each length, from 1 to the longest.
  public let counts: [Int]
  /// The total number of words.
  public let total: Int
  /// The word length of the first guesses.
  public let length: Int
  /// Each letter as a first guess, the most common letters first; empty if there are no words of the length.
  public let firstGuesses: [FirstGuess]

  /// Calculates the statistics for words of a length.
  public init(words: WordList, length: Int) {
    counts = (1...words.longestLength).map { words.count(ofLength: $0) }
    total = words.count
    self.length = length
    firstGuesses = words.count(ofLength: length) == 0 ? [] : Self.guesses(words, length)
  }

  private static func guesses(_ words: WordList, _ length: Int) -> [FirstGuess] {
    var candidates = Candidates(of: words, length: length)
    // As at the start of a game. If two classes have the same size, either one gives the same odds.
    for mark in Alphabet.punctuation {
      let partition = candidates.partition(by: mark)
      candidates.keep(partition.classes[0], of: partition, by: mark)
    }
    return words.alphabet.letters.indices.map { guess(LetterSet.character($0), words.alphabet, candidates) }
      .sorted { $0.share.value > $1.share.value }
  }

  private static func guess(_ letter: UInt8, _ alphabet: Alphabet, _ candidates: Candidates) -> FirstGuess {
    let partition = candidates.partition(by: letter)
    let without = partition.classes.first { $0.positions.isEmpty }?.count ?? 0
    return FirstGuess(
      letter: alphabet.character(letter),
      share: Fraction(candidates.count - without, of: candidates.count),
      wordsLeft: partition.largest.first?.count ?? 0,
      isHit: partition.largest.allSatisfy { !$0.positions.isEmpty })
  }
}
