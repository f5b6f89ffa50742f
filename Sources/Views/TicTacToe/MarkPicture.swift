import GtkKit

/// The pictures of X and O, in neon, and in red for a losing line. Each is drawn once.
enum MarkPicture {
  /// The mark in a cell of the board.
  enum Kind: CaseIterable { case x, o, losingX, losingO }

  private static let side = 100.0
  private static let pictures = Dictionary(
    uniqueKeysWithValues: Kind.allCases.map { kind in
      (kind, Paintable(Size(side, side)) { draw(kind, on: $0) })
    })

  static func picture(_ kind: Kind) -> Paintable? { pictures[kind] }

  /// The red of losing lines.
  static let red = Color(0xFF5A74)

  private static func draw(_ kind: Kind, on canvas: Canvas) {
    let color =
      switch kind {
      case .x: Color(0x5CE1FF)
      case .o: Color(0xFFC845)
      case .losingX, .losingO: red
      }
    // A wide faint stroke below the bright one: the glow of a neon tube.
    for (width, opacity) in [(22.0, 0.18), (13, 1)] {
      switch kind {
      case .x, .losingX:
        canvas.move(to: Point(26, 26))
        canvas.line(to: Point(74, 74))
        canvas.move(to: Point(74, 26))
        canvas.line(to: Point(26, 74))
      case .o, .losingO:
        canvas.circle(Point(50, 50), radius: 26)
      }
      canvas.stroke(color.opacity(opacity), width: width)
    }
  }
}
