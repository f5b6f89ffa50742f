import GtkKit

/// The arrow of a message. Its line, head and tail show the kind of the message.
struct MessageArrow {
  let stroke: InspectorRow.Stroke
  let color: Color

  private static let head = 8.0

  /// Draws the arrow at a height. A message to the sender itself is a small loop.
  func draw(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    guard start != end else { return drawLoop(at: Point(start, y), on: canvas) }
    let way = end > start ? 1.0 : -1
    let tip = end - way
    drawLine(from: start, to: tip, at: y, on: canvas)
    drawHead(at: Point(tip, y), way, on: canvas)
    drawTail(at: Point(start, y), way, on: canvas)
  }

  private var ink: Color { stroke == .faint ? color.opacity(0.5) : color }

  private func drawLine(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    let dash: (on: Double, off: Double)? =
      switch stroke {
      case .call, .delegated: nil
      case .answer, .observed: (6, 5)
      case .faint: (1, 4)
      }
    guard let dash else {
      canvas.move(to: Point(start, y))
      canvas.line(to: Point(end, y))
      return canvas.stroke(ink, width: 1.8)
    }
    let way = end > start ? 1.0 : -1
    for begin in stride(from: 0, to: abs(end - start), by: dash.on + dash.off) {
      canvas.move(to: Point(start + way * begin, y))
      canvas.line(to: Point(start + way * min(begin + dash.on, abs(end - start)), y))
    }
    canvas.stroke(ink, width: 1.8)
  }

  private func drawHead(at tip: Point, _ way: Double, on canvas: Canvas) {
    canvas.move(to: Point(tip.x - way * Self.head, tip.y - Self.head / 2))
    canvas.line(to: tip)
    canvas.line(to: Point(tip.x - way * Self.head, tip.y + Self.head / 2))
    guard stroke == .call || stroke == .delegated else { return canvas.stroke(ink, width: 1.8) }
    canvas.close()
    canvas.fill(ink)
  }

  private func drawTail(at point: Point, _ way: Double, on canvas: Canvas) {
    switch stroke {
    case .observed:
      canvas.circle(Point(point.x + way * 5, point.y), radius: 4)
      canvas.stroke(ink, width: 1.8)
    case .delegated:
      canvas.move(to: point)
      canvas.line(to: Point(point.x + way * 6, point.y - 4.5))
      canvas.line(to: Point(point.x + way * 12, point.y))
      canvas.line(to: Point(point.x + way * 6, point.y + 4.5))
      canvas.close()
      canvas.fill(ink)
    case .call, .answer, .faint: return
    }
  }

  /// A message to the sender itself.
  private func drawLoop(at point: Point, on canvas: Canvas) {
    canvas.move(to: Point(point.x, point.y - 9))
    canvas.line(to: Point(point.x + 16, point.y - 9))
    canvas.line(to: Point(point.x + 16, point.y + 1))
    canvas.line(to: Point(point.x + 3, point.y + 1))
    canvas.stroke(ink, width: 1.8)
    canvas.move(to: Point(point.x + 8, point.y - 3))
    canvas.line(to: Point(point.x + 2, point.y + 1))
    canvas.line(to: Point(point.x + 8, point.y + 5))
    canvas.stroke(ink, width: 1.8)
  }
}
