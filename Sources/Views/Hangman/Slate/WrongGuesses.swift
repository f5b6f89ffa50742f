import GtkKit

/// The letters that are not in the word, struck out, the newest one in red.
package final class WrongLetters: CustomWidget {
  private var letters: [Character] = []
  /// The title above the letters, if there are any.
  let caption = Label(wraps: true).styled("caption")
  /// The letters before the newest one.
  private static let dim = Color(0xB4BBB5)

  init() {
    super.init(role: .image)
    named("wrongLetters")
  }

  package func show(_ letters: [Character], describedAs description: String) {
    set(String(letters), from: String(self.letters)) {
      accessibleLabel(description)
      self.letters = letters
      caption.text = letters.isEmpty ? "" : tr("Wrong")
      queueDraw()
    }
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .vertical ? 42 : 20)
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let grid = CellGrid(
      letters.count, of: Size(26, 30), gap: 6, rowGap: 6, in: area.size, maximumScale: 0.75, isAtTop: true)
    for (letter, cell) in zip(letters, grid.cells) {
      Self.draw(letter, isNewest: letter == letters.last, on: canvas, in: cell, like: self)
    }
  }

  /// Draws a letter, and a stroke through it in another color, which reaches beyond both of its sides.
  static func draw(
    _ letter: Character, isNewest: Bool, on canvas: Canvas, in cell: Rect, like widget: some Widget
  ) {
    let foot = Point(cell.center.x, cell.y + cell.height * 0.9)
    let widest = cell.width * 0.78 / (ChalkLetter(letter)?.width ?? 1)
    ChalkLetter.draw(
      letter, on: canvas, above: foot, height: min(cell.height * 0.76, widest),
      isNewest ? Chalk.red : dim, weight: 0.125, like: widget)
    Chalk.stroke(
      [
        Point(cell.x, cell.y + cell.height * 0.6),
        Point(cell.x + cell.width, cell.y + cell.height * 0.46),
      ], on: canvas, isNewest ? Chalk.white : Chalk.red, width: cell.height * 0.07)
  }
}

/// The wrong guesses as crosses, and those that are left as circles. A label beside it has the number.
final class MistakeMarks: CustomWidget {
  private var (mistakes, limit) = (0, 0)

  init() {
    super.init(role: .presentation)
    named("mistakeMarks")
  }

  func show(_ mistakes: Int, of limit: Int) {
    guard (mistakes, limit) != (self.mistakes, self.limit) else { return }
    if limit != self.limit { queueResize() }
    (self.mistakes, self.limit) = (mistakes, limit)
    queueDraw()
  }

  private static let mark = Size(13, 13)
  private static let gap = 7.0
  /// More marks than this are in several rows, or smaller.
  private static let marksInRow = 10

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    let rows = (limit - 1) / Self.marksInRow + 1
    let marks = Double(orientation == .vertical ? min(rows, 2) : (limit + rows - 1) / rows)
    return SizeRequest(minimum: 16, natural: max(16, Int(marks * (Self.mark.width + Self.gap))))
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let grid = CellGrid(
      limit, of: Self.mark, gap: Self.gap, rowGap: Self.gap, in: area.size, maximumScale: 1.1)
    for (index, cell) in grid.cells.enumerated() {
      if index < mistakes {
        canvas.cross(in: cell.inset(by: cell.width * 0.12))
        canvas.stroke(Chalk.red, width: cell.width * 0.2)
      } else {
        canvas.circle(cell.center, radius: cell.width * 0.42)
        canvas.stroke(color, width: cell.width * 0.16)
      }
    }
  }
}
