import GtkKit
import Models

/// The reason why a word list of the user is not used.
package nonisolated enum WordFileError: Error {
  case unread(UserFile.ReadFailure)
  case binary
  case noPropertyList(PropertyList.Failure)
  case refused(WordListError)
}

extension WordFileError {
  /// A sentence in the user's language.
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)): tr("It cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("It is not a file.")
    case .unread(.tooLarge): tr("It is larger than 16 MB.")
    case .binary: tr("It is a binary property list. Only property lists in XML are supported.")
    case .noPropertyList(.notText): tr("It is not text in UTF-8.")
    case .noPropertyList(.invalid(let reason)):
      tr("It is not a property list ({reason}).", ["reason": reason])
    case .noPropertyList(.tooDeep(let line)): tr("Line {line} is nested too deeply.", ["line": String(line)])
    case .refused(.empty): tr("It has no words.")
    case .refused(.invalidCharacter(let line)):
      tr(
        "Line {line} has a character that is not a letter a–z, an apostrophe or a hyphen.",
        ["line": String(line)])
    case .refused(.tooLong(let line)): tr("Line {line} has more than 64 letters.", ["line": String(line)])
    }
  }
}

extension WordListError {
  /// The error with another line number.
  nonisolated func mapLine(_ transform: (Int) -> Int) -> WordListError {
    switch self {
    case .empty: .empty
    case .invalidCharacter(let line): .invalidCharacter(line: transform(line))
    case .tooLong(let line): .tooLong(line: transform(line))
    }
  }
}
