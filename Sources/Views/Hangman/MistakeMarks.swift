import GtkKit

/// The wrong guesses as crosses, and those that are left as circles. A label beside it has the number.
struct MistakeMarks: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let shown = Shared((mistakes: 0, limit: 0))

  init() {
    canvas = Container(
      role: .presentation,
      drawBelow: { [shown] canvas, area in
        let (mistakes, limit) = shown.value
        let grid = CellGrid(
          limit, of: Size(13, 13), gap: 7, in: area.size, maximumScale: max(1.1, area.size.width / 190),
          isAtTop: true)
        for (index, cell) in grid.cells.enumerated() {
          if index < mistakes {
            canvas.cross(in: cell.inset(by: cell.width * 0.12))
            canvas.stroke(Chalk.red, width: cell.width * 0.2)
          } else {
            canvas.circle(cell.center, radius: cell.width * 0.42)
            canvas.stroke(area.container.color, width: cell.width * 0.16)
          }
        }
      })
    pointer = canvas.pointer
  }

  func show(_ mistakes: Int, of limit: Int) {
    guard shown.value != (mistakes, limit) else { return }
    shown.value = (mistakes, limit)
    canvas.queueDraw()
  }
}
