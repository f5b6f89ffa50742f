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
        // The first letters are as large as the later ones.
        let cells = CellGrid(max(letters.count, 3), of: Size(26, 30), gap: 4, in: area.size, maximumScale: 1.5).cells
        let unused = area.size.width - (cells.prefix(letters.count).map { $0.x + $0.width }.max() ?? 0)
        let indent = letters.count < 3 ? (unused - (cells.first?.x ?? 0)) / 2 : 0
        canvas.transformed(by: Point(indent, 0)) { canvas in
          for (letter, cell) in zip(letters, cells) {
            Self.draw(letter, isNewest: letter == letters.last, on: canvas, in: cell, area.container.color)
          }
        }
      })
    pointer = canvas.named("wrongLetters").keepsDirection().pointer
  }

  /// Shows letters, in the order in which they were guessed.
  package func show(_ letters: [Character], describedAs description: String) {
    set("", isNew: letters != self.letters.value, describedAs: String(letters).debugDescription) {
      canvas.accessible(description)
      self.letters.value = letters
      canvas.queueDraw()
    }
  }

  private static func draw(
    _ letter: Character, isNewest: Bool, on canvas: Canvas, in cell: Rect, _ color: Color
  ) {
    let foot = Point(cell.center.x, cell.y + cell.height * 0.88)
    ChalkLetter(letter)?.draw(
      on: canvas, above: foot, height: cell.height * 0.76, isNewest ? Chalk.red : color)
    Chalk.stroke(
      [
        Point(cell.x + cell.width * 0.06, cell.y + cell.height * 0.86),
        Point(cell.x + cell.width * 0.94, cell.y + cell.height * 0.14),
      ], on: canvas, Chalk.red, width: cell.height * 0.08)
  }
}
