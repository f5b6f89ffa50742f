import Glibc
import GtkKit

/// Hangman's slate: the game and its ledger on the front, and the settings on the back. One of them is shown; the slate
/// turns between its sides.
package final class HangmanFlipView: Screen {
  /// A page of the slate.
  private enum Page: String, CaseIterable {
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
  package var showsBack: Bool { page == .back }
  /// Whether the ledger is shown.
  package var showsLedger: Bool { page == .ledger }

  /// The slate with the game.
  package let front: MainView
  /// The slate with the ledger of the game. It is made when it is first needed.
  package private(set) lazy var ledger = makePage(makeLedger(), .ledger)
  /// The wooden back of the slate with the settings. It is made when it is first needed.
  package private(set) lazy var back = {
    let back = makePage(makeBack(), .back)
    back.showsSlots(like: front)
    return back
  }()
  private let makeLedger: () -> LedgerView
  private let makeBack: () -> FlipsideView
  private var page = Page.front
  private let stack: Stack
  private let slots: [Page: ScreenSlot]
  private var madeScreens: [Page: ScreenView]
  private let turntable: Container
  private let turning: Animation

  /// The duration of a turn in milliseconds: twice the time until the slate stands on its edge.
  package static let turnTime = 2 * 120

  /// Shows the front.
  package init(
    front: MainView = MainView(), ledger: @autoclosure @escaping () -> LedgerView = LedgerView(),
    back: @autoclosure @escaping () -> FlipsideView
  ) {
    let stack = Stack()
    let slots = Dictionary(uniqueKeysWithValues: Page.allCases.map { ($0, ScreenSlot()) })
    turntable = Container(measure: { stack.measured($0) }, arrange: { [stack.placed(in: $0.rect)] })
    turntable.add(stack)
    root = WidgetRoot(turntable.styled("hangman").named("hangmanScreen"))
    turning = Animation(of: turntable)
    self.stack = stack
    self.slots = slots
    self.front = front
    makeLedger = ledger
    makeBack = back
    madeScreens = [.front: front]
    slots[.front]?.show(front.root)
    // All pages exist from the start: GTK does not report pages that are added later to assistive technology.
    for page in Page.allCases {
      if let slot = slots[page] { stack.add(slot, named: page.rawValue, title: page.title) }
    }
  }

  private func makePage<View: ScreenView>(_ screen: View, _ page: Page) -> View {
    madeScreens[page] = screen
    slots[page]?.show(screen.root)
    return screen
  }

  package var initialFocus: AnyWidget? { shownScreen.initialFocus }
  package var style: String? { front.style }

  package func didChangeController() {
    for screen in madeScreens.values { screen.didChangeController() }
  }

  /// Turns the slate to a side. Its front shows the game.
  package func flip(toBack: Bool) {
    root.set("showsBack", to: toBack, from: showsBack) { turn(to: toBack ? .back : .front) }
  }

  /// Shows the ledger or the game on the front.
  package func showLedger(_ isShown: Bool) {
    root.set("showsLedger", to: isShown, from: showsLedger) {
      guard isShown != showsLedger else { return }
      if showsBack { return turn(to: .ledger) }
      turning.finish()
      page = isShown ? .ledger : .front
      showPage()
    }
  }

  private func turn(to next: Page) {
    guard next != page else { return }
    turning.finish()
    page = next
    turning.run(milliseconds: Self.turnTime, curve: .linear) { [weak self] in self?.showTurn($0) }
  }

  private func showTurn(_ progress: Double) {
    guard progress < 1 else { return showPage() }
    let isTurned = stack.shownPage == page.rawValue
    if progress >= 0.5, !isTurned {
      // The slate stands on its edge in the frame in which its other side is laid out.
      stack.show(page.rawValue)
      turntable.squash = 0
    } else {
      // The width of a board that turns at a constant speed.
      turntable.squash = abs(cos(.pi * progress))
    }
  }

  private func showPage() {
    turntable.squash = nil
    stack.show(page.rawValue)
    // The user may have chosen another tab meanwhile.
    if stack.isMapped { initialFocus?.grabFocus() }
  }

  private var shownScreen: any Screen { madeScreens[page] ?? front }
}
