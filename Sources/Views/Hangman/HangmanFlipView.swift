import Glibc
import GtkKit

/// Hangman's two sides, of which one is shown. The slate turns between them.
package final class HangmanFlipView: Screen {
  package let root: WidgetRoot

  /// Whether the flipside is shown, or will be after the turn.
  package private(set) var showsBack = false

  /// The slate with the game.
  package let front: MainView
  /// The wooden back of the slate with the settings.
  package let back: FlipsideView
  private let stack: Stack
  private let turntable: Container
  private let turning: Animation

  /// The duration of a turn in milliseconds: twice the time until the slate stands on its edge.
  package static let turnTime = 2 * 120

  /// Shows the front.
  package init(front: MainView, back: FlipsideView) {
    let stack = Stack()
    turntable = Container(measure: { stack.measured($0) }, arrange: { [stack.placed(in: $0.rect)] })
    turntable.add(stack)
    root = WidgetRoot(turntable.styled("hangman").named("hangmanScreen"))
    turning = Animation(of: turntable)
    self.stack = stack
    self.front = front
    self.back = back
    stack.add(front.root, named: "front", title: tr("Game"))
    stack.add(back.root, named: "back", title: tr("Settings"))
    back.showsSlots(like: front)
  }

  package var initialFocus: AnyWidget? { shownSide.initialFocus }
  package var style: String? { front.style }

  /// Turns the slate to a side.
  package func flip(toBack: Bool) {
    root.set("showsBack", to: toBack, from: showsBack) { turn(toBack: toBack) }
  }

  private func turn(toBack: Bool) {
    guard toBack != showsBack else { return }
    turning.finish()
    showsBack = toBack
    turning.run(milliseconds: Self.turnTime, curve: .linear) { [weak self] in self?.showTurn($0) }
  }

  private func showTurn(_ progress: Double) {
    guard progress < 1 else { return showSide() }
    let isTurned = stack.shownPage == pageName
    if progress >= 0.5, !isTurned {
      // The slate stands on its edge in the frame in which its other side is laid out.
      stack.show(pageName)
      turntable.squash = 0
    } else {
      // The width of a board that turns at a constant speed.
      turntable.squash = abs(cos(.pi * progress))
    }
  }

  private func showSide() {
    turntable.squash = nil
    stack.show(pageName)
    // The user may have chosen another tab meanwhile.
    if stack.isMapped { initialFocus?.grabFocus() }
  }

  private var pageName: String { showsBack ? "back" : "front" }
  private var shownSide: any Screen { showsBack ? back : front }
}
