/// All games in a window, saved, with what can be undone.
@MainActor
struct UndoTable {
  let travel: TravelTable
  let windows: DetachedWindows
  let undo: UndoPresenter

  init(_ game: Game) {
    travel = TravelTable(game)
    windows = travel.fixture.makeDetachedWindows()
    undo = UndoPresenter(travel.services.undo, in: travel.fixture.tabBar, and: windows)
    undo.performs = { [travel] game, undo in travel.inspector.placement?.recordUndo(in: game, undo) }
    travel.fixture.retain(undo)
  }

  var tabs: TabBarController { travel.fixture.tabBar }
  var games: GameValues { travel.memory.games }
  var canUndo: Bool { undo.canUndo(in: tabs) }

  /// What the notice says, while it is shown.
  var notice: String? {
    AnyWidget.all(named: "undoLabel", below: travel.fixture.window).first { $0.isMapped }.flatMap {
      Label($0)?.text
    }
  }

  /// Makes a move, so that a new game takes something away.
  func play(_ game: Game) {
    if game == .hangman { Keys.press("e", in: travel.fixture.window) } else { travel.click("rollButton") }
    pump()
  }

  func startNewGame() {
    tabs.newGamePressed()
    pump()
  }

  func press() {
    undo.undo(in: tabs)
    pump()
  }
}
