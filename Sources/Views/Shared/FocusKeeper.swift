import GtkKit

/// Holds the keyboard focus on behalf of a button, while another widget that had it is disabled.
///
/// A screen reader says nothing when the focus comes here: a button that got the focus would be read out, and the result
/// would be cut off. Enter and Space press the button.
final class FocusKeeper: Widget {
  let pointer: WidgetPointer
  private let button: Button
  /// The widget that gets the focus back: the one that had it before, or the button once the user has pressed that.
  private var source: AnyWidget?

  init(of button: Button) {
    self.button = button
    let keeper = Container(role: .ignored)
    keeper.canTarget = false
    pointer = keeper.styled("focus-keeper").pointer
    keeper.onKey { key in
      guard key == .enter || key == .space else { return false }
      button.click()
      return true
    }
    keeper.onFocusLeft { [weak self] in self?.focusLeft() }
  }

  /// Places the keeper where it comes just before the button in the order of Tab.
  func place(before button: Rect) {
    place(in: Rect(button.x, button.y + button.height / 2, 0, 0))
  }

  /// Takes the focus from a widget that has it.
  func take(from widget: some Widget) {
    source = AnyWidget(widget)
    isFocusable = true
    grabFocus()
  }

  /// Remembers that the user has pressed the button itself.
  func buttonPressed() { source = AnyWidget(button) }

  /// Gives the focus back to the widget that it came from, as soon as that is enabled; screen readers do not notice.
  func giveBack() {
    if isFocus, let source, source.isSensitive { source.grabFocus() }
  }

  /// Gives the focus to the button if the keeper has it.
  func handOver() {
    if isFocus { button.grabFocus() }
  }

  /// The Tab key must not come back to it, but the focus must after an alert.
  private func focusLeft() {
    if !isFocus, parent?.containsFocus == true { isFocusable = false }
  }
}
