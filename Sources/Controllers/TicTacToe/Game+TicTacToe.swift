import Models
import Views

extension Game {
  /// Tic Tac Toe Reverse and its Bank: seeds/tic-tac-toe-reverse.txt.
  package static let ticTacToe = Game(
    screens: [
      ScreenDescription(
        name: .ticTacToe, title: { tr("Tic Tac Toe") }, key: "t",
        menuLabel: { tr("Open Game in Own Window") }),
      // Narrow, so that it fits beside the Game.
      ScreenDescription(
        name: .bank, title: { tr("Bank") }, key: "b", menuLabel: { tr("Open Bank in Own Window") },
        windowSize: Size(420, 560)),
    ],
    icon: .ticTacToe,
    shortcuts: {
      [Shortcut("plus", tr("Raise the bet")), Shortcut("Return", tr("Add credit at the Bank"))]
    },
    lesson: {
      Lesson(
        tr("◉ Observable store: two controllers observe the Bank; neither knows the other."),
        about: Bank.self)
    },
    saveKeys: [SaveKey.ticTacToe, SaveKey.bank, SaveKey.bankStatistics],
    statistics: { StatisticsSource(of: $0.statistics(.bankStatistics)) },
    makeHelp: { _ in GameHelp(known: { .ticTacToe }) },
    makeController: { services, screen in
      TicTacToeTabBarController(
        tabs: screen as? TicTacToeTabsView, generator: services.makeGenerator(), time: services.time,
        gameSlot: services.saveSlot(.ticTacToe), bankSlot: services.saveSlot(.bank),
        statistics: services.statistics(.bankStatistics))
    })
}

nonisolated extension ScreenName {
  package static let ticTacToe = ScreenName("tictactoe")
  package static let bank = ScreenName("bank")
}

nonisolated extension TicTacToeModel.State: Savable {}
nonisolated extension Bank.State: Savable {}
nonisolated extension BankStatistics: Savable {}

nonisolated extension SaveKey where Value == TicTacToeModel.State {
  package static var ticTacToe: Self { SaveKey("ticTacToe", of: .ticTacToe) }
}

nonisolated extension SaveKey where Value == Bank.State {
  package static var bank: Self { SaveKey("bank", of: .bank) }
}

nonisolated extension SaveKey where Value == BankStatistics {
  package static var bankStatistics: Self { SaveKey("bankStatistics", of: .bank, isStatistics: true) }
}
