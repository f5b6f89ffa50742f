import GtkKit

extension TabIcon {
  /// Three bars on an axis.
  static let statistics = TabIcon { canvas, color in
    for (x, top) in [(3.5, 8.5), (8.0, 5.0), (12.5, 1.5)] {
      canvas.rectangle(Rect(x - 1.5, top, 3, 11.5 - top))
    }
    canvas.fill(color)
    canvas.polyline(Point(1, 14.2), Point(15, 14.2))
    canvas.stroke(color, width: 1.5)
  }
}
