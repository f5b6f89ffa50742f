import Views

/// The screens that a player can go to, by the names that the command line and the saved state know them by.
package nonisolated enum ScreenName: String, CaseIterable, Codable, Sendable {
  case craps, pig, tictactoe, bank, hangman

  /// The game whose screen it is.
  @MainActor package var game: Game {
    switch self {
    case .craps: .craps
    case .pig: .pig
    case .tictactoe, .bank: .tictactoe
    case .hangman: .hangman
    }
  }

  /// What the user reads on its tab and above its own window.
  @MainActor package var title: String {
    switch self {
    case .craps: tr("Craps")
    case .pig: tr("Pig")
    case .tictactoe: tr("Tic Tac Toe")
    case .bank: tr("Bank")
    case .hangman: tr("Hangman")
    }
  }

  /// The action that opens the screen in a window of its own, and brings it back.
  package var detachAction: String { "own-window-\(rawValue)" }

  /// The letter that opens the screen in a window of its own, with Control and Shift.
  package var key: Character {
    switch self {
    case .craps: "c"
    case .pig: "p"
    case .tictactoe: "t"
    case .bank: "b"
    case .hangman: "h"
    }
  }

  /// What the menu of its tab offers.
  @MainActor var menu: [MenuEntry] { [(tr("Open in Own Window"), "app.\(detachAction)")] }

  /// The same, where it is one of two screens that a tab leads to.
  @MainActor var namedMenu: [MenuEntry] {
    let label = self == .bank ? tr("Open Bank in Own Window") : tr("Open Game in Own Window")
    return [(label, "app.\(detachAction)")]
  }
}
