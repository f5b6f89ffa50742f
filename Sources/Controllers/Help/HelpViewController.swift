import Views

/// How to Play: the rules of each game from the source documents, and odds that the models compute.
package final class HelpViewController: ViewController, SideWindowController {
  package static var title: String { tr("How to Play") }
  package static let size = Size(680, 720)

  private let view = HelpView(tabs: TabBarController.tabs)

  package init() {
    super.init(screen: view)
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
  }

  // MARK: - Actions

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  package func show(_ game: Game) { view.show(game.help(), of: game.name) }
}
