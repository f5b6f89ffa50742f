import GtkKit

/// The word: a slot for each letter, empty until the letter is found.
package struct WordSlots: Widget {
  /// The content of a slot: an unknown letter, a letter that was found, or one that was revealed at the end.
  package enum Slot: Equatable {
    case unknown
    case found(Character)
    case revealed(Character)

    fileprivate var text: String {
      switch self {
      case .unknown: ""
      case .found(let letter), .revealed(let letter): String(letter)
      }
    }
  }

  package let pointer: WidgetPointer
  private let row: Container

  private static let slot = Size(30, 42)
  private static let gap = 5.0
  /// The minimum height of a readable slot.
  private static let minimumHeight = 36

  init() {
    row = Container(
      measure: { orientation in Extent(orientation == .vertical ? Self.minimumHeight : 0) },
      arrange: { Self.arrange($0.container.children, in: $0.size) })
    pointer = row.named("wordLabel").keepsDirection().pointer
  }

  /// Shows slots. Screen readers announce the description, letter by letter.
  package func show(_ slots: [Slot], describedAs description: String) {
    set("", isNew: slots.map(\.text) != row.children.map { Label($0).text }, describedAs: Self.line(slots)) {
      row.accessible(description)
      write(slots)
    }
  }

  /// The slots as text, for example "_ E _".
  private static func line(_ slots: [Slot]) -> String {
    slots.map { $0 == .unknown ? "_" : $0.text }.joined(separator: " ").debugDescription
  }

  private func write(_ slots: [Slot]) {
    for surplus in row.children.dropFirst(slots.count) { row.remove(surplus) }
    for _ in row.children.count..<max(slots.count, row.children.count) { row.add(Label().styled("slot")) }
    for (label, slot) in zip(row.children.map { Label($0) }, slots) {
      if label.text.isEmpty, slot != .unknown { label.replay("written") }
      label.text = slot.text
      if case .revealed = slot { label.setStyle("revealed", true) } else { label.setStyle("revealed", false) }
    }
  }

  // MARK: - Layout

  /// Arranges the slots as large as fits, in as few rows as give them a readable size.
  private static func arrange(_ slots: [AnyWidget], in size: Size) -> [Placement] {
    guard !slots.isEmpty else { return [] }
    var best = (scale: 0.0, columns: 1)
    for rows in 1...max(1, min(slots.count, 6)) where best.scale < 1 {
      let columns = (slots.count + rows - 1) / rows
      let scale = min(
        size.width / (Double(columns) * (slot.width + gap) - gap),
        size.height / (Double(rows) * (slot.height + gap) - gap), 3)
      // Another row must make the slots clearly larger.
      if scale > best.scale * 1.15 { best = (scale, columns) }
    }
    let rows = (slots.count + best.columns - 1) / best.columns
    let cell = Size(slot.width * best.scale, slot.height * best.scale)
    let gap = gap * best.scale
    let height = Double(rows) * (cell.height + gap) - gap
    return slots.enumerated().map { index, label in
      let row = index / best.columns
      let inRow = min(best.columns, slots.count - row * best.columns)
      let width = Double(inRow) * (cell.width + gap) - gap
      let left = (size.width - width) / 2 + Double(index % best.columns) * (cell.width + gap)
      let top = (size.height - height) / 2 + Double(row) * (cell.height + gap)
      return label.placed(in: Rect(left, top, cell.width, cell.height), scale: best.scale)
    }
  }
}
