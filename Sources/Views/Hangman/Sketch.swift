import GtkKit

/// A setting as it looks in the game: the slots of the word, or the gallows.
struct Sketch: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let number = Shared(0)

  /// What is drawn for a number.
  enum Kind { case slots, gallows }

  init(_ kind: Kind, named name: String) {
    // The label beside the slider shows the same number.
    canvas = Container(
      role: .presentation,
      drawBelow: { [number] canvas, area in
        switch kind {
        case .slots: Self.drawSlots(number.value, on: canvas, area)
        case .gallows:
          Gallows(limit: number.value).drawSteps(on: canvas, in: area.rect, area.container.color)
        }
      })
    pointer = canvas.named(name).pointer
  }

  func show(_ number: Int) {
    set("", to: number, from: self.number.value) {
      self.number.value = number
      canvas.queueDraw()
    }
  }

  private static func drawSlots(_ count: Int, on canvas: Canvas, _ area: Area) {
    let grid = CellGrid(count, of: Size(36, 16), gap: 5, in: area.size, maximumScale: 0.8)
    for cell in grid.cells {
      Chalk.stroke(
        [Point(cell.x, cell.center.y), Point(cell.x + cell.width, cell.center.y)], on: canvas,
        area.container.color, width: max(2, cell.width * 0.09))
    }
  }
}
