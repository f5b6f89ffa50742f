import GtkKit
import Models
import Views

/// The controllers of both screens of Tic Tac Toe Reverse.
final class BothControllers: ViewController {
  private let game: ViewController
  private let bank: ViewController

  init(_ screen: any Screen, _ game: ViewController, _ bank: ViewController) {
    self.game = game
    self.bank = bank
    super.init(screen: screen)
  }

  override var presenter: (any AlertPresenting)? {
    didSet {
      game.presenter = presenter
      bank.presenter = presenter
    }
  }

  override func keyPressed(_ key: Key) -> Bool { game.handle(key) }
}

func playTicTacToe() -> [String] {
  var state = Bank().state
  (state.credit, state.spins) = (3, 7)
  let (game, bankView, bank) = (GameView(), BankView(), (try? Bank(state: state)) ?? Bank())
  let tabs = TicTacToeTabsView(game: game, bank: bankView, gameMenu: [], bankMenu: [])
  tabs.show(page: TicTacToeTabsView.gamePage)
  let table = Table(.ticTacToe) { _ in
    BothControllers(
      tabs,
      MutantGameViewController(
        view: game,
        model: TicTacToeModel(
          bank: bank,
          // A loss, a win, and losses: without a statement, a run may not be refused.
          generator: ScriptedGenerator([0b0_0110_0111, 0b1_0001_1100, 0, 0, 0].map { ($0, 512) }))),
      MutantBankViewController(view: bankView, bank: bank))
  }
  table.press(.character("+"))
  for _ in 0..<2 { table.click(game.playButton) }
  for _ in 0..<7 { table.click(game.betButton) }
  table.click(game.playButton)
  table.closeAlert()
  // The last credit is lost.
  table.click(game.betButton)
  for _ in 0..<2 { table.click(game.playButton) }
  table.closeAlert()
  table.act { tabs.show(page: TicTacToeTabsView.bankPage) }
  table.click(bankView.addTenButton)
  for amount in ["50", "x"] {
    table.type(amount, in: bankView.creditField, entering: false)
    table.click(bankView.addCreditButton)
  }
  table.closeAlert()
  return table.close()
}
