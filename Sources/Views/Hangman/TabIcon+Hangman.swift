import GtkKit

extension TabIcon {
  /// A gallows with its figure.
  package static let hangman = TabIcon { canvas, color in
    canvas.polyline(Point(1.5, 14.5), Point(8.5, 14.5))
    canvas.polyline(Point(4, 14.5), Point(4, 1.5), Point(11.5, 1.5), Point(11.5, 4))
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(11.5, 6.2), radius: 2.2)
    canvas.polyline(Point(11.5, 8.4), Point(11.5, 12))
    canvas.stroke(color, width: 1.6)
  }
}
