import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController, SideWindowController {
  package static var title: String { tr("How to Play") }
  package static let size = Size(680, 720)

  private let view = HelpView(tabs: TabBarController.tabs)
  /// The controller of a game that is open.
  private let controller: (Game) -> ViewController?
  package private(set) var game = Game.all[0]

  /// `controller` returns the controller of a game that is open.
  package init(controller: @escaping (Game) -> ViewController?) {
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
    view.show(game.help(), of: game.name)
    followGame()
  }

  /// Marks the rule that applies in the game, unless a result is being shown. It is read on behalf of no game.
  package func followGame() {
    let played = controller(game)
    guard played.map({ [$0] + $0.children })?.contains(where: \.isShowing) != true else { return }
    Trace.unreported { view.mark(played?.helpTopic) }
  }
}
