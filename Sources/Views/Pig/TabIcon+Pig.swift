import GtkKit

extension TabIcon {
  /// The head of a pig.
  package static let pig = TabIcon { canvas, color in
    canvas.circle(Point(8, 8.5), radius: 6)
    canvas.stroke(color, width: 1.5)
    canvas.polyline(Point(2.6, 5), Point(2.4, 1.8), Point(5.4, 3))
    canvas.polyline(Point(13.4, 5), Point(13.6, 1.8), Point(10.6, 3))
    canvas.stroke(color, width: 1.5)
    canvas.roundedRectangle(Rect(4.8, 7.6, 6.4, 4.2), radius: 2.1)
    canvas.stroke(color, width: 1.2)
    canvas.circle(Point(6.9, 9.7), radius: 0.8)
    canvas.circle(Point(9.1, 9.7), radius: 0.8)
    canvas.fill(color)
  }
}
