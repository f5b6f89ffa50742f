/// The reason why a game of Hangman cannot begin.
public enum HangmanError: Error, Equatable, Sendable {
  /// The list has no words of this length.
  case noWords(length: Int)
  /// The number of allowed mistakes is not within ``HangmanModel/allowedLimits``.
  case limitOutOfRange
}
