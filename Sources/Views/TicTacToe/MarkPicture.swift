import GtkKit

/// The pictures of X and O as neon tubes, and their forms in a losing line. Each is drawn once.
enum MarkPicture {
  /// The side of a picture, in its own units.
  static let side = 100.0
  private static let pictures = Dictionary(
    uniqueKeysWithValues: BoardView.Cell.allCases.map { cell in
      (cell, Paintable(Size(side, side)) { draw(cell, on: $0) })
    })

  /// The picture of a cell; nil if it is empty.
  static func picture(of cell: BoardView.Cell) -> Paintable? { cell == .empty ? nil : pictures[cell] }

  /// Draws a mark as it passes by on a turning reel.
  static func drawPassing(isX: Bool, on canvas: Canvas) {
    addPath(isX: isX, to: canvas)
    canvas.stroke(color(isX: isX).opacity(0.45), width: tube)
  }

  /// The width of a tube, and of the glow around it.
  private static let (tube, glow) = (15.0, 25.0)
  /// The glow of the marks in a losing line.
  private static let losingGlow = Color(0xFF5567)

  static func draw(_ cell: BoardView.Cell, on canvas: Canvas) {
    guard cell != .empty else { return }
    let isX = cell == .x || cell == .losingX
    let isLosing = cell == .losingX || cell == .losingO
    addPath(isX: isX, to: canvas)
    canvas.stroke((isLosing ? losingGlow : color(isX: isX)).opacity(0.22), width: glow)
    addPath(isX: isX, to: canvas)
    canvas.stroke(color(isX: isX), width: tube)
  }

  private static func color(isX: Bool) -> Color { isX ? Color(0x5CE1FF) : Color(0xFFC845) }

  private static func addPath(isX: Bool, to canvas: Canvas) {
    guard isX else { return canvas.circle(Point(50, 50), radius: 25.5) }
    canvas.cross(in: Rect(26, 26, 48, 48))
  }
}
