import GtkKit

/// The word: a slot for each letter, filled as letters are found.
package struct WordSlots: Widget {
  /// What a slot shows: an unknown letter, one that was found, or one revealed at the end.
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
  /// What is still read with ease.
  private static let leastHeight = 36

  init() {
    row = Container(role: .group)
    pointer = row.named("wordLabel").keepsDirection().pointer
    var behavior = Container.Behavior()
    behavior.measure = { orientation, _ in Extent(orientation == .vertical ? Self.leastHeight : 0) }
    behavior.arrange = { [row] in Self.arrange(row.children, in: $0) }
    row.behavior = behavior
  }

  /// Shows these slots; `describedAs` is read out, letter by letter.
  package func show(_ slots: [Slot], describedAs description: String) {
    set(
      "", isNew: slots.map(\.text) != row.children.map { Label($0).text }, describedAs: Self.line(slots)
    ) {
      row.accessible(description)
      write(slots)
    }
  }

  /// The slots as one would write them on paper: "_ E _".
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

  /// As few rows as give the slots a readable size, and the largest slots that fit.
  private static func arrange(_ slots: [AnyWidget], in size: Size) {
    guard !slots.isEmpty else { return }
    var best = (scale: 0.0, columns: 1)
    for rows in 1...max(1, min(slots.count, 6)) where best.scale < 1 {
      let columns = (slots.count + rows - 1) / rows
      let scale = min(
        size.width / (Double(columns) * (slot.width + gap) - gap),
        size.height / (Double(rows) * (slot.height + gap) - gap), 3)
      // Another row has to be worth it.
      if scale > best.scale * 1.15 { best = (scale, columns) }
    }
    let rows = (slots.count + best.columns - 1) / best.columns
    let cell = Size(slot.width * best.scale, slot.height * best.scale)
    let gap = gap * best.scale
    let height = Double(rows) * (cell.height + gap) - gap
    for (index, label) in slots.enumerated() {
      let row = index / best.columns
      let inRow = min(best.columns, slots.count - row * best.columns)
      let width = Double(inRow) * (cell.width + gap) - gap
      let left = (size.width - width) / 2 + Double(index % best.columns) * (cell.width + gap)
      let top = (size.height - height) / 2 + Double(row) * (cell.height + gap)
      label.place(in: Rect(left, top, cell.width, cell.height), scale: best.scale)
    }
  }
}
