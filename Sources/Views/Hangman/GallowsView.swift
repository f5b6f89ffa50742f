import GtkKit

/// The gallows, in chalk. The drawing is complete at the last wrong guess, for any limit.
package struct GallowsView: Widget {
  package let pointer: WidgetPointer
  private let canvas: Container
  private let animation: Animation
  /// The drawn part of the drawing, from 0 to 1, and the part with which an animation ends.
  private let drawn = Shared((part: 0.0, target: 0.0))

  init() {
    canvas = Container(
      role: .image,
      drawBelow: { [drawn] canvas, area in
        Self.draw(drawn.value.part, on: canvas, area.size, area.container.color)
      })
    animation = Animation(of: canvas)
    pointer = canvas.named("gallows").keepsDirection().pointer
  }

  /// Draws the part of the drawing that the wrong guesses are of the limit.
  package func show(_ mistakes: Int, of limit: Int, describedAs description: String) {
    let target = Double(mistakes) / Double(max(limit, 1))
    set("", isNew: target != drawn.value.target, describedAs: description.debugDescription) {
      canvas.accessible(description)
      draw(to: target)
    }
  }

  private func draw(to target: Double) {
    guard target != drawn.value.target else { return }
    let start = target > drawn.value.target ? drawn.value.part : 0
    drawn.value.target = target
    animation.run(milliseconds: 280) { [canvas, drawn] progress in
      drawn.value.part = start + (target - start) * progress
      canvas.queueDraw()
    }
  }

  // MARK: - Drawing

  /// A stroke of the drawing, on a board of 100 × 100.
  private enum Stroke {
    case line(Point, Point)
    case circle(Point, radius: Double)
  }

  private static let strokes: [Stroke] = [
    .line(Point(10, 94), Point(62, 94)),
    .line(Point(24, 94), Point(24, 8)),
    .line(Point(24, 8), Point(70, 8)),
    .line(Point(24, 26), Point(42, 8)),
    .line(Point(70, 8), Point(70, 22)),
    .circle(Point(70, 31), radius: 9),
    .line(Point(70, 40), Point(70, 64)),
    .line(Point(70, 46), Point(58, 56)),
    .line(Point(70, 46), Point(82, 56)),
    .line(Point(70, 64), Point(60, 82)),
    .line(Point(70, 64), Point(80, 82)),
  ]

  private static func draw(_ progress: Double, on canvas: Canvas, _ size: Size, _ color: Color) {
    let side = min(size.width, size.height)
    let board = Rect(size).centered(Size(side, side))
    canvas.transformed(by: Point(board.x, board.y), scale: side / 100) { canvas in
      for stroke in strokes { outline(stroke, on: canvas) }
      canvas.stroke(color.opacity(0.14), width: 2)
      let done = progress * Double(strokes.count)
      for (index, stroke) in strokes.enumerated() where done > Double(index) {
        draw(stroke, min(1, done - Double(index)), on: canvas, color)
      }
    }
  }

  /// Adds a stroke to the faint outline of the whole drawing.
  private static func outline(_ stroke: Stroke, on canvas: Canvas) {
    switch stroke {
    case .line(let from, let to): canvas.polyline(from, to)
    case .circle(let center, let radius): canvas.circle(center, radius: radius)
    }
  }

  private static func draw(_ stroke: Stroke, _ part: Double, on canvas: Canvas, _ color: Color) {
    switch stroke {
    case .line(let from, let to):
      let end = Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
      Chalk.stroke([from, end], on: canvas, color, width: 4)
    case .circle(let center, let radius):
      Chalk.circle(center, radius: radius, part: part, on: canvas, color, width: 4)
    }
  }
}
