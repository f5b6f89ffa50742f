import GtkKit

extension TabIcon {
  /// Two crosses and two noughts.
  package static let ticTacToe = TabIcon { canvas, color in
    canvas.polyline(Point(1.8, 1.8), Point(6.4, 6.4))
    canvas.polyline(Point(6.4, 1.8), Point(1.8, 6.4))
    canvas.polyline(Point(9.6, 9.6), Point(14.2, 14.2))
    canvas.polyline(Point(14.2, 9.6), Point(9.6, 14.2))
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(11.9, 4.1), radius: 2.4)
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(4.1, 11.9), radius: 2.4)
    canvas.stroke(color, width: 1.6)
  }
}
