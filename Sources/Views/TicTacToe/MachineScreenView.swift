import GtkKit

/// A screen with a machine on a counter, which shows the numbers of the bank. Side by side, two screens have the same counter.
package class MachineScreenView: ScreenView {
  package let titleLabel = Label(tr("Tic Tac Toe Reverse")).named("titleLabel").styled("game-title")
  package let creditLabel = Label().named("creditLabel")
  package let wonLabel = Label().named("wonLabel")
  package let spinsLabel = Label().named("spinsLabel")
  package let creditCounter, wonCounter, spinsCounter: Counter
  /// The part of a page below the machine, and below the till beside it.
  static let foot = 0.035

  init(name: String) {
    creditCounter = Counter(tr("Credit"), creditLabel, style: "credit", name: "creditCounter")
    wonCounter = Counter(tr("Won"), wonLabel, style: "won-total", name: "wonCounter")
    spinsCounter = Counter(tr("Spins"), spinsLabel, style: "spins", name: "spinsCounter")
    super.init(style: "tictactoe", name: name, colors: TicTacToeColors.self)
  }

  override var margin: Double { 0 }
  override func arrangement(fitting size: Size) -> Arrangement { .fitting(size, tablet: .wide) }

  /// The body of the machine, which each screen overrides.
  func body(on page: Page, _ arrangement: Arrangement) -> Rect {
    preconditionFailure("The screen has no machine.")
  }

  override func drawSurface(_ snapshot: Snapshot, _ surface: Surface) {
    let (page, screen, colors) = (surface.page, surface.screen, TicTacToeColors(surface.theme))
    let body = body(on: page, surface.arrangement)
    let top = min(page.height * 0.83, body.y + body.height - 18)
    snapshot.fill(Rect(screen.x, top, screen.width, screen.y + screen.height - top), colors.counter)
    snapshot.fill(Rect(screen.x, top - 0.75, screen.width, 1.5), colors.trim.opacity(0.55))
  }
}
