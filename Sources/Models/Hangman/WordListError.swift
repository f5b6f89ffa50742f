/// The reason why a word list is refused. Lines, or the words of a sequence, count from 1.
public enum WordListError: Error, Equatable, Sendable {
  /// There are no words.
  case empty
  /// The line has a character other than letters a–z, apostrophes and hyphens, or no letter.
  case invalidCharacter(line: Int)
  /// The line has more than ``WordList/lengthLimit`` characters.
  case tooLong(line: Int)
}
