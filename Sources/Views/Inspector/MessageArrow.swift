import GtkKit

/// The arrow of a message. Its line, head and tail show the kind of the message.
struct MessageArrow {
  let stroke: InspectorRow.Stroke
  let color: Color

  private static let head = 8.0
  private static let width = 1.8

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
    // The end of the line is hidden by a filled head.
    drawLine(from: start, to: isFilled ? tip - way * Self.head / 2 : tip, at: y, on: canvas)
    drawHead(at: Point(tip, y), way, on: canvas)
    drawTail(at: Point(start, y), way, on: canvas)
  }

  private var isFilled: Bool { stroke == .call || stroke == .delegated }
  private var ink: Color { stroke == .faint ? color.opacity(0.5) : color }

  private func drawLine(from start: Double, to end: Double, at y: Double, on canvas: Canvas) {
    let dash: (on: Double, off: Double)? =
      switch stroke {
      case .call, .delegated: nil
      case .answer, .observed: (7, 4)
      case .faint: (2, 3)
      }
    let (length, way) = (abs(end - start), end > start ? 1.0 : -1)
    guard let dash else {
      canvas.rule(from: Point(start, y), to: Point(end, y), width: Self.width)
      return canvas.fill(ink)
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
    guard isFilled else { return canvas.stroke(ink, width: Self.width) }
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
