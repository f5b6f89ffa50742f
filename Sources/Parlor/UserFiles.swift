import GtkKit
import Persistence

/// The files that are the user's own.
enum UserFiles {
  /// The games as they were left.
  static var state: StateFile { StateFile(path: "\(UserFolder.state)/parlor/state.json") }

  /// The settings that the user has changed.
  static var settings: String { "\(UserFolder.settings)/parlor/settings.ini" }
}
