import GtkKit

/// The pictures of X and O, in neon, and in red for a losing line. Each is drawn once.
enum MarkPicture {
  private static let side = 100.0
  private static let pictures = Dictionary(
    uniqueKeysWithValues: BoardView.Cell.allCases.map { cell in
      (cell, Paintable(Size(side, side)) { draw(cell, on: $0) })
    })

  /// The picture of a cell; nil if it is empty.
  static func picture(of cell: BoardView.Cell) -> Paintable? { cell == .empty ? nil : pictures[cell] }

  /// The red of losing lines.
  static let red = Color(0xFF5A74)

  private static func draw(_ cell: BoardView.Cell, on canvas: Canvas) {
    let color =
      switch cell {
      case .x: Color(0x5CE1FF)
      case .o: Color(0xFFC845)
      case .losingX, .losingO, .empty: red
      }
    // A wide faint stroke below the bright one: the glow of a neon tube.
    for (width, opacity) in [(22.0, 0.18), (13, 1)] {
      switch cell {
      case .x, .losingX:
        canvas.polyline(Point(26, 26), Point(74, 74))
        canvas.polyline(Point(74, 26), Point(26, 74))
      case .o, .losingO: canvas.circle(Point(50, 50), radius: 26)
      case .empty: return
      }
      canvas.stroke(color.opacity(opacity), width: width)
    }
  }
}
