import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController, SideWindowController {
  package static var title: String { tr("How to Play") }
  package static let size = Size(680, 720)

  private let view = HelpView(tabs: TabBarController.tabs)
  private let services: GameServices
  /// The controller of a game that is open.
  private let controller: (Game) -> ViewController?
  package private(set) var game = Game.all[0]
  /// Whether all odds of the game are shown.
  package private(set) var isComplete = false
  private var pages: [Game: HelpPage] = [:]

  /// `controller` returns the controller of a game that is open.
  package init(services: GameServices, controller: @escaping (Game) -> ViewController?) {
    self.services = services
    self.controller = controller
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
  }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  package func show(_ game: Game) {
    self.game = game
    isComplete = false
    game.showHelp(services) { [weak self] page, isComplete in
      // The odds may be known from before.
      self?.show(isComplete ? page : self?.pages[game] ?? page, of: game, isComplete: isComplete)
    }
  }

  private func show(_ page: HelpPage, of game: Game, isComplete: Bool) {
    pages[game] = page
    guard game == self.game else { return }
    self.isComplete = isComplete
    view.show(page, of: game.name)
    followGame()
  }

  /// Marks the rule that applies in the game, unless a result is being shown. It is read on behalf of no game.
  package func followGame() {
    let played = controller(game)
    guard played.map({ [$0] + $0.children })?.contains(where: \.isShowing) != true else { return }
    Trace.unreported { view.mark(played?.helpTopic) }
  }
}
