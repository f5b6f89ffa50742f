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
