import GtkKit

/// Hangman's two sides. One of them is shown.
package final class HangmanFlipView: Screen {
  package let root: WidgetRoot

  /// Whether the flipside is shown, or will be after the animation.
  package private(set) var showsBack = false

  private let stack = Stack()
  package let front: any Screen
  package let back: any Screen
  private var halfway: MainLoop.Timer?

  /// The duration of the first half of the animation in milliseconds, as in the style sheet.
  private static let halfTurn = 120
  /// The duration of the animation, in milliseconds.
  package static let turnTime = halfTurn + 150

  package init(front: any Screen, back: any Screen) {
    root = WidgetRoot(stack.styled("hangman", "surface").named("hangmanScreen"))
    self.front = front
    self.back = back
    stack.add(front.root, named: "front", title: tr("Game"))
    stack.add(back.root, named: "back", title: tr("Settings"))
  }

  package var initialFocus: AnyWidget? { shownSide.initialFocus }

  /// Shows a side: the other side gets narrower until it disappears, and this side gets wider.
  ///
  /// The style sheet has the animation. The 3D rotation of a `GtkStack` needs OpenGL.
  package func flip(toBack: Bool) {
    root.set("showsBack", to: toBack, from: showsBack) { turn(toBack: toBack) }
  }

  private func turn(toBack: Bool) {
    let hidden = shownSide.root
    showsBack = toBack
    guard Desktop.allowsMotion, hidden.isMapped else { return showSide() }
    hidden.canTarget = false
    hidden.setStyle("turning-away", true)
    halfway = MainLoop.after(milliseconds: Self.halfTurn) { [weak self] in self?.showSide() }
  }

  private var shownSide: any Screen { showsBack ? back : front }

  private func showSide() {
    halfway = nil
    for side in [front, back] {
      side.root.canTarget = true
      side.root.setStyle("turning-away", false)
    }
    stack.show(showsBack ? "back" : "front")
    shownSide.root.replay("turning")
    // The user may have chosen another tab during the animation.
    if stack.isMapped { initialFocus?.grabFocus() }
  }
}
