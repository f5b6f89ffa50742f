import GtkKit

/// The word: a slot for each letter, empty until the letter is found. Letters are written in chalk.
package final class WordSlots: CustomWidget {
  /// The content of a slot: an unknown letter, a letter that was found, or one that was revealed at the end.
  package enum Slot: Equatable {
    case unknown
    case found(Character)
    case revealed(Character)

    package var letter: Character? {
      switch self {
      case .unknown: nil
      case .found(let letter), .revealed(let letter): letter
      }
    }

    /// Whether the player did not find the letter.
    package var isRevealed: Bool { if case .revealed = self { true } else { false } }
  }

  package private(set) var slots: [Slot] = []
  /// The slots whose letters are being written, and how much of the letters is.
  private var (new, progress): ([Int], Double) = ([], 1)
  private lazy var writing = Animation(of: self)

  private static let slot = Size(36, 42)
  private static let maximumScale = 3.0
  /// Below it, a word is broken into rows, which can be read as several words.
  private static let readableScale = 0.6

  init() {
    super.init()
    keepsDirection()
  }

  /// Shows slots; new letters are written. Screen readers announce the description, letter by letter.
  package func show(_ slots: [Slot], describedAs description: String) {
    let line = slots.map { $0.letter.map(String.init) ?? "_" }.joined(separator: " ")
    set(isNew: slots != self.slots, describedAs: line.debugDescription) {
      accessibleLabel(description)
      if slots != self.slots { write(slots) }
    }
  }

  /// The time that it takes to write the letters of these slots at the same time, in milliseconds.
  package static func writingTime(of slots: some Sequence<Slot>) -> Int {
    slots.map { slot in
      let strokes = slot.letter.map { ChalkLetter($0)?.strokes.count ?? 1 } ?? 0
      return strokes * (slot.isRevealed ? 90 : 180)
    }.max() ?? 0
  }

  private func write(_ slots: [Slot]) {
    let old = self.slots
    self.slots = slots
    new = slots.indices.filter {
      old.count == slots.count && old[$0] == .unknown && slots[$0] != .unknown
    }
    queueDraw()
    guard !new.isEmpty else { return writing.stop() }
    let time = Self.writingTime(of: new.map { slots[$0] })
    writing.run(milliseconds: time, curve: .linear) { [self] in
      progress = $0
      if progress == 1 { new = [] }
      queueDraw()
    }
  }

  // MARK: - Layout

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? 46 : 0)
  }

  /// The places of a number of slots in a size.
  package static func cells(_ count: Int, in size: Size) -> [Rect] {
    CellGrid(
      count, of: slot, gap: 5, rowGap: 12, in: size, readableScale: readableScale, maximumScale: maximumScale
    ).cells
  }

  // MARK: - Drawing

  override package func draw(on canvas: Canvas, in area: Area) {
    for (index, cell) in Self.cells(slots.count, in: area.size).enumerated() {
      draw(slots[index], new.contains(index) ? progress : 1, on: canvas, in: cell)
    }
  }

  /// Draws the line of a slot, and a part of its letter.
  private func draw(_ slot: Slot, _ part: Double, on canvas: Canvas, in cell: Rect) {
    let width = max(1.4, cell.height * 0.075)
    let line = cell.y + cell.height - width
    Chalk.stroke(
      [Point(cell.x + width / 2, line), Point(cell.x + cell.width - width / 2, line)], on: canvas, color,
      width: width)
    guard let letter = slot.letter else { return }
    // There is room for a mark above the letter. A letter that the player did not find is slanted.
    ChalkLetter.draw(
      letter, part, on: canvas, above: Point(cell.x + cell.width / 2, line - cell.height * 0.1),
      height: min(cell.height * 0.7, cell.width * 1.15), slot.isRevealed ? Chalk.red : color,
      slant: slot.isRevealed ? 0.25 : 0, like: self)
  }
}
