import GtkKit

/// A trotter that lies on the edge of the counter. The origin is at the edge, in the middle of the trotter.
enum Trotter {
  /// The distance of the trotters from the middle of the pig, half of their width, and their depth below the edge.
  static let (distance, radius, depth) = (87.0, 29.0, 26.0)

  static func draw(on canvas: Canvas) {
    canvas.transformed(by: Point(0, 4), scale: 0.74) { canvas in
      canvas.move(to: Point(-34, -30))
      canvas.curve(towards: Point(-38, 8), Point(-30, 28), to: Point(0, 28))
      canvas.curve(towards: Point(30, 28), Point(38, 8), to: Point(34, -30))
      canvas.curve(towards: Point(20, -46), Point(-20, -46), to: Point(-34, -30))
      canvas.close()
      canvas.fill(PigHead.skin, outline: PigHead.line, width: 6)
      canvas.move(to: Point(-33, 6))
      canvas.curve(towards: Point(-26, 26), Point(26, 26), to: Point(33, 6))
      canvas.curve(towards: Point(20, 2), Point(-20, 2), to: Point(-33, 6))
      canvas.fill(PigHead.line)
      canvas.polyline(Point(0, 8), Point(0, 24))
      canvas.stroke(PigHead.skin, width: 4)
    }
  }
}
