/// Why a word list is refused. Lines count from 1; in a sequence of words, so do the words.
public enum WordListError: Error, Equatable, Sendable {
  /// There is not a single word.
  case empty
  /// The line has something other than letters a–z, apostrophes and hyphens, or no letter among them.
  case invalidCharacter(line: Int)
  /// The line has more than ``WordList/lengthLimit`` characters.
  case tooLong(line: Int)
}

extension WordListError: CustomStringConvertible {
  /// What was wrong with which line, as a sentence fit to show.
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
