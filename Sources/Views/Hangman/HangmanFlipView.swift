import GtkKit

/// Hangman's two sides, of which one is up.
package final class HangmanFlipView: Screen {
  package let root: WidgetRoot
  package let appeared = Action<Void>("viewDidAppear")
  package let disappeared = Action<Void>("viewDidDisappear")

  private let stack = Stack()
  private let sides: (front: any Screen, back: any Screen)

  package init(front: any Screen, back: any Screen) {
    root = WidgetRoot(stack.styled("hangman", "surface").named("hangmanScreen"))
    sides = (front, back)
    stack.add(front.root, named: "front")
    stack.add(back.root, named: "back")
    stack.onMap { [weak self] in self?.appeared.send() }
    stack.onUnmap { [weak self] in self?.disappeared.send() }
  }

  package var initialFocus: AnyWidget? { (showsBack ? sides.back : sides.front).initialFocus }

  /// Whether the flipside is up.
  package var showsBack: Bool { stack.shownPage == "back" }

  /// Turns a side up.
  ///
  /// The turn is the style sheet's: it stays in the plane, because a stack's own turn in space needs OpenGL.
  package func flip(toBack: Bool) {
    stack.show(toBack ? "back" : "front")
    (toBack ? sides.back : sides.front).root.replay("turning")
    initialFocus?.grabFocus()
  }
}
