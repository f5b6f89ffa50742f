import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController {
  private let view: HelpView
  private let services: GameServices
  /// The topic that applies in a game now.
  private let currentTopic: (Game) -> HelpTopic?
  /// The topic that applied when the page was opened.
  private var topic: HelpTopic?
  /// The game whose rules are shown.
  package private(set) var game = Game.all[0]
  /// Whether all odds of the game are shown.
  package private(set) var isComplete = false
  private var sources: [Game: GameHelp] = [:]
  /// The pages that were shown last.
  private var pages: [Game: HelpPage] = [:]
  private var computation: Task<Void, Never>?

  package init(
    view: HelpView = HelpView(tabs: TabBarController.tabs), services: GameServices,
    currentTopic: @escaping (Game) -> HelpTopic?
  ) {
    self.view = view
    self.services = services
    self.currentTopic = currentTopic
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
  }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  /// Shows the rules of a game.
  package func show(_ game: Game) {
    computation?.cancel()
    let source = sources[game] ?? game.makeHelp(services)
    sources[game] = source
    self.game = game
    topic = currentTopic(game)
    updateUI(pages[game] ?? source.known(), isComplete: source.complete == nil)
    guard let complete = source.complete else { return }
    computation = Task { [weak self] in
      guard let help = await complete(), !Task.isCancelled else { return }
      self?.updateUI(help, isComplete: true)
    }
  }

  private func updateUI(_ help: HelpPage, isComplete: Bool) {
    pages[game] = help
    self.isComplete = isComplete
    view.show(help, of: game.name, marking: topic)
  }
}
