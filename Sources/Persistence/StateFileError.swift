import GtkKit

/// The reason why a state file was not loaded.
package nonisolated enum StateFileError: Error {
  case unread(UserFile.ReadFailure)
  /// The file belongs to another user.
  case foreign
  case damaged
  case newer

  /// Whether the file is invalid. A file that the system could not read may be valid.
  var isFileInvalid: Bool {
    if case .unread(.unreadable) = self { false } else { true }
  }
}

extension StateFileError {
  /// A sentence in the user's language.
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)):
      tr("The file with your games cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("The file with your games is not a regular file.")
    case .unread(.tooLarge), .damaged: tr("The file with your games is damaged.")
    case .foreign: tr("The file with your games belongs to another user.")
    case .newer: tr("The file with your games was saved by a newer version of Parlor.")
    }
  }
}
