import GtkKit
import Persistence
import Views

extension StateStore.Trouble {
  /// What the user is told of it.
  var alert: Alert {
    switch self {
    case .unusable(let error, let name):
      Alert(
        tr("Your games start afresh"),
        tr(
          "Those you had played could not be taken up. {reason} It is kept as {file}.",
          ["reason": error.message, "file": name]))
    case .immovable(let error, let file):
      Alert(
        tr("Your games start afresh"),
        tr(
          "Those you had played could not be taken up. {reason} It stays as {file}, and what you play now will not be kept.",
          ["reason": error.message, "file": file]))
    case .refused(let name):
      Alert(
        tr("A game starts afresh"),
        tr(
          "What was kept of it cannot have been played. The file with it is now {file}; your other games go on.",
          ["file": name]))
    case .unwritable(let reason):
      Alert(
        tr("Your games will not be kept"),
        tr("Play on as you like, but the next start will not know of it ({reason}).", ["reason": reason]))
    }
  }
}

extension StoredSettings.Trouble {
  /// What the user is told of it.
  var alert: Alert {
    switch self {
    case .unusable(let name):
      Alert(
        tr("Hangman’s settings start afresh"),
        tr("The file with them cannot be read. It is kept as {file}.", ["file": name]))
    case .unwritable(let file):
      Alert(
        tr("Hangman’s settings will not be kept"),
        tr("They count until you quit: {file} is missing or cannot be written.", ["file": file]))
    }
  }
}
