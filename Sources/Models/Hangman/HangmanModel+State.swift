extension HangmanModel {
  /// All that a saved game holds besides the words, which are the same list when it is restored.
  ///
  /// The candidates and ``dodges`` follow from the guesses.
  public struct State: Codable, Equatable, Sendable {
    /// The wrong guesses that lose the game.
    public var maximumMistakes: Int
    /// The letters guessed, in upper case and in order.
    public var guesses: String
    /// The word as far as it was revealed, with `_` for each letter that is not known.
    public var revealed: String
    /// A word that fits, once the game is over.
    public var word: String?

    /// Unlike ``HangmanModel/unknown`` it is not a character of words.
    static let unknown: Character = "_"

    /// Checks what can be checked without playing.
    ///
    /// - Returns: The pattern revealed, of a length of which the list has words.
    func validated(with words: WordList) throws(StateError) -> Pattern {
      try StateError.require(
        allowedLimits.contains(maximumMistakes), "A game of Hangman cannot allow \(maximumMistakes) mistakes."
      )
      let isOneByOne = guesses.utf8.count <= largestLimit && Set(guesses.utf8).count == guesses.utf8.count
      try StateError.require(
        isOneByOne && guesses.utf8.allSatisfy { WordList.uppercasedLetter($0) == $0 },
        "The guesses in Hangman are not distinct letters.")
      // Counted before it is read: it may be of any size.
      let length = revealed.utf8.count
      try StateError.require(
        words.count(ofLength: length) > 0, "The word list has no words of length \(length).")
      guard let pattern = Pattern(revealed, unknown: Self.unknown) else {
        throw StateError("What Hangman has revealed is not part of a word.")
      }
      return pattern
    }
  }
}
