import GtkKit

/// The sequence diagram: a list with a row for each message, the newest at the end.
package final class MessageList: ItemList<InspectorRow> {
  private let pointed: Action<Int?>
  /// The number of the message below the pointer; nil if there is none.
  private var hovered: Int?
  private var isHoverPending = false

  /// The outlet whose messages are marked, with its view.
  package var marked: String? {
    didSet { if marked != oldValue { updateRows() } }
  }

  /// The number of the message that is emphasized.
  package var current: Int? {
    didSet { if current != oldValue { updateRows() } }
  }

  /// An empty list that sends the numbers of the messages that the user points at and selects.
  init(_ pointed: Action<Int?>, _ selected: Action<[Int]>) {
    self.pointed = pointed
    weak var owner: MessageList?
    super.init { MessageRow(in: owner) }
    owner = self
    list.named("messageList").accessible(tr("Messages"))
    onSelectionChanged { [weak self] in
      if let self { selected.send(self.selection.map(\.message), by: self.list, "selected") }
    }
  }

  func isMarked(_ row: InspectorRow) -> Bool { row.outlet != nil && row.outlet == marked }

  func isCurrent(_ row: InspectorRow) -> Bool { !row.isGroup && row.message == current }

  /// Sends the message below the pointer, after layout: rows that move below the pointer report it during layout.
  func point(at message: Int?) {
    hovered = message
    guard !isHoverPending else { return }
    isHoverPending = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.isHoverPending = false
      self.pointed.send(self.hovered, by: self.list, "pointed")
    }
  }
}
