import GtkKit

extension TabIcon {
  /// A gallows with its figure.
  package static let hangman = TabIcon { canvas, color in
    canvas.move(to: Point(1.5, 14.5))
    canvas.line(to: Point(8.5, 14.5))
    canvas.move(to: Point(4, 14.5))
    canvas.line(to: Point(4, 1.5))
    canvas.line(to: Point(11.5, 1.5))
    canvas.line(to: Point(11.5, 4))
    canvas.stroke(color, width: 1.6)
    canvas.circle(Point(11.5, 6.2), radius: 2.2)
    canvas.move(to: Point(11.5, 8.4))
    canvas.line(to: Point(11.5, 12))
    canvas.stroke(color, width: 1.6)
  }
}
