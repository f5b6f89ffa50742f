/// The result of a guess.
public enum GuessResult: Equatable, Sendable {
  /// The letter is in the word; all its positions are revealed.
  case hit
  /// The letter is not in the word; it counts as a mistake.
  case miss
  /// The guess is invalid (not one letter, a repeated letter, or the game is over) and costs nothing.
  case ignored
}
