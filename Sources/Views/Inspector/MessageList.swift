import GtkKit

/// The sequence diagram: a list with a row for each message, the newest at the end.
package final class MessageList: ItemList<InspectorRow> {
  package let pointedAt = Action<InspectorRow.Place?>("messagePointedAt")
  package let selected = Action<[InspectorRow.Place]>("messagesSelected")
  package let updateToggled = Action<Int>("updateToggled")
  package let menuPressed = Action<Void>("messageMenuPressed")
  /// The row whose menu was opened, until the pointer moves on. To select it would show its code, which would move it.
  package private(set) var menuRow: InspectorRow?
  let sizes = TextSizes()

  /// How far the pointer moves at least, in pixels.
  private static let restingDistance = 4.0

  package var current: Int? {
    didSet { if current != oldValue { updateRows() } }
  }

  init() {
    weak var owner: MessageList?
    super.init { MessageRow(in: owner) }
    owner = self
    list.named("messageList").accessibleLabel(tr("Messages"))
    onSelectionChanged { [weak self] in
      guard let self else { return }
      menuRow = nil
      selected.send(selection.compactMap(\.place), by: list, "selected")
    }
    var last: Point?
    onPointerMoved { [weak self] point in
      guard let self else { return }
      // GTK also reports a pointer that rests, when something moves below it, at places that differ a little.
      if let point, let last, point.distance(to: last) < Self.restingDistance { return }
      last = point ?? last
      if point != nil { menuRow = nil }
      let row = point.flatMap { point in
        self.mappedRows.first { $0.row.widget.parent?.visibleBounds(in: self)?.contains(point) == true }
      }
      pointedAt.send(row?.item.place, by: list, "pointed")
    }
    onDisclosureKey { [weak self] index, opens in
      guard let self, let isOpen = self.items[index].isOpen, opens != isOpen else { return false }
      self.toggle(self.items[index])
      return true
    }
  }

  func toggle(_ row: InspectorRow) {
    guard let place = row.place else { return }
    updateToggled.send(place.message, by: list, "toggled")
    // The row may have moved.
    guard let index = items.firstIndex(where: { $0.isOpen != nil && $0.place == place }) else {
      return
    }
    scroll(to: index)
    list.onNextFrame { [weak self] in self?.focus(at: index) }
  }

  /// The title of the group in the middle of the list, or of the last one if that is in view.
  var group: InspectorRow? {
    middleIndex.flatMap { index in items.prefix(index + 1).last(where: \.isGroup) }
  }

  func openMenu(of row: InspectorRow) {
    guard row.place != nil else { return }
    menuRow = row
    menuPressed.send(by: list, "pressed")
  }

  func isCurrent(_ row: InspectorRow) -> Bool {
    !row.isGroup && current != nil && row.place?.message == current
  }
}

/// The sizes of texts that have been measured: most rows of a long list have the texts of others.
final class TextSizes {
  /// What a size depends on. A text on one line has no width.
  private struct Key: Hashable {
    let text: String
    let font: Int
    let width: Double?
    let lines: Int
  }

  private static let limit = 5000
  private var known: [Key: Size] = [:]

  /// The size of a text in the font of a widget: on one line or, if it has a width, in at most some lines.
  func size(
    of text: String, like widget: some Widget, inLinesOf width: Double? = nil, atMost lines: Int = 1
  ) -> Size {
    let key = Key(text: text, font: widget.fontNumber, width: width, lines: lines)
    if let size = known[key] { return size }
    if known.count == Self.limit { known = [:] }
    let size =
      width.map { Size($0, widget.height(of: text, inLinesOf: $0, atMost: lines)) } ?? widget.size(of: text)
    known[key] = size
    return size
  }
}
