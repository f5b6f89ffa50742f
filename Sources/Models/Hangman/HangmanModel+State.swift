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

    /// Validates everything that does not require a replay. Returns the revealed pattern, of a length that the list contains.
    func validated(with words: WordList) throws(StateError) -> Pattern {
      try StateError.require(allowedLimits.contains(maximumMistakes))
      try StateError.require(Set(guesses).count == guesses.count)
      try StateError.require(guesses.allSatisfy(words.alphabet.letters.contains))
      try StateError.require(words.count(ofLength: revealed.count) > 0)
      try StateError.require((secret != nil) == (temperament == .honest))
      guard let pattern = Pattern(revealed, unknown: Self.unknown, words.alphabet) else { throw StateError() }
      return pattern
    }
  }
}
