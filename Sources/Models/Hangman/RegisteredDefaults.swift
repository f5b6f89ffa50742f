/// The settings of Hangman. Before the user changes them, they have the registered defaults
/// (seeds/evil-hangman.txt, "Features").
///
/// It is not final, so that tests can override its methods.
public class RegisteredDefaults {
  /// The number of letters in the words of the next game.
  public var wordLength = 7 { didSet { onChange?(\.wordLength) } }
  /// The number of wrong guesses that the next game allows, within ``HangmanModel/allowedLimits``.
  public var maximumMistakes = 6 { didSet { onChange?(\.maximumMistakes) } }
  /// How the computer plays the next game.
  public var temperament = Temperament.evil { didSet { onChange?(\.temperament) } }
  /// The word list of the next game; empty for the built-in one.
  public var words = "" { didSet { onChange?(\.words) } }
  /// The last word list that is a file chosen by the user; empty if there is none.
  public var otherWords = "" { didSet { onChange?(\.otherWords) } }
  /// Whether the game shows how many words are still possible.
  public var showsCandidateCount = false { didSet { onChange?(\.showsCandidateCount) } }
  /// Called after each change.
  public var onChange: ((PartialKeyPath<RegisteredDefaults>) -> Void)?
  /// Called after another program has changed a setting, which has its new value.
  public var onOutsideChange: (() -> Void)?

  /// Creates settings with the registered defaults.
  public init() {}
}
