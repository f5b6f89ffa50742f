import GtkKit

/// The word: a slot for each letter, empty until the letter is found. Letters are written in chalk.
package struct WordSlots: Widget {
  /// The content of a slot: an unknown letter, a letter that was found, or one that was revealed at the end.
  package enum Slot: Equatable {
    case unknown
    case found(Character)
    case revealed(Character)

    fileprivate var letter: Character? {
      switch self {
      case .unknown: nil
      case .found(let letter), .revealed(let letter): letter
      }
    }

    fileprivate var text: String { letter.map(String.init) ?? "" }

    /// Whether the player did not find the letter.
    package var isRevealed: Bool { if case .revealed = self { true } else { false } }
  }

  package let pointer: WidgetPointer
  private let row: Container
  private let writing: Animation
  private let shown: Shared<Shown>

  /// The slots, and those whose letters are being written.
  private struct Shown {
    var slots: [Slot] = []
    var new: Set<Int> = []
    var progress = 1.0
  }

  private static let slot = Size(36, 42)
  /// The minimum height of a readable slot.
  private static let minimumHeight = 36

  init() {
    let shown = Shared(Shown())
    row = Container(
      measure: { orientation in Extent(orientation == .vertical ? Self.minimumHeight : 0) },
      arrange: { area in
        let labels = area.container.children
        return zip(labels, Self.cells(labels.count, in: area.size)).map { label, cell in
          label.placed(in: cell, scale: cell.width / Self.slot.width)
        }
      },
      drawBelow: { canvas, area in
        for (index, slot) in shown.value.slots.enumerated() where !shown.value.new.contains(index) {
          Self.draw(slot, index, 1, shown.value.slots.count, on: canvas, area)
        }
      },
      drawAbove: { canvas, area in
        for index in shown.value.new {
          let slot = shown.value.slots[index]
          Self.draw(slot, index, shown.value.progress, shown.value.slots.count, on: canvas, area)
        }
      })
    row.cachesDrawing = true
    self.shown = shown
    writing = Animation(of: row)
    pointer = row.named("wordLabel").keepsDirection().pointer
  }

  /// Shows slots; new letters are written. Screen readers announce the description, letter by letter.
  package func show(_ slots: [Slot], describedAs description: String) {
    set("", isNew: slots != shown.value.slots, describedAs: Self.line(slots)) {
      row.accessible(description)
      if slots != shown.value.slots { write(slots) }
    }
  }

  /// The time that it takes to write the letters of these slots at the same time, in milliseconds.
  package static func writingTime(of slots: some Sequence<Slot>) -> Int {
    slots.map { slot in
      let strokes = slot.letter.flatMap { ChalkLetter($0) }?.strokes.count ?? 0
      return strokes * (slot.isRevealed ? 90 : 180)
    }.max() ?? 0
  }

  /// The slots as text, for example "_ E _".
  private static func line(_ slots: [Slot]) -> String {
    slots.map { $0 == .unknown ? "_" : $0.text }.joined(separator: " ").debugDescription
  }

  private func write(_ slots: [Slot]) {
    let old = shown.value.slots
    shown.value.slots = slots
    for surplus in row.children.dropFirst(slots.count) { row.remove(surplus) }
    for _ in row.children.count..<max(slots.count, row.children.count) { row.add(Label().styled("slot")) }
    for (label, slot) in zip(row.children.map { Label($0) }, slots) {
      label.text = slot.text
      label.setStyle("revealed", slot.isRevealed)
    }
    shown.value.new = Set(
      slots.indices.filter { old.count == slots.count && old[$0] == .unknown && slots[$0] != .unknown })
    row.redraw()
    guard !shown.value.new.isEmpty else { return writing.stop() }
    let time = Self.writingTime(of: shown.value.new.map { slots[$0] })
    writing.run(milliseconds: time, curve: .linear) { [row, shown] progress in
      shown.value.progress = progress
      guard progress == 1 else { return row.queueDraw() }
      shown.value.new = []
      row.redraw()
    }
  }

  // MARK: - Drawing

  private static func cells(_ count: Int, in size: Size) -> [Rect] {
    CellGrid(count, of: slot, gap: 5, in: size, maximumScale: 3).cells
  }

  /// Draws the line of a slot, and a part of its letter.
  private static func draw(
    _ slot: Slot, _ index: Int, _ part: Double, _ count: Int, on canvas: Canvas, _ area: Area
  ) {
    let cell = cells(count, in: area.size)[index]
    let color = slot.isRevealed ? Chalk.red : area.container.color
    let width = max(2.4, cell.height * 0.075)
    let line = cell.y + cell.height - width
    Chalk.stroke(
      [Point(cell.x, line), Point(cell.x + cell.width, line)], on: canvas, area.container.color, width: width)
    guard let letter = slot.letter.flatMap({ ChalkLetter($0) }) else { return }
    // A letter that the player did not find is slanted.
    letter.draw(
      part, on: canvas, above: Point(cell.x + cell.width / 2, line - cell.height * 0.16),
      height: min(cell.height * 0.72, cell.width * 1.05), color, slant: slot.isRevealed ? 0.25 : 0)
  }
}
