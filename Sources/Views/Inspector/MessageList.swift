import GtkKit

/// The sequence diagram: a row a message, the newest at the end.
package final class MessageList: Widget {
  package let pointer: WidgetPointer
  /// The message that the pointer is over; nil where it is over none.
  let pointed: Action<Int?>
  let selected: Action<[Int]>
  private let items: ItemList
  private var rows: [Int: InspectorRow] = [:]
  /// The row that the pointer has come over last, or none.
  private var hovered: Int?
  private var isHoverOwed = false
  private var first = 0
  private var next = 0

  /// The view and the outlet whose messages are marked.
  package var marked: String? {
    didSet { if marked != oldValue { items.showAgain() } }
  }

  /// The row that is shown as the present one.
  package var current: Int? {
    didSet { if current != oldValue { items.showAgain() } }
  }

  init(_ pointed: Action<Int?>, _ selected: Action<[Int]>) {
    self.pointed = pointed
    self.selected = selected
    weak var list: MessageList?
    items = ItemList {
      MessageRow(
        { list?.rows[$0] }, { list?.state(of: $0) ?? (false, false) },
        pointed: { number, isOver in list?.point(at: number, isOver) })
    }
    pointer = items.pointer
    list = self
    items.list.named("messageList").accessible(tr("Messages"))
    items.onSelectionChanged { [weak self] in
      guard let self else { return }
      self.selected.send(self.items.selection, by: self.items.list, "selected")
    }
  }

  /// Adds rows at the end, which stays in view where it is, and removes the oldest.
  package func append(_ new: [InspectorRow], removingFirst removed: Int = 0) {
    for number in first..<min(first + removed, next) { rows[number] = nil }
    first = min(first + removed, next)
    let numbers = Array(next..<next + new.count)
    for (number, row) in zip(numbers, new) { rows[number] = row }
    next += new.count
    items.append(numbers, removingFirst: removed)
  }

  /// Removes all rows; numbers go on from where they were.
  package func removeAll() { append([], removingFirst: next - first) }

  /// Whether there is no row.
  var isEmpty: Bool { first == next }

  /// The rows that there are, oldest first.
  package var shown: [InspectorRow] { (first..<next).compactMap { rows[$0] } }

  /// How many rows there are.
  package var count: Int { next - first }

  /// Brings a row into view, by its place in the list.
  package func scroll(to index: Int) { items.scroll(to: index) }

  /// Selects nothing, as Escape does.
  package func unselectAll() { items.unselectAll() }

  /// Selects a row alone, as a click on it does.
  package func select(_ index: Int) { items.select(at: index) }

  private func state(of number: Int) -> (isMarked: Bool, isCurrent: Bool) {
    (marked != nil && rows[number]?.outlet == marked, number == current)
  }

  /// Rows that move under the pointer tell of it in the middle of a layout: what that leads to comes after.
  private func point(at number: Int, _ isOver: Bool) {
    hovered = isOver ? number : nil
    guard !isHoverOwed else { return }
    isHoverOwed = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.isHoverOwed = false
      self.pointed.send(self.hovered, by: self.items.list, "pointed")
    }
  }
}
