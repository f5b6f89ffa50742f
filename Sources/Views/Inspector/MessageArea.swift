import GtkKit

/// The messages, and above them the title of their group while its own row is out of view, or a hint if there are none.
final class MessageArea: Widget {
  let pointer: WidgetPointer
  private let list: MessageList
  private let layer = Container()
  private let title = MessageRow()
  /// The group whose title is in ``title``.
  private var titled: InspectorRow?
  /// The group whose title stays at the top; nil if there is none.
  private(set) var pinned: InspectorRow?

  init(_ list: MessageList, hint: Label) {
    self.list = list
    let overlay = Overlay(list)
    pointer = overlay.pointer
    layer.canTarget = false
    layer.add(hint).add(title.widget.named("pinnedTitle"))
    // The head describes the same group.
    title.widget.setAccessibleHidden(true)
    layer.arrange = { [weak self] in
      let hint = hint.placedText(in: $0.rect.inset(by: Metrics.gap, 0))
      guard let self, pinned != nil else { return [hint] }
      return [hint, title.widget.placed(in: Rect(0, 0, $0.size.width, titleHeight))]
    }
    overlay.add(layer)
  }

  private var titleHeight: Double { title.height(forWidth: list.width).rounded(.up) }

  /// Shows the title of the group on screen while its own row is out of view.
  func pinTitle() {
    if let group = list.group, group != titled {
      titled = group
      title.show(group)
    }
    let pinned = list.pinnedGroup(ofHeight: titleHeight)
    guard pinned != self.pinned else { return }
    self.pinned = pinned
    layer.queueAllocate()
  }
}
