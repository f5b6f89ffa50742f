import Controllers
import GtkKit
import Persistence
import Views

extension StateStore.Problem {
  /// The alert for the user.
  var alert: Alert {
    switch self {
    case .unusable(let error, let backup):
      Alert(
        tr("Your saved games could not be loaded"),
        tr(
          "{reason} All games start over. The file was renamed to {file}.",
          ["reason": error.message, "file": backup]))
    case .untouched(let error, let file):
      Alert(
        tr("Your saved games could not be loaded"),
        tr(
          "{reason} The file {file} was not changed. You can play, but your progress will not be saved. To continue your games, solve the problem and start Parlor again.",
          ["reason": error.message, "file": file]))
    case .refused(let games, let backup?):
      Alert(
        tr("Not all saved games could be loaded"),
        tr(
          "Games that start over because their saved data is not valid: {games}. A copy of the old file was saved as {file}.",
          ["games": Self.list(games), "file": backup]))
    case .refused(let games, nil):
      Alert(
        tr("Not all saved games could be loaded"),
        tr(
          "Games that start over because their saved data is not valid: {games}. The file was not changed, and your progress will not be saved.",
          ["games": Self.list(games)]))
    case .refusedStatistics(let games, let backup?):
      Alert(
        tr("Not all statistics could be loaded"),
        tr(
          "Statistics that start over because their saved data is not valid: {games}. A copy of the old file was saved as {file}.",
          ["games": Self.list(games), "file": backup]))
    case .refusedStatistics(let games, nil):
      Alert(
        tr("Not all statistics could be loaded"),
        tr(
          "Statistics that start over because their saved data is not valid: {games}. The file was not changed, and your progress will not be saved.",
          ["games": Self.list(games)]))
    case .unwritable(let reason, let file):
      Alert(
        tr("Your progress could not be saved"),
        tr(
          "The file {file} could not be written ({reason}). You can play on: Parlor tries again each time the game changes.",
          ["reason": reason, "file": file]))
    case .inUse:
      Alert(
        tr("Your progress will not be saved"),
        tr(
          "Parlor is already running with these saved games, for example on another computer. Continue there, or quit both and start Parlor again."
        ))
    case .changed(let file):
      Alert(
        tr("Your progress will not be saved"),
        tr(
          "Another program has changed the file {file}, and Parlor does not overwrite the change. To load it, quit and start Parlor again.",
          ["file": file]))
    }
  }

  private static func list(_ games: [ScreenName]) -> String { games.map(\.title).joined(separator: ", ") }
}
