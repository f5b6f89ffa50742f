import GtkKit

/// Holds the keyboard focus on behalf of a button, while the widget that had the focus is disabled.
///
/// Screen readers do not announce the keeper. They would announce the button, and interrupt the announcement of the
/// result. Enter and Space press the button.
final class FocusKeeper: CustomWidget {
  private let button: Button
  /// The widget that gets the focus back: the one that had it before, or the button after the user has pressed it.
  private var source: AnyWidget?
  /// Called before a key presses the button. Returns whether the key does nothing else.
  var onPress: () -> Bool = { false }

  init(of button: Button) {
    self.button = button
    super.init(role: .ignored)
    styled("focus-keeper").canTarget = false
    onKey { [self] key in
      guard key == .enter || key == .space else { return false }
      // The window would press the widget that gets the focus back.
      if onPress() { return true }
      guard button.isSensitive else { return false }
      button.click()
      return true
    }
    onFocusLeft { [self] in focusLeft() }
  }

  /// The button, with the keeper before it in the order of the Tab key.
  var buttonLayout: Layout {
    let layout = button.layout
    return Layout(
      width: layout.width, height: layout.height,
      place: { [self, button] rect in
        [placed(in: Rect(rect.x, rect.y + rect.height / 2, 0, 0)), button.placed(in: rect)]
      })
  }

  func take(from widget: some Widget) {
    source = AnyWidget(widget)
    isFocusable = true
    grabFocus()
  }

  /// Gives the focus to the button, as soon as that is enabled.
  func buttonPressed() { source = AnyWidget(button) }

  /// Gives the focus back to its source, if that is enabled. Screen readers do not announce it.
  func giveBack() {
    if isFocus, let source, source.isSensitive { source.grabFocus() }
  }

  /// The Tab key must not return to the keeper, but the focus must after an alert.
  private func focusLeft() {
    if !isFocus, parent?.containsFocus == true { isFocusable = false }
  }
}
