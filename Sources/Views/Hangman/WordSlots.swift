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
    /// Other slots, which limit the size of these.
    var model: Shared<Shown>?
    /// The size in which the slots were drawn last, and how many pixels one unit of it has.
    var drawn: (size: Size, scale: Double)?

    /// The cells of as many slots in an area.
    func cells(_ count: Int, in area: Area) -> [Rect] {
      let largest = model?.value.pixels(count).map { $0 / area.scale / WordSlots.slot.width }
      return WordSlots.cells(count, in: area.size, maximumScale: largest ?? WordSlots.maximumScale)
    }

    /// The width in pixels of one of as many slots; nil if none was drawn.
    private func pixels(_ count: Int) -> Double? {
      guard let drawn else { return nil }
      let cells = WordSlots.cells(count, in: drawn.size, maximumScale: WordSlots.maximumScale)
      return cells.first.map { $0.width * drawn.scale }
    }
  }

  private static let slot = Size(36, 42)
  private static let maximumScale = 3.0
  /// Below it, a word is broken into rows, which can be read as several words.
  private static let readableScale = 0.6

  /// Slots whose minimum height is readable.
  init(named name: String = "wordLabel", minimumHeight: Int = 36) {
    let shown = Shared(Shown())
    row = Container(
      measure: { orientation in Extent(orientation == .vertical ? minimumHeight : 0) },
      arrange: { area in
        let labels = area.container.children
        return zip(labels, shown.value.cells(labels.count, in: area)).map { label, cell in
          label.placed(in: cell, scale: cell.width / Self.slot.width)
        }
      },
      drawBelow: { canvas, area in
        shown.value.drawn = (area.size, area.scale)
        let cells = shown.value.cells(shown.value.slots.count, in: area)
        for (index, slot) in shown.value.slots.enumerated() where !shown.value.new.contains(index) {
          Self.draw(slot, 1, on: canvas, in: cells[index], area.container.color)
        }
      },
      drawAbove: { canvas, area in
        let cells = shown.value.cells(shown.value.slots.count, in: area)
        for index in shown.value.new {
          let slot = shown.value.slots[index]
          Self.draw(slot, shown.value.progress, on: canvas, in: cells[index], area.container.color)
        }
      })
    self.shown = shown
    writing = Animation(of: row)
    pointer = row.named(name).keepsDirection().pointer
  }

  /// Shows slots at most as large as others, which were drawn before.
  func showsSlots(like other: WordSlots) { shown.value.model = other.shown }

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
    row.queueDraw()
    guard !shown.value.new.isEmpty else { return writing.stop() }
    let time = Self.writingTime(of: shown.value.new.map { slots[$0] })
    writing.run(milliseconds: time, curve: .linear) { [row, shown] progress in
      shown.value.progress = progress
      guard progress == 1 else { return row.queueDraw() }
      shown.value.new = []
      row.queueDraw()
    }
  }

  // MARK: - Drawing

  private static func cells(_ count: Int, in size: Size, maximumScale: Double) -> [Rect] {
    CellGrid(
      count, of: slot, gap: 5, in: size, readableScale: readableScale, maximumScale: maximumScale
    ).cells
  }

  /// Draws the line of a slot, and a part of its letter.
  private static func draw(
    _ slot: Slot, _ part: Double, on canvas: Canvas, in cell: Rect, _ chalk: Color
  ) {
    let color = slot.isRevealed ? Chalk.red : chalk
    let width = max(1.4, cell.height * 0.075)
    let line = cell.y + cell.height - width
    Chalk.stroke(
      [Point(cell.x + width / 2, line), Point(cell.x + cell.width - width / 2, line)], on: canvas, chalk,
      width: width)
    guard let letter = slot.letter.flatMap({ ChalkLetter($0) }) else { return }
    // A letter that the player did not find is slanted.
    letter.draw(
      part, on: canvas, above: Point(cell.x + cell.width / 2, line - cell.height * 0.16),
      height: min(cell.height * 0.72, cell.width * 1.05), color, slant: slot.isRevealed ? 0.25 : 0)
  }
}
