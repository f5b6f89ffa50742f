import Controllers
import Persistence

extension SavedState {
  /// Reads a file with the games of Parlor.
  package init(_ bytes: [UInt8]) throws(StateFileError) {
    let keys: [any SaveKeyProtocol] = [
      SaveKey.craps, SaveKey.pig, SaveKey.ticTacToe, SaveKey.bank, SaveKey.hangman,
    ]
    try self.init(bytes, format: Format(screens: keys.map(\.screen), keys: keys))
  }
}
