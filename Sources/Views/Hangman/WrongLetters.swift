import GtkKit

/// The letters that are not in the word, crossed out, the newest one in red.
package struct WrongLetters: Widget {
  package let pointer: WidgetPointer
  private let canvas: Container
  private let letters = Shared([Character]())

  init() {
    canvas = Container(
      role: .image,
      drawBelow: { [letters] canvas, area in
        let letters = letters.value
        let grid = CellGrid(
          letters.count, of: Size(26, 30), gap: 4, in: area.size,
          maximumScale: max(1.4, area.size.width / 164),
          isAtTop: true)
        for (letter, cell) in zip(letters, grid.cells) {
          Self.draw(letter, isNewest: letter == letters.last, on: canvas, in: cell, area.container.color)
        }
      })
    pointer = canvas.named("wrongLetters").pointer
  }

  /// Shows letters, in the order in which they were guessed.
  package func show(_ letters: [Character], describedAs description: String) {
    set("", isNew: letters != self.letters.value, describedAs: String(letters).debugDescription) {
      canvas.accessible(description)
      self.letters.value = letters
      canvas.queueDraw()
    }
  }

  static func draw(
    _ letter: Character, isNewest: Bool, on canvas: Canvas, in cell: Rect, _ color: Color
  ) {
    let foot = Point(cell.center.x, cell.y + cell.height * 0.88)
    ChalkLetter(letter)?.draw(
      on: canvas, above: foot, height: cell.height * 0.76, isNewest ? Chalk.red : color, weight: 0.125)
    Chalk.stroke(
      [
        Point(cell.x + cell.width * 0.06, cell.y + cell.height * 0.86),
        Point(cell.x + cell.width * 0.94, cell.y + cell.height * 0.14),
      ], on: canvas, Chalk.red, width: cell.height * 0.08)
  }
}
