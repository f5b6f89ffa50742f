import GtkKit

/// Hangman's two sides, of which one is up.
package final class HangmanFlipView: Screen {
  package let root: WidgetRoot

  /// Whether the flipside is up, or on its way.
  package private(set) var showsBack = false

  private let stack = Stack()
  package let front: any Screen
  package let back: any Screen
  private var halfway: MainLoop.Timer?

  /// How long the side that was up takes to its edge, in milliseconds; the style sheet has the same figure.
  private static let halfTurn = 120
  /// How long the whole turn takes, in milliseconds.
  package static let turnTime = halfTurn + 150

  package init(front: any Screen, back: any Screen) {
    root = WidgetRoot(stack.styled("hangman", "surface").named("hangmanScreen"))
    self.front = front
    self.back = back
    stack.add(front.root, named: "front", title: tr("Game"))
    stack.add(back.root, named: "back", title: tr("Settings"))
  }

  package var initialFocus: AnyWidget? { sideUp.initialFocus }

  /// Turns a side up: the other one narrows to its edge, and this one widens from it.
  ///
  /// The turn is the style sheet's: it stays in the plane, because a stack's own turn in space needs OpenGL.
  package func flip(toBack: Bool) {
    let away = sideUp.root
    showsBack = toBack
    guard Desktop.allowsMotion, away.isMapped else { return turnUp() }
    away.canTarget = false
    away.setStyle("turning-away", true)
    halfway = MainLoop.after(milliseconds: Self.halfTurn) { [weak self] in self?.turnUp() }
  }

  private var sideUp: any Screen { showsBack ? back : front }

  private func turnUp() {
    halfway = nil
    for side in [front, back] {
      side.root.canTarget = true
      side.root.setStyle("turning-away", false)
    }
    stack.show(showsBack ? "back" : "front")
    sideUp.root.replay("turning")
    // Another tab may have come to the front meanwhile.
    if stack.isMapped { initialFocus?.grabFocus() }
  }
}
