import GtkKit

/// A small sign below the header bar that says what has just replaced the game, with a button that undoes it.
///
/// It hangs above the edge of a large table. In a small window, where it would cover a title or a puck, it is a bar, and the
/// game has the rest of the height.
package final class UndoNotice: BarredContent {
  /// The minimum size of content of which the sign covers nothing.
  private static let largeContent = Size(1000, 680)

  override package func willArrange(in size: Size) { bar?.box.setStyle("bar", !Self.isLarge(size)) }

  override package func arrange(in area: Area) -> [Placement] {
    guard let box = bar?.box, box.isVisible else { return [content.placed(in: area.rect)] }
    var room = area.rect
    let bar = room.cutTop(box.minimumHeight)
    guard !Self.isLarge(area.size) else {
      let sign = Rect(bar.x, bar.y, box.naturalWidth, bar.height)
      return [content.placed(in: area.rect), box.placed(in: sign)]
    }
    return [placedContent(in: room), box.placed(in: bar)]
  }

  private static func isLarge(_ size: Size) -> Bool {
    size.width >= largeContent.width && size.height >= largeContent.height
  }

  override func makeBar() -> (box: Box, label: Label) {
    let label = Label().named("undoLabel")
    let button = Button(tr("Undo")).named("undoButton").labeledByTooltip(tr("Undo (Ctrl+Z)"))
    button.onClicked { button.activate(action: "app.undo") }
    return (Box(.horizontal, gap: 9, [label, button]).styled("undo-notice"), label)
  }
}
