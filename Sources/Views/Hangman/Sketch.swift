import GtkKit

/// A number in chalk, below its slider: a slot for each letter, or a tally of wrong guesses.
struct Sketch: Widget {
  let pointer: WidgetPointer
  private let canvas: Container
  private let number = Shared(0)

  /// How a number is drawn.
  enum Kind { case slots, tally }

  init(_ kind: Kind, named name: String) {
    // The label beside the slider shows the same number.
    canvas = Container(
      role: .presentation,
      drawBelow: { [number] canvas, area in
        let strokes = kind == .slots ? Self.slots(number.value) : Self.tally(number.value)
        let container = area.container
        Self.draw(strokes, atRight: container.readsRightToLeft, on: canvas, area.size, container.color)
      })
    pointer = canvas.sized(height: Int(Self.height)).named(name).pointer
  }

  func show(_ number: Int) {
    set("", to: number, from: self.number.value) {
      self.number.value = number
      canvas.queueDraw()
    }
  }

  // MARK: - Drawing

  private typealias Stroke = (from: Point, to: Point)
  private static let height = 26.0

  private static func slots(_ count: Int) -> [Stroke] {
    (0..<count).map { (Point(Double($0) * 22 + 2, 20), Point(Double($0) * 22 + 18, 20)) }
  }

  /// Groups of five: four strokes and one across them.
  private static func tally(_ count: Int) -> [Stroke] {
    (0..<count).map { index in
      let left = Double(index / 5) * 50 + 4
      let x = left + Double(index % 5) * 9
      return index % 5 == 4
        ? (Point(left - 4, 20), Point(left + 31, 6)) : (Point(x + 1, 3), Point(x, 23))
    }
  }

  private static func draw(
    _ strokes: [Stroke], atRight: Bool, on canvas: Canvas, _ size: Size, _ color: Color
  ) {
    let width = strokes.map { max($0.from.x, $0.to.x) }.max() ?? 0
    let scale = min(size.height / height, size.width / (width + 4))
    let left = atRight ? size.width - (width + 4) * scale : 0
    canvas.transformed(by: Point(left, (size.height - height * scale) / 2), scale: scale) { canvas in
      for stroke in strokes { Chalk.stroke([stroke.from, stroke.to], on: canvas, color, width: 3.4) }
    }
  }
}
