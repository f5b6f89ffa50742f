import GtkKit

extension TabIcon {
  /// A die that shows five.
  package static let craps = TabIcon { canvas, color in
    canvas.roundedRectangle(Rect(1.5, 1.5, 13, 13), radius: 3)
    canvas.stroke(color, width: 1.5)
    for point in [Point(5, 5), Point(11, 5), Point(8, 8), Point(5, 11), Point(11, 11)] {
      canvas.circle(point, radius: 1.3)
    }
    canvas.fill(color)
  }
}
