import Controllers
import Persistence

extension SavedState {
  /// Reads a file with the games of Parlor.
  package init(_ bytes: [UInt8]) throws(StateFileError) { try self.init(bytes, format: .games) }
}

extension SavedState.Format {
  /// The games of Parlor.
  package static var games: Self {
    let keys: [any SaveKeyProtocol] = [
      SaveKey.craps, SaveKey.pig, SaveKey.ticTacToe, SaveKey.bank, SaveKey.hangman, SaveKey.crapsStatistics,
      SaveKey.pigStatistics, SaveKey.bankStatistics, SaveKey.hangmanStatistics,
    ]
    let screens = keys.filter { $0.kind != .statistics }.map(\.screen)
    return Self(screens: screens, keys: keys)
  }
}
