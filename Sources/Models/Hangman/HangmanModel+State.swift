extension HangmanModel {
  /// The content of a saved game, without the words, which must be the same when it is restored.
  ///
  /// The candidates and ``dodges`` follow from the guesses.
  public struct State: Codable, Equatable, Sendable {
    /// How the computer plays.
    public var temperament: Temperament
    /// The number of wrong guesses that loses the game.
    public var maximumMistakes: Int
    /// The guessed letters, in upper case and in order.
    public var guesses: String
    /// The revealed part of the word, with `_` for each unknown letter.
    public var revealed: String
    /// A possible word, once the game is over.
    public var word: String?
    /// The word of an honest game from its start on, so that a restored game keeps it. Others have none.
    public var secret: String?

    /// Unlike ``HangmanModel/unknown``, this is not a character of words.
    static let unknown: Character = "_"

    /// Validates everything that does not require a replay.
    ///
    /// - Returns: The revealed pattern, of a length that the list contains.
    func validated(with words: WordList) throws(StateError) -> Pattern {
      try StateError.require(
        allowedLimits.contains(maximumMistakes), "A game of Hangman cannot allow \(maximumMistakes) mistakes."
      )
      let letters = words.alphabet.letters
      try StateError.require(
        Set(guesses).count == guesses.count && guesses.allSatisfy(letters.contains),
        "The guesses in Hangman are not distinct letters.")
      let length = revealed.count
      try StateError.require(
        words.count(ofLength: length) > 0, "The word list has no words of length \(length).")
      guard let pattern = Pattern(revealed, unknown: Self.unknown, words.alphabet) else {
        throw StateError("What Hangman has revealed is not part of a word.")
      }
      try StateError.require(
        (secret != nil) == (temperament == .honest), "Only an honest game of Hangman has a secret word.")
      return pattern
    }
  }
}
