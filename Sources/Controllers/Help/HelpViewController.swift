import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController, SideWindowController {
  package static var title: String { tr("How to Play") }
  package static let size = Size(680, 720)

  private let view = HelpView(tabs: TabBarController.tabs)
  private let services: GameServices
  /// The controller of a game that is open.
  private let controller: (Game) -> ViewController?
  /// The controller whose topic is marked.
  private weak var played: ViewController?
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
    follow(controller(game))
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
    markRule()
  }

  /// Marks the rule that applies in the game that is shown, which may have another controller.
  package func followGame() {
    follow(controller(game))
    markRule()
  }

  /// Marks the rule that applies in the game of a controller, now and while it is played.
  private func follow(_ controller: ViewController?) {
    played?.onHelpTopicChange = {}
    played = controller
    controller?.onHelpTopicChange = { [weak self] in self?.markRule() }
  }

  private func markRule() { view.mark(played?.helpTopic) }
}
