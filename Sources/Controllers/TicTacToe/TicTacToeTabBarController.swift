import Models
import Views

/// Tic Tac Toe Reverse as a whole: the Game and the Bank under tabs, with one bank between them.
package final class TicTacToeTabBarController: ViewController {
  private let tabs: TicTacToeTabsView
  private let game: GameViewController
  private let bankController: BankViewController
  private let bank: Bank
  private var page = TicTacToeTabsView.gamePage

  package init(
    game gameView: GameView = GameView(), bank bankView: BankView = BankView(), sharing bank: Bank = Bank(),
    generator: any RandomNumberGenerator
  ) {
    self.bank = bank
    game = GameViewController(view: gameView, bank: bank, generator: generator)
    bankController = BankViewController(view: bankView, bank: bank)
    tabs = TicTacToeTabsView(game: game.screen, bank: bankController.screen)
    super.init(screen: tabs)
    tabs.tabChosen.connect(to: self) { controller, page in
      controller.show(page: page)
      controller.tabs.initialFocus?.grabFocus()
    }
    show(page: page)
  }

  override package weak var presenter: (any AlertPresenter)? {
    didSet {
      game.presenter = presenter
      bankController.presenter = presenter
    }
  }

  /// Brings the Game or the Bank to the front.
  package func show(page: String) {
    self.page = page
    tabs.show(page: page)
  }

  override package func keyPressed(_ key: Key) -> Bool {
    page == TicTacToeTabsView.gamePage && game.keyPressed(key)
  }
}
