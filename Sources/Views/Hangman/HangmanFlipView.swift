import Glibc
import GtkKit

/// Hangman's slate: the game and its ledger on the front, and the settings on the back. One of them is shown; the slate
/// turns between its sides.
package final class HangmanFlipView: Screen {
  private enum Side: String, CaseIterable {
    case front, ledger, back

    var title: String {
      switch self {
      case .front: tr("Game")
      case .ledger: tr("Guesses")
      case .back: tr("Settings")
      }
    }
  }

  package let root: WidgetRoot

  /// Whether the flipside is shown, or will be after the turn.
  package var showsBack: Bool { shown == .back }
  package var showsLedger: Bool { shown == .ledger }

  package let front: MainView
  /// The slate with the ledger of the game. It is made when it is first needed.
  package private(set) lazy var ledger = makeScreen(makeLedger(), .ledger)
  /// The wooden back of the slate with the settings. It is made when it is first needed.
  package private(set) lazy var back = makeScreen(makeBack(), .back)
  private let makeLedger: () -> LedgerView
  private let makeBack: () -> FlipsideView
  private var shown = Side.front
  private let stack = Stack(Side.allCases.map { ($0.rawValue, $0.title) })
  private var madeScreens: [Side: ScreenView]
  private let turntable: Turntable
  private let turning: Animation

  /// The duration of a turn in milliseconds: twice the time until the slate stands on its edge.
  package static let turnTime = 2 * 120

  package init(
    front: MainView = MainView(), ledger: @autoclosure @escaping () -> LedgerView = LedgerView(),
    back: @autoclosure @escaping () -> FlipsideView
  ) {
    turntable = Turntable(stack)
    root = WidgetRoot(turntable.styled("hangman").named("hangmanScreen"))
    turning = Animation(of: turntable)
    self.front = front
    makeLedger = ledger
    makeBack = back
    madeScreens = [.front: front]
    stack[Side.front.rawValue]?.show(front.root)
  }

  private func makeScreen<View: ScreenView>(_ screen: View, _ side: Side) -> View {
    madeScreens[side] = screen
    stack[side.rawValue]?.show(screen.root)
    return screen
  }

  package var initialFocus: AnyWidget? { (madeScreens[shown] ?? front).initialFocus }
  package var style: String? { front.style }

  package func didChangeController() {
    for screen in madeScreens.values { screen.didChangeController() }
  }

  /// Turns the slate to a side. Its front shows the game.
  package func flip(toBack: Bool) {
    root.set(toBack, from: showsBack, property: "showsBack") { turn(to: toBack ? .back : .front) }
  }

  package func showLedger(_ isShown: Bool) {
    root.set(isShown, from: showsLedger, property: "showsLedger") {
      if isShown != showsLedger { turn(to: isShown ? .ledger : .front) }
    }
  }

  private func turn(to next: Side) {
    guard next != shown else { return }
    turning.finish()
    let turns = next == .back || showsBack
    shown = next
    // The ledger is on the front, too.
    guard turns else { return showSide() }
    turning.run(milliseconds: Self.turnTime, curve: .linear) { [weak self] in self?.showTurn($0) }
  }

  private func showTurn(_ progress: Double) {
    guard progress < 1 else { return showSide() }
    let isTurned = stack.shownPage == shown.rawValue
    if progress >= 0.5, !isTurned {
      // The slate stands on its edge in the frame in which its other side is laid out.
      stack.show(shown.rawValue)
      turntable.turnedWidth = 0
    } else {
      // The width of a board that turns at a constant speed.
      turntable.turnedWidth = abs(cos(.pi * progress))
    }
  }

  private func showSide() {
    turntable.turnedWidth = nil
    stack.show(shown.rawValue)
    // The user may have chosen another tab meanwhile.
    if stack.isMapped { initialFocus?.grabFocus() }
  }
}
