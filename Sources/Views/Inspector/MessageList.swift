import GtkKit

/// The sequence diagram: a list with a row for each message, the newest at the end.
package final class MessageList: Widget {
  package let pointer: WidgetPointer
  private let pointed: Action<Int?>
  private let list: ItemList<InspectorRow>
  /// The number of the message below the pointer; nil if there is none.
  private var hovered: Int?
  private var isHoverPending = false

  /// The outlet whose messages are marked, with its view.
  package var marked: String? {
    didSet { if marked != oldValue { list.updateRows() } }
  }

  /// The number of the message that is emphasized.
  package var current: Int? {
    didSet { if current != oldValue { list.updateRows() } }
  }

  /// An empty list that sends the numbers of the messages that the user points at and selects.
  init(_ pointed: Action<Int?>, _ selected: Action<[Int]>) {
    self.pointed = pointed
    weak var owner: MessageList?
    list = ItemList {
      MessageRow(
        isMarked: { $0.outlet != nil && $0.outlet == owner?.marked },
        isCurrent: { !$0.isGroup && $0.message == owner?.current },
        pointed: { owner?.point(at: $0) })
    }
    pointer = list.pointer
    owner = self
    list.list.named("messageList").accessible(tr("Messages"))
    list.onSelectionChanged { [list] in
      selected.send(list.selection.map(\.message), by: list.list, "selected")
    }
  }

  /// The rows, oldest first.
  package var shown: [InspectorRow] { list.items }

  /// Removes rows at the front, and adds rows at the end.
  package func append(_ new: [InspectorRow], removingFirst removed: Int = 0) {
    list.append(new, removingFirst: removed)
  }

  /// Removes all rows.
  package func removeAll() { list.removeAll() }

  /// Scrolls to a row, by its index.
  package func scroll(to index: Int) { list.scroll(to: index) }

  /// Removes the selection, as Escape does.
  package func unselectAll() { list.unselectAll() }

  /// Selects one row, as a click does.
  package func select(_ index: Int) { list.select(at: index) }

  /// Rows that move below the pointer report it during layout. The action is sent afterwards.
  private func point(at message: Int?) {
    hovered = message
    guard !isHoverPending else { return }
    isHoverPending = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.isHoverPending = false
      self.pointed.send(self.hovered, by: self.list.list, "pointed")
    }
  }
}
