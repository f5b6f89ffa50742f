import GtkKit

/// The arrow of a message. Its line, head and tail show the kind of the message.
struct MessageArrow {
  let stroke: InspectorRow.Stroke
  let color: Color

  private static let (head, width) = (8.0, 1.8)

  /// Draws the arrow at a height. A message to the sender itself is a small loop. A message that travels is a dot which has
  /// `traveled` a part of the way.
  func draw(from start: Double, to end: Double, at y: Double, traveled: Double? = nil, on canvas: Canvas) {
    guard start != end else { return drawLoop(at: Point(start, y), on: canvas) }
    defer {
      if let traveled {
        canvas.circle(Point(start.mixed(with: end, traveled), y), radius: 5)
        canvas.fill(color)
      }
    }
    let way = end > start ? 1.0 : -1
    let tip = end - way
    drawLine(from: start, to: tip, at: y, on: canvas)
    drawHead(at: Point(tip, y), way, on: canvas)
    drawTail(at: Point(start, y), way, on: canvas)
  }

  private var ink: Color { stroke == .faint ? color.opacity(0.5) : color }

  private func drawLine(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    let (length, way) = (abs(end - start), end > start ? 1.0 : -1)
    let dash: (on: Double, off: Double) =
      switch stroke {
      case .call, .delegated: (max(1, length), 0)
      case .answer, .observed: (7, 4)
      case .faint: (2, 3)
      }
    for begin in stride(from: 0, to: length, by: dash.on + dash.off) {
      let dashEnd = min(begin + dash.on, length)
      canvas.rule(from: Point(start + way * begin, y), to: Point(start + way * dashEnd, y), width: Self.width)
    }
    canvas.fill(ink)
  }

  private func drawHead(at tip: Point, _ way: Double, on canvas: Canvas) {
    let (back, half) = (tip.x - way * Self.head, Self.head / 2)
    canvas.polyline(Point(back, tip.y - half), tip, Point(back, tip.y + half))
    guard stroke == .call || stroke == .delegated else { return canvas.stroke(ink, width: Self.width) }
    canvas.close()
    canvas.fill(ink)
  }

  private func drawTail(at point: Point, _ way: Double, on canvas: Canvas) {
    switch stroke {
    case .observed:
      canvas.circle(Point(point.x + way * 5, point.y), radius: 4)
      canvas.stroke(ink, width: Self.width)
    case .delegated:
      let (middle, end) = (point.x + way * 6, point.x + way * 12)
      canvas.polyline(point, Point(middle, point.y - 4.5), Point(end, point.y), Point(middle, point.y + 4.5))
      canvas.close()
      canvas.fill(ink)
    case .call, .answer, .faint: return
    }
  }

  private func drawLoop(at point: Point, on canvas: Canvas) {
    let (x, y) = (point.x, point.y)
    canvas.polyline(Point(x, y - 9), Point(x + 16, y - 9), Point(x + 16, y + 1), Point(x + 3, y + 1))
    canvas.stroke(ink, width: Self.width)
    canvas.polyline(Point(x + 8, y - 3), Point(x + 2, y + 1), Point(x + 8, y + 5))
    canvas.stroke(ink, width: Self.width)
  }
}
