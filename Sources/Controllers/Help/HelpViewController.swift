import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController, GamePage {
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
  private var computation: Task<Void, Never>?

  init(services: GameServices, controller: @escaping (Game) -> ViewController?) {
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
    computation?.cancel()
    let source = game.makeHelp(services)
    self.game = game
    follow(controller(game))
    updateUI(pages[game] ?? source.known(), isComplete: source.complete == nil)
    guard let complete = source.complete else { return }
    computation = Task { [weak self] in
      guard let help = await complete(), !Task.isCancelled else { return }
      self?.updateUI(help, isComplete: true)
    }
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

  private func updateUI(_ help: HelpPage, isComplete: Bool) {
    pages[game] = help
    self.isComplete = isComplete
    view.show(help, of: game.name)
    markRule()
  }
}

package typealias HelpPresenter = SideWindowPresenter<HelpViewController>

extension HelpPresenter {
  /// `controller` returns the controller of a game that is open.
  package convenience init(
    services: GameServices, makeWindow: @escaping () -> Window,
    controller: @escaping (Game) -> ViewController?
  ) {
    self.init(titled: tr("How to Play"), of: Size(680, 720), makeWindow: makeWindow) {
      HelpViewController(services: services, controller: controller)
    }
  }
}
