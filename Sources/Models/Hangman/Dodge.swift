/// How the computer dodged a guess (seeds/evil-hangman.txt, "Let's partition those words into equivalence classes").
public struct Dodge: Equatable, Sendable {
  /// The words with the letter at the same positions.
  public struct WordClass: Equatable, Sendable {
    /// The pattern that this class would reveal, with ``HangmanModel/unknown`` for each unknown letter.
    public let pattern: String
    /// The number of words in the class, 1 or more.
    public let count: Int
  }

  /// The maximum number of ``largestClasses``.
  public static let classesShown = 5
  /// The maximum number of words in ``givenUp``.
  public static let wordsShown = 3

  /// The letter that was guessed, in upper case.
  public let letter: Character
  /// The number of candidates before the guess.
  public let candidateCount: Int
  /// The number of classes.
  public let classCount: Int
  /// The kept class and the next largest ones, at most ``classesShown`` in all.
  public let largestClasses: [WordClass]
  /// The class that was kept: one of the largest in an evil game, and any class in others.
  public let kept: WordClass
  /// Words that were candidates until this guess, at most ``wordsShown``: one of each of the largest other classes, each from
  /// another part of the alphabet.
  public let givenUp: [String]
}
