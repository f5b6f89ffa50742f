import GtkKit
import Persistence

/// The files of the user.
enum UserFiles {
  /// The saved games.
  static var state: StateFile { StateFile(path: "\(UserFolder.state)/parlor/state.json") }

  /// The settings that the user has changed.
  static var settings: String { "\(UserFolder.settings)/parlor/settings.ini" }
}
