/// The two settings of Hangman's flipside, each stored as it is changed.
package protocol HangmanSettings: AnyObject {
  /// How many letters the words of the next game have.
  var wordLength: Int { get set }
  /// How many wrong guesses the next game allows, 1 to 26.
  var maximumMistakes: Int { get set }
}
