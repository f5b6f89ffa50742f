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
    case .unwritable(let reason):
      Alert(
        tr("Your games will not be kept"),
        tr("Play on as you like, but the next start will not know of it ({reason}).", ["reason": reason]))
    }
  }
}
