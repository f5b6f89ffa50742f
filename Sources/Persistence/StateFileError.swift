import GtkKit
import Models

/// Why a saved state cannot be taken up.
package nonisolated enum StateFileError: Error {
  case unread(FileReader.Failure)
  case damaged
  case newer
  case breaksRule(StateError)
}

extension StateFileError {
  /// The reason in the user's language, a sentence.
  package var message: String {
    switch self {
    case .unread(.unreadable(let reason)):
      tr("The file with them cannot be read ({reason}).", ["reason": reason])
    case .unread(.notAFile): tr("What lies in the place of the file with them is no file.")
    case .unread(.tooLarge), .damaged: tr("The file with them is damaged.")
    case .unread(.foreign): tr("The file with them belongs to another user.")
    case .newer: tr("The file with them was written by a newer version of Parlor.")
    case .breaksRule: tr("The file with them tells of a game that cannot have been played.")
    }
  }
}
