import Controllers
import GtkKit
import Models
import Persistence
import Views

extension StateStore.Problem {
  var alert: Alert {
    switch self {
    case .unusable(let error, let backup):
      Alert(
        tr("Your saved games could not be loaded"),
        tr(
          "{reason} All games start over. The file was renamed to {file}.",
          ["reason": error.message, "file": "\(backup)"]))
    case .untouched(let error, let file):
      Alert(
        tr("Your saved games could not be loaded"),
        tr(
          "{reason} The file {file} was not changed. You can play, but your progress will not be saved. To continue your games, solve the problem and start Parlor again.",
          ["reason": error.message, "file": "\(file)"]))
    case .refused(let keys, let backup?):
      Alert(
        tr("Not all saved data could be loaded"),
        tr(
          "The following starts over because its saved data is not valid: {parts}. A copy of the old file was saved as {file}.",
          ["parts": Self.list(keys), "file": "\(backup)"]))
    case .refused(let keys, nil):
      Alert(
        tr("Not all saved data could be loaded"),
        tr(
          "The following starts over because its saved data is not valid: {parts}. The file was not changed, and your progress will not be saved.",
          ["parts": Self.list(keys)]))
    case .unwritable(let reason, let file):
      Alert(
        tr("Your progress could not be saved"),
        tr(
          "The file {file} could not be written ({reason}). You can play on: Parlor tries again each time the game changes.",
          ["reason": reason, "file": "\(file)"]))
    case .inUse:
      Alert(
        tr("Your progress will not be saved"),
        tr(
          "Parlor is already running with these saved games, for example on another display or computer. Continue there, or quit both and start Parlor again."
        ))
    case .changed(let file):
      Alert(
        tr("Your progress will not be saved"),
        tr(
          "Another program has changed the file {file}, and Parlor does not overwrite the change. To load it, quit and start Parlor again.",
          ["file": "\(file)"]))
    }
  }

  private static func list(_ keys: [any SaveKeyProtocol]) -> String {
    let names = keys.map { key in
      key.kind == .statistics ? tr("statistics of {game}", ["game": key.screen.title]) : key.screen.title
    }
    // A game may have several values.
    return names.unique.joined(separator: ", ")
  }
}
