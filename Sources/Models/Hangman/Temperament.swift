/// How the computer plays Hangman.
public enum Temperament: String, CaseIterable, Codable, Sendable {
  /// It chooses a word at the start and keeps it.
  case honest
  /// It keeps the largest class of words after each guess. Source: seeds/evil-hangman.txt, "Evil Hangman".
  case evil
  /// It looks ahead: among the largest classes, it keeps the one from which the player is forced into the
  /// most misses, to judge by the guesses so far.
  case diabolical
}
