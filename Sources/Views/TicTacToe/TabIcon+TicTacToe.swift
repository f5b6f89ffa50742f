import GtkKit

extension TabIcon {
  /// Two crosses and two noughts.
  package static let ticTacToe = TabIcon { canvas, color in
    canvas.move(to: Point(1.8, 1.8))
    canvas.line(to: Point(6.4, 6.4))
    canvas.move(to: Point(6.4, 1.8))
    canvas.line(to: Point(1.8, 6.4))
    canvas.move(to: Point(9.6, 9.6))
    canvas.line(to: Point(14.2, 14.2))
    canvas.move(to: Point(14.2, 9.6))
    canvas.line(to: Point(9.6, 14.2))
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(11.9, 4.1), radius: 2.4)
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(4.1, 11.9), radius: 2.4)
    canvas.stroke(color, width: 1.6)
  }
}
