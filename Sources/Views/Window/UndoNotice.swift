import GtkKit

/// A small sign below the header bar that says what has just replaced the game, with a button that undoes it.
package final class UndoNotice {
  private let content: Overlay
  /// The sign; nil until it is first shown.
  private var sign: (box: Box, label: Label)?

  /// A notice above the content of a window, which is not shown yet.
  init(above content: Overlay) { self.content = content }

  /// Whether the button has the keyboard focus.
  package var containsFocus: Bool { sign?.box.containsFocus == true }

  /// Shows what has been done, or nothing.
  package func show(_ text: String?) {
    if let text {
      let sign = sign ?? makeSign()
      sign.label.text = text
      self.sign = sign
    }
    sign?.box.isVisible = text != nil
  }

  private func makeSign() -> (box: Box, label: Label) {
    let label = Label().named("undoLabel")
    let button = Button(tr("Undo")).named("undoButton").labeled(tr("Undo (Ctrl+Z)"))
    button.onClicked { button.activate(action: "app.undo") }
    let box = Box(.horizontal, gap: 9, [label, button]).styled("undo-notice").aligned(.start, .start)
    content.add(box)
    return (box, label)
  }
}
