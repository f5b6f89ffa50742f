import GtkKit
import Models

/// The reason why a word list of the user is not used.
package nonisolated enum WordFileError: Error {
  case unread(UserFile.ReadFailure)
  case binary
  /// The format, such as gzip.
  case compressed(String)
  case program
  case json
  case notText
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
    case .compressed(let format): tr("It is compressed ({format}). Unpack it first.", ["format": format])
    case .program: tr("It is a program.")
    case .json: tr("It is a JSON file.")
    case .notText, .noPropertyList(.notText): tr("It is not text.")
    case .noPropertyList(.invalid(let reason)):
      tr("It is not a property list ({reason}).", ["reason": reason])
    case .noPropertyList(.tooDeep(let line)): tr("Line {line} is nested too deeply.", ["line": String(line)])
    case .refused(.empty): tr("It has no words.")
    }
  }
}
