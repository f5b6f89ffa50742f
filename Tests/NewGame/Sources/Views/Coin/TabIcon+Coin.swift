import GtkKit

extension TabIcon {
  /// A coin.
  package static let coin = TabIcon { canvas, color in
    canvas.circle(Point(8, 8), radius: 6)
    canvas.stroke(color, width: 1.6)
  }
}
