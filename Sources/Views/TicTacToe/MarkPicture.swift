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

  /// The width of a tube, of the glow around it, and of the gap between a losing mark and the lines behind it.
  private static let (tube, glow, gap) = (15.0, 25.0, 31.0)
  /// The color of the marks in a losing line.
  private static let red = Color(0xFF5567)
  /// The color of their tiles, as in the style sheet.
  static let losingTile = Color(0x391129)

  static func draw(_ cell: BoardView.Cell, on canvas: Canvas) {
    switch cell {
    case .empty: break
    case .x, .o: draw(isX: cell == .x, color(isX: cell == .x), on: canvas)
    case .losingX, .losingO:
      let isX = cell == .losingX
      addPath(isX: isX, to: canvas)
      isX ? canvas.stroke(losingTile, width: gap) : canvas.fill(losingTile, outline: losingTile, width: gap)
      draw(isX: isX, red, on: canvas)
    }
  }

  private static func draw(isX: Bool, _ color: Color, on canvas: Canvas) {
    for (color, width) in [(color.opacity(0.22), glow), (color, tube)] {
      addPath(isX: isX, to: canvas)
      canvas.stroke(color, width: width)
    }
  }

  private static func color(isX: Bool) -> Color { isX ? Color(0x5CE1FF) : Color(0xFFC845) }

  private static func addPath(isX: Bool, to canvas: Canvas) {
    guard isX else { return canvas.circle(Point(50, 50), radius: 25.5) }
    canvas.cross(in: Rect(26, 26, 48, 48))
  }
}
