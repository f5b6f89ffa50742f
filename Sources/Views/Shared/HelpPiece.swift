import GtkKit

/// A part of a drawn example in How to Play. Examples are rows of pieces, such as two dice, an arrow and the puck.
///
/// Each game adds its own pieces in `HelpPiece+Game.swift`.
package struct HelpPiece {
  static let height = 100.0

  let width: Double
  let draw: (HelpPen) -> Void

  init(width: Double = 100, _ draw: @escaping (HelpPen) -> Void) { (self.width, self.draw) = (width, draw) }

  package static let arrow = HelpPiece(width: 56) { pen in
    pen.canvas.polyline(Point(6, 50), Point(48, 50))
    pen.canvas.polyline(Point(32, 34), Point(48, 50), Point(32, 66))
    pen.canvas.stroke(pen.color.opacity(0.75), width: 6)
  }

  package static let won = HelpPiece(width: 88) { pen in
    let colors = CommonColors(pen.theme)
    pen.box(Rect(6, 16, 76, 68), radius: 16, colors.wonPlate, edge: colors.wonLip)
    pen.canvas.polyline(Point(26, 52), Point(39, 66), Point(63, 35))
    pen.canvas.stroke(colors.wonText, width: 9)
  }

  package static let lost = HelpPiece(width: 88) { pen in
    let colors = CommonColors(pen.theme)
    pen.box(Rect(6, 16, 76, 68), radius: 16, colors.lostPlate, edge: 0xD98C80)
    pen.canvas.cross(in: Rect(29, 35, 30, 30))
    pen.canvas.stroke(colors.lostText, width: 9)
  }
}

/// Draws pieces: a canvas, the color of the text around it, and a font.
struct HelpPen {
  let canvas: Canvas
  let color: Color
  let theme: Theme
  /// The label whose font the texts have.
  let sample: Label

  /// The color of an edge: in high contrast that of the text.
  func edge(_ color: Color) -> Color { theme.isHighContrast ? self.color : color }

  /// Draws a text in the middle of a rectangle, as large as fits.
  func text(_ text: String, in rect: Rect, _ color: Color) {
    let ink = sample.inkBounds(of: text)
    guard ink.width > 0, ink.height > 0 else { return }
    let scale = min(rect.width / ink.width, rect.height / ink.height)
    let size = Size(ink.width * scale, ink.height * scale)
    let place = rect.centered(size)
    canvas.transformed(by: Point(place.x - ink.x * scale, place.y - ink.y * scale), scale: scale) {
      $0.text(text, like: sample, at: Point(0, 0), color)
    }
  }

  /// Fills a rounded rectangle and strokes its edge inside.
  func box(_ rect: Rect, radius: Double, _ fill: Color, edge color: Color, width: Double = 4) {
    canvas.roundedRectangle(rect.inset(by: width / 2), radius: radius)
    canvas.fill(fill, outline: edge(color), width: width)
  }

  /// Draws a die that shows 1 to 6.
  func die(_ value: Int, _ material: Die.Material) {
    let (center, side) = (Point(50, 48), 84.0)
    Die.draw(value, at: center, side: side, material, on: canvas)
    // The page is as light as the die.
    Die.addSquare(at: center, side, 0, to: canvas)
    canvas.stroke(edge(material.edge), width: 3)
  }
}
