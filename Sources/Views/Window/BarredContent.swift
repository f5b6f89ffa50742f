import GtkKit

/// Content of a window with a bar, which is made when it is first shown.
package class BarredContent: CustomWidget {
  let content: AnyWidget
  private(set) var bar: (box: Box, label: Label)?

  init(_ content: some Widget) {
    self.content = AnyWidget(content)
    super.init()
    add(content)
  }

  /// Makes the bar, and the label for its text.
  func makeBar() -> (box: Box, label: Label) { preconditionFailure("\(type(of: self)) has no bar") }

  /// Whether the bar has the keyboard focus.
  package var barContainsFocus: Bool { bar?.box.containsFocus == true }

  /// Shows the bar with a text, or hides it.
  package func show(_ text: String?) {
    guard text != nil || bar != nil else { return }
    if let text {
      let shown = bar ?? makeBar()
      if bar == nil { add(shown.box) }
      shown.label.text = text
      bar = shown
    }
    bar?.box.isVisible = text != nil
    queueAllocate()
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    content.measured(orientation)
  }

  /// The content in the room that the bar leaves. Games that are higher are drawn smaller.
  func placedContent(in room: Rect) -> Placement {
    content.placed(in: room, scale: min(1, max(room.height, 1) / max(1, content.minimumHeight)))
  }
}
