import Views

/// The four games, by the names that the command line knows them by.
package enum Game: String, CaseIterable {
  case craps, pig, tictactoe, hangman

  /// The screens of the game, the one that is shown first at the beginning.
  package var screens: [ScreenName] { ScreenName.allCases.filter { $0.game == self } }

  /// The tab that leads to the game.
  var tab: Tab {
    let menu = screens.count == 1 ? screens[0].menu : screens.flatMap(\.namedMenu)
    return Tab(rawValue, screens[0].title, icon, menu: menu)
  }

  /// The icon of its tab.
  var icon: TabIcon {
    switch self {
    case .craps: .craps
    case .pig: .pig
    case .tictactoe: .ticTacToe
    case .hangman: .hangman
    }
  }
}
