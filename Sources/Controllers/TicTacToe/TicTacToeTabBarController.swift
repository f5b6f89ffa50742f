import Models
import Views

/// The controller of Tic Tac Toe Reverse: the Game and Bank screens under tabs, which share a bank.
package final class TicTacToeTabBarController: ViewController {
  private let tabs: TicTacToeTabsView
  private let game: GameViewController
  private let bankController: BankViewController
  private(set) var frontScreen = ScreenName.ticTacToe
  package var onScreenChange: () -> Void = {}
  package var onScreenRequest: (ScreenName) -> Void = { _ in }

  package init(
    tabs: TicTacToeTabsView, model: TicTacToeModel,
    statistics: StatisticsModel<BankStatistics> = StatisticsModel(), time: TimeSource = .system
  ) {
    self.tabs = tabs
    game = GameViewController(view: tabs.game, model: model, time: time)
    bankController = BankViewController(view: tabs.bank, bank: model.bank, statistics: statistics, time: time)
    super.init(screen: tabs)
    // The Bank may be in its own window beside the Game. Its counters wait for the board, too.
    game.onSpin = { [weak game, weak bankController] isSpinning in
      game?.tell(bankController, "countersWait = \(isSpinning)") { bankController?.countersWait = isSpinning }
    }
    bankController.willChange = { [weak game, weak bankController] in
      bankController?.tell(game, "finishShowing()") { game?.finishShowing() }
    }
    game.onBankRequest = { [weak self] in self?.onScreenRequest(.bank) }
    tabs.tabChosen.connect(to: self) { $0.tabChosen($1) }
    bringToFront(.ticTacToe)
  }

  override package var children: [ViewController] { [game, bankController] }

  override package func startNewGame() { game.startNewGame() }

  override var helpTopic: HelpTopic? { game.helpTopic }

  override package var resultLine: String { bankController.spokenState }

  override package weak var presenter: (any AlertPresenting)? {
    didSet {
      game.presenter = presenter
      bankController.presenter = presenter
    }
  }

  func tabChosen(_ page: String) {
    let isBoth = page == TicTacToeTabsView.bothPages
    // What has no room is not chosen away.
    if isBoth || tabs.showsBoth { showsAll = isBoth }
    if !isBoth { bringToFront(page == TicTacToeTabsView.bankPage ? .bank : .ticTacToe) }
    tabs.focusPage()
  }

  private func bringToFront(_ screen: ScreenName) {
    frontScreen = screen
    tabs.show(page: page(of: screen))
    onScreenChange()
  }
}

extension TicTacToeTabBarController: MultiScreenController {
  var showsAll: Bool {
    get { tabs.isSideBySide }
    set { tabs.isSideBySide = newValue }
  }

  package func show(_ screen: ScreenName) {
    let call = screen == .bank ? "show(.bank)" : "show(.ticTacToe)"
    Trace.deliver(SentAction(.user(passedBy: nil), call, to: self)) { bringToFront(screen) }
  }

  package func controller(showing screen: ScreenName) -> ViewController {
    screen == .bank ? bankController : game
  }

  func fill(_ screen: ScreenName) {
    tabs.fill(page(of: screen), with: controller(showing: screen).tabContent)
  }

  private func page(of screen: ScreenName) -> String {
    screen == .bank ? TicTacToeTabsView.bankPage : TicTacToeTabsView.gamePage
  }
}
