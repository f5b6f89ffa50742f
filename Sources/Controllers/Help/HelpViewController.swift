import Views

/// How to Play: the rules of each game as the source documents have them, and odds that the models compute.
package final class HelpViewController: ViewController {
  private let view: HelpView
  private let services: GameServices
  /// The game whose rules are shown.
  package private(set) var game = Game.all[0]
  private var rules: [Game: any GameRules] = [:]

  package init(view: HelpView = HelpView(tabs: TabBarController.tabs), services: GameServices) {
    self.view = view
    self.services = services
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
  }

  /// Whether all odds of the game are shown.
  package var isComplete: Bool { rules[game]?.isComplete == true }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  /// Shows the rules of a game.
  package func show(_ game: Game) {
    self.game = game
    if rules[game] == nil { rules[game] = game.makeRules(services) }
    updateUI()
    rules[game]?.computeOdds { [weak self] in self?.updateUI() }
  }

  private func updateUI() {
    if let rules = rules[game]?.rules { view.show(rules, of: game.name) }
  }
}
