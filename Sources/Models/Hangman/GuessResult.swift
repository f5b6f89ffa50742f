/// What came of a guess.
public enum GuessResult: Equatable, Sendable {
  /// The letter is in the word; all its places are revealed.
  case hit
  /// The letter is not in the word; one mistake more.
  case miss
  /// It was no guess (not one letter, or guessed before, or the game is over), and costs nothing.
  case ignored
}
