/// The reason why a word list is refused. Lines, or the words of a sequence, count from 1.
public enum WordListError: Error, Equatable, Sendable, CustomStringConvertible {
  /// There are no words.
  case empty
  /// The line has a character other than letters a–z, apostrophes and hyphens, or no letter.
  case invalidCharacter(line: Int)
  /// The line has more than ``WordList/lengthLimit`` characters.
  case tooLong(line: Int)

  /// A sentence that describes the problem and its line, suitable for display.
  public var description: String {
    switch self {
    case .empty: "The word list has no words."
    case .invalidCharacter(let line):
      "Line \(line) of the word list is not a word of letters a–z, with apostrophes and hyphens at most."
    case .tooLong(let line):
      "Line \(line) of the word list has more than \(WordList.lengthLimit) characters."
    }
  }
}
