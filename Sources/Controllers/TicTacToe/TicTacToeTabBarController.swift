import Models
import Views

/// The controller of Tic Tac Toe Reverse: the Game and Bank screens under tabs, which share a bank.
package final class TicTacToeTabBarController: ViewController {
  private let tabs: TicTacToeTabsView
  private let game: GameViewController
  private let bankController: BankViewController
  private(set) var frontScreen = ScreenName.tictactoe
  private var placeholders: [ScreenName: DetachedPlaceholder] = [:]
  package var onScreenChange: () -> Void = {}

  package init(
    game gameView: GameView = GameView(), bank bankView: BankView = BankView(), sharing shared: Bank? = nil,
    generator: any RandomNumberGenerator, gameSlot: SaveSlot<TicTacToeModel.State> = .discarding,
    bankSlot: SaveSlot<Bank.State> = .discarding
  ) {
    let bank =
      shared ?? bankSlot.restore { state throws(StateError) in try Bank(state: state) } ?? Bank()
    game = GameViewController(
      view: gameView, bank: bank, generator: generator, saveSlot: gameSlot, bankSlot: bankSlot)
    bankController = BankViewController(view: bankView, bank: bank, saveSlot: bankSlot)
    tabs = TicTacToeTabsView(gameMenu: ScreenName.tictactoe.menu, bankMenu: ScreenName.bank.menu)
    super.init(screen: tabs)
    tabs.tabChosen.connect(to: self) { $0.tabChosen($1) }
    for screen in [ScreenName.tictactoe, .bank] { fill(screen) }
    show(.tictactoe)
  }

  override package weak var presenter: AlertPresenter? {
    didSet {
      game.presenter = presenter
      bankController.presenter = presenter
    }
  }

  func tabChosen(_ page: String) {
    show(page == TicTacToeTabsView.bankPage ? .bank : .tictactoe)
    tabs.initialFocus?.grabFocus()
  }

  override package var spokenState: String { controller(showing: frontScreen).spokenState }

  override package func keyPressed(_ key: Key) -> Bool {
    controller(showing: frontScreen).handle(key, passedBy: self)
  }
}

extension TicTacToeTabBarController: ScreenContainer {
  package func show(_ screen: ScreenName) {
    frontScreen = screen
    tabs.show(page: page(of: screen))
    onScreenChange()
  }

  func controller(showing screen: ScreenName) -> ViewController { screen == .bank ? bankController : game }

  func setPlaceholder(_ placeholder: DetachedPlaceholder?, for screen: ScreenName) {
    placeholders[screen] = placeholder
    fill(screen)
  }

  private func fill(_ screen: ScreenName) {
    if let placeholder = placeholders[screen] {
      tabs.fill(page(of: screen), with: placeholder.root, focusAt: AnyWidget(placeholder.bringBackButton))
    } else {
      let shown = controller(showing: screen).screen
      tabs.fill(page(of: screen), with: shown.root, focusAt: shown.initialFocus)
    }
  }

  private func page(of screen: ScreenName) -> String {
    screen == .bank ? TicTacToeTabsView.bankPage : TicTacToeTabsView.gamePage
  }
}
