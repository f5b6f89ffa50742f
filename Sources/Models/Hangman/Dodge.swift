/// How the computer dodged one guess: the classes its words fell into, and the one it kept.
///
/// Source: seeds/evil-hangman.txt, "Let's partition those words into equivalence classes".
public struct Dodge: Equatable, Sendable {
  /// Words that agree on where the letter is.
  public struct WordClass: Equatable, Sendable {
    /// What the player would see if this class were kept, ``HangmanModel/unknown`` for a letter not known.
    public let pattern: String
    /// How many words are in the class, 1 or more.
    public let count: Int
  }

  /// How many classes ``largestClasses`` tells of at most.
  public static let classesShown = 5

  /// The letter that was guessed, in upper case.
  public let letter: Character
  /// How many words were possible before the guess.
  public let candidateCount: Int
  /// How many classes they fell into.
  public let classCount: Int
  /// The class that was kept, then the next largest ones, at most ``classesShown`` in all.
  public let largestClasses: [WordClass]
  /// The class that was kept: a largest one.
  public let kept: WordClass
}
