import GtkKit

/// How the faces of dice look, on the table and in the air.
enum DieFace {
  static let pip = Color(0x1D1410)
  /// The radius of a pip, and the distance of the outer pips from the middle, as parts of the side.
  private static let (radius, distance) = (0.092, 0.27)

  /// Adds the pips of a face around a point to the path.
  static func addPips(of value: Int, around center: Point, side: Double, to canvas: Canvas) {
    for (column, row) in pips(of: value) {
      let point = Point(center.x + Double(column) * distance * side, center.y + Double(row) * distance * side)
      canvas.circle(point, radius: radius * side)
    }
  }

  /// The columns and rows of the pips, from −1 to 1.
  private static func pips(of value: Int) -> [(column: Int, row: Int)] {
    let middle = value.isMultiple(of: 2) ? [] : [(0, 0)]
    let rising = value > 1 ? [(-1, 1), (1, -1)] : []
    let falling = value > 3 ? [(-1, -1), (1, 1)] : []
    let sides = value == 6 ? [(-1, 0), (1, 0)] : []
    return middle + rising + falling + sides
  }

  /// Draws a die that lies on the table, turned by an angle.
  static func draw(_ value: Int, at center: Point, side: Double, angle: Double, on canvas: Canvas) {
    // The shadow and the edge are straight below the face, however it is turned.
    addSquare(at: Point(center.x + side * 0.045, center.y + side * 0.1), side, angle, to: canvas)
    canvas.fill(Color(0x05271A, alpha: 0.38))
    addSquare(at: Point(center.x, center.y + side * 0.055), side, angle, to: canvas)
    canvas.fill(Color(0xC9B88E))
    addSquare(at: center, side, angle, to: canvas)
    canvas.fill(Color(0xFDF8EA))
    addSquare(at: center, side * 0.86, angle, to: canvas)
    canvas.fill(Color(0xFFFEF9))
    canvas.rotated(by: angle, around: center) { addPips(of: value, around: center, side: side, to: $0) }
    canvas.fill(pip)
  }

  /// Draws the empty place of a die.
  static func drawPlace(at center: Point, side: Double, angle: Double, on canvas: Canvas) {
    addSquare(at: center, side, angle, to: canvas)
    canvas.stroke(Color(0xFBF7E6, alpha: 0.45), width: side * 0.025, dashes: [side * 0.07, side * 0.06])
  }

  /// Adds a turned square with rounded corners to the path.
  private static func addSquare(at center: Point, _ side: Double, _ angle: Double, to canvas: Canvas) {
    canvas.rotated(by: angle, around: center) { canvas in
      canvas.roundedRectangle(
        Rect(center.x - side / 2, center.y - side / 2, side, side), radius: 0.2 * side)
    }
  }
}
