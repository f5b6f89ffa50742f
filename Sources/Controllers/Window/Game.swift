import Views

/// The four games, by the names that the command line knows them by.
package enum Game: String, CaseIterable {
  case craps, pig, tictactoe, hangman

  /// The tab that leads to the game.
  var tab: Tab {
    switch self {
    case .craps: Tab(rawValue, tr("Craps"), .craps)
    case .pig: Tab(rawValue, tr("Pig"), .pig)
    case .tictactoe: Tab(rawValue, tr("Tic Tac Toe"), .ticTacToe)
    case .hangman: Tab(rawValue, tr("Hangman"), .hangman)
    }
  }
}
