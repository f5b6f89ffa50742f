import Controllers
import GtkKit
import Models

/// The reason why a session is not opened or saved.
package nonisolated enum SessionFileError: Error {
  case unread(UserFile.ReadFailure)
  /// The file is not on this computer.
  case elsewhere
  /// The file has another format.
  case noSession
  case newer
  case damaged
  case tooDeep
  case textTooLong
  case tooManyMoments
  /// A value cannot be written, such as a number that is infinite.
  case unwritable
  /// A message or a moment belongs to a game that Parlor does not have.
  case unknownGame
  case unreadableGame(ScreenName)
}

extension SessionFileError {
  /// A sentence in the user's language.
  package var message: String {
    switch self {
    case .unread(.unreadable(let error)): tr("It cannot be read ({reason}).", ["reason": error.reason])
    case .unread(.notAFile): tr("It is not a file.")
    case .unread(.tooLarge): tr("It is larger than 32 MB.")
    case .elsewhere: tr("It is not on this computer.")
    case .noSession: tr("It is not a session of Parlor.")
    case .newer: tr("It was saved by a newer version of Parlor.")
    case .damaged: tr("It is damaged.")
    case .tooDeep: tr("Its values are nested too deeply.")
    case .textTooLong: tr("One of its texts is too long.")
    case .tooManyMoments: tr("It has more than 300 actions.")
    case .unwritable: tr("One of its values cannot be saved.")
    case .unknownGame: tr("It has a game that this version of Parlor does not know.")
    case .unreadableGame(let screen): tr("The state of {game} cannot be read.", ["game": screen.title])
    }
  }
}
