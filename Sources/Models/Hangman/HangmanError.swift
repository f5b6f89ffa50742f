/// The reason why a game of Hangman cannot begin.
public enum HangmanError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The list has no words of this length.
  case noWords(length: Int)
  /// The number of allowed mistakes is not within ``HangmanModel/allowedLimits``.
  case limitOutOfRange

  /// A sentence that describes the problem, suitable for display.
  public var description: String {
    switch self {
    case .noWords(let length): "The word list has no words of length \(length)."
    case .limitOutOfRange:
      """
      Wrong guesses can be limited to \(HangmanModel.allowedLimits.lowerBound) at least \
      and \(HangmanModel.allowedLimits.upperBound) at most.
      """
    }
  }
}
