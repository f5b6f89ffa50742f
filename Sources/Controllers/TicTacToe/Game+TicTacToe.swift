import Models
import Views

extension Game {
  /// Tic Tac Toe Reverse and its Bank: seeds/tic-tac-toe-reverse.txt.
  package static let ticTacToe = Game(
    screens: [
      ScreenDescription(name: .ticTacToe, title: { tr("Tic Tac Toe") }, key: "t"),
      // Narrow, so that it fits beside the Game.
      ScreenDescription(name: .bank, title: { tr("Bank") }, key: "b", windowSize: Size(420, 560)),
    ],
    icon: .ticTacToe,
    shortcuts: {
      [
        Shortcut("plus", tr("Raise the bet")), Shortcut("Return", tr("Add credit at the Bank")),
        Shortcut("Escape", tr("Empty the amount at the Bank")),
      ]
    },
    pattern: { tr("◉ Observable store: two controllers observe the Bank; neither knows the other.") },
    saveKeys: [SaveKey.ticTacToe, SaveKey.bank, SaveKey.bankStatistics],
    statistics: {
      StatisticsSource(of: $0.statistics(.bankStatistics)) { statistics in
        statistics.best.flatMap {
          $0 > Bank.startingCredit ? tr("Best {amount}", ["amount": Numeral.text($0)]) : nil
        }
      } charts: {
        [Chart(of: $0)]
      }
    },
    help: { .ticTacToe },
    makeController: { services, screen in
      let (generator, bank) = (services.makeGenerator(), services.makeBank())
      let model =
        services.restore(.ticTacToe) { try TicTacToeModel(state: $0, bank: bank, generator: generator) }
        ?? TicTacToeModel(bank: bank, generator: generator)
      model.onStateChange = { services.save($0, as: .ticTacToe) }
      model.onBankCall = { Trace.note(Message(from: TicTacToeModel.self, to: Bank.self, $0)) }
      bank.onReset = { [weak model] in
        Message.deliver(from: Bank.self, to: TicTacToeModel.self, "reset()") { model?.reset() }
      }
      return TicTacToeTabBarController(
        tabs: screen as? TicTacToeTabsView ?? TicTacToeTabsView(), model: model,
        statistics: services.statistics(.bankStatistics), time: services.time)
    })
}

extension GameServices {
  /// The bank as it was saved, or a new one. Each change is saved, and each spin counted.
  package func makeBank() -> Bank {
    let (bank, statistics) = (restore(.bank) { try Bank(state: $0) } ?? Bank(), statistics(.bankStatistics))
    bank.onStateChange = { save($0, as: .bank) }
    bank.onSpin = { state in statistics.record(reportedBy: Bank.self) { $0.record(state) } }
    return bank
  }
}

nonisolated extension ScreenName {
  package static let ticTacToe = ScreenName("tictactoe")
  package static let bank = ScreenName("bank")
}

nonisolated extension SaveKey where Value == TicTacToeModel.State {
  package static var ticTacToe: Self { SaveKey("ticTacToe", of: .ticTacToe) }
}

nonisolated extension SaveKey where Value == Bank.State {
  package static var bank: Self { SaveKey("bank", of: .bank) }
}

nonisolated extension SaveKey where Value == BankStatistics {
  package static var bankStatistics: Self { SaveKey("bankStatistics", of: .bank, .statistics) }
}

extension Chart {
  /// The credit as a line over the last spins.
  init(of statistics: BankStatistics, last count: Int = BankStatistics.limit) {
    self.init(
      tr("Credit over the last spins"), last: count, of: statistics.credits,
      numberedFrom: statistics.firstSpin,
      by: tr("Spin"), tr("Credit"), else: tr("The reels have not turned yet.")
    ) { count, least, greatest, last in
      trn(
        "After {n} spin, the credit was {last}.",
        "In the last {n} spins, the credit was between {least} and {greatest}. After the last one it was {last}.",
        count,
        ["least": Numeral.text(least), "greatest": Numeral.text(greatest), "last": Numeral.text(last)])
    }
  }
}
