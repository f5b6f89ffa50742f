import GtkKit

/// A small sign below the header bar that says what has just replaced the game, with a button that undoes it.
///
/// It hangs above the edge of a large table. In a small window, where it would cover a title or a puck, it is a bar, and the
/// game has the rest of the height.
package final class UndoNotice: CustomWidget {
  private let content: AnyWidget
  /// The sign; nil until it is first shown.
  private var sign: (box: Box, label: Label)?

  /// The minimum size of content of which the sign covers nothing.
  private static let largeContent = Size(1000, 680)

  /// A notice above the content of a window, which is not shown yet.
  init(above content: some Widget) {
    self.content = AnyWidget(content)
    super.init()
    add(content)
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    content.measured(orientation)
  }

  override package func willArrange(in size: Size) { sign?.box.setStyle("bar", !Self.isLarge(size)) }

  override package func arrange(in area: Area) -> [Placement] {
    guard let box = sign?.box, box.isVisible else { return [content.placed(in: area.rect)] }
    var room = area.rect
    let bar = room.cutTop(box.minimumHeight)
    guard !Self.isLarge(area.size) else {
      let sign = Rect(bar.x, bar.y, box.naturalWidth, bar.height)
      return [content.placed(in: area.rect), box.placed(in: sign)]
    }
    // Games that are higher than the rest are drawn smaller.
    let scale = min(1, max(room.height, 1) / max(1, content.minimumHeight))
    return [content.placed(in: room, scale: scale), box.placed(in: bar)]
  }

  private static func isLarge(_ size: Size) -> Bool {
    size.width >= largeContent.width && size.height >= largeContent.height
  }

  /// Whether the button has the keyboard focus.
  package var barContainsFocus: Bool { sign?.box.containsFocus == true }

  /// Shows what has been done, or nothing.
  package func show(_ text: String?) {
    guard text != nil || sign != nil else { return }
    if let text {
      let sign = sign ?? makeSign()
      sign.label.text = text
      self.sign = sign
    }
    sign?.box.isVisible = text != nil
    queueAllocate()
  }

  private func makeSign() -> (box: Box, label: Label) {
    let label = Label().named("undoLabel")
    let button = Button(tr("Undo")).named("undoButton").labeledByTooltip(tr("Undo (Ctrl+Z)"))
    button.onClicked { button.activate(action: "app.undo") }
    let box = Box(.horizontal, gap: 9, [label, button]).styled("undo-notice")
    add(box)
    return (box, label)
  }
}
