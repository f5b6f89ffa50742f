import GtkKit

/// The icons of the tabs, drawn in the colour of the text beside them.
package enum TabIcon {
  case craps, pig, ticTacToe, hangman

  /// The icon, so many pixels wide and high.
  func widget(side: Int = 16) -> Container {
    let icon = Container(role: .presentation)
    icon.sized(width: side, height: side).aligned(.center, .center)
    var behavior = Container.Behavior()
    behavior.drawBelow = { canvas, size in
      let side = min(size.width, size.height)
      canvas.transformed(by: Point(0, 0), scale: side / 16) { draw(on: $0, icon.color) }
    }
    icon.behavior = behavior
    return icon
  }

  private func draw(on canvas: Canvas, _ color: Color) {
    switch self {
    case .craps:
      canvas.roundedRectangle(Rect(1.5, 1.5, 13, 13), radius: 3)
      canvas.stroke(color, width: 1.5)
      for point in [Point(5, 5), Point(11, 5), Point(8, 8), Point(5, 11), Point(11, 11)] {
        canvas.circle(point, radius: 1.3)
      }
      canvas.fill(color)
    case .pig:
      canvas.circle(Point(8, 8.5), radius: 6)
      canvas.stroke(color, width: 1.5)
      canvas.move(to: Point(2.6, 5))
      canvas.line(to: Point(2.4, 1.8))
      canvas.line(to: Point(5.4, 3))
      canvas.move(to: Point(13.4, 5))
      canvas.line(to: Point(13.6, 1.8))
      canvas.line(to: Point(10.6, 3))
      canvas.stroke(color, width: 1.5)
      canvas.roundedRectangle(Rect(4.8, 7.6, 6.4, 4.2), radius: 2.1)
      canvas.stroke(color, width: 1.2)
      canvas.circle(Point(6.9, 9.7), radius: 0.8)
      canvas.circle(Point(9.1, 9.7), radius: 0.8)
      canvas.fill(color)
    case .ticTacToe:
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
    case .hangman:
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
}
