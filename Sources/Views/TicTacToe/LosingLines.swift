import GtkKit

/// The layer between the tiles and their marks in which a line is drawn through each losing row, column or diagonal: the
/// marks stay whole.
struct LosingLines: Widget {
  let pointer: WidgetPointer
  private let layer: Container
  private let animation: Animation
  /// The lines between the centers of their outer cells, and the drawn part of the last one, from 0 to 1.
  private let drawn = Shared((lines: [[Int]](), part: 1.0))
  /// The duration of one line in milliseconds.
  private static let drawTime = 150

  /// A layer over a board; `cell` is the place of a cell in an area of a size.
  init(cell: @escaping (_ index: Int, _ size: Size) -> Rect) {
    layer = Container(
      role: .presentation,
      drawBelow: { [drawn] canvas, area in
        let lines = drawn.value.lines
        for (index, line) in lines.enumerated() {
          guard let first = line.first, let last = line.last else { continue }
          let part = index == lines.count - 1 ? drawn.value.part : 1
          Self.draw(from: cell(first, area.size), to: cell(last, area.size), part, on: canvas)
        }
      })
    animation = Animation(of: layer)
    pointer = layer.pointer
  }

  /// Shows lines at once.
  func show(_ lines: [[Int]]) {
    animation.stop()
    drawn.value = (lines, 1)
    layer.queueDraw()
  }

  /// Draws one more line.
  func draw(_ line: [Int]) {
    drawn.value.lines.append(line)
    animation.run(milliseconds: Self.drawTime) { [drawn, layer] part in
      drawn.value.part = part
      layer.queueDraw()
    }
  }

  /// Draws a part of a line, which begins and ends behind the marks of the outer cells.
  private static func draw(from first: Rect, to last: Rect, _ part: Double, on canvas: Canvas) {
    // A line without a length would be a dot.
    guard part > 0 else { return }
    let end = first.center.mixed(with: last.center, part)
    for (color, width) in [(Color(0x2A0714), 0.13), (Color(0xFF5567), 0.09), (Color(0xFFE3E6), 0.025)] {
      canvas.polyline(first.center, end)
      canvas.stroke(color, width: first.width * width)
    }
  }
}
