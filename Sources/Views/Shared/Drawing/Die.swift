import GtkKit

/// The drawing of a die, as it lies on a table or as one of its faces.
enum Die {
  /// The colors of a die: its face, the edge below the face, and the pips.
  struct Material {
    let face, edge, pips: Color

    static let ivory = Material(face: 0xFFFCF5, edge: 0xC9B88E, pips: 0x1D1410)
    static let pink = Material(face: 0xFFFAF9, edge: 0xCF8F9D, pips: 0x4A1226)
  }

  /// The radius of a pip, and the distance of the outer pips from the middle, as parts of the side.
  private static let (radius, distance) = (0.092, 0.27)

  /// Draws a die, turned by an angle; without pips if there is no value.
  static func draw(
    _ value: Int?, at center: Point, side: Double, angle: Double = 0, _ material: Material, on canvas: Canvas
  ) {
    // The edge is straight below the face, however it is turned.
    addSquare(at: Point(center.x, center.y + side * 0.055), side, angle, to: canvas)
    canvas.fill(material.edge)
    addSquare(at: center, side, angle, to: canvas)
    canvas.fill(material.face)
    guard let value else { return }
    canvas.rotated(by: angle, around: center) { addPips(of: value, around: center, side: side, to: $0) }
    canvas.fill(material.pips)
  }

  /// Adds the outline of a die to the path.
  static func addSquare(at center: Point, _ side: Double, _ angle: Double, to canvas: Canvas) {
    canvas.rotated(by: angle, around: center) { canvas in
      canvas.roundedRectangle(Rect(center: center, Size(side, side)), radius: 0.2 * side)
    }
  }

  /// Adds the pips of a face to the path.
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
}
