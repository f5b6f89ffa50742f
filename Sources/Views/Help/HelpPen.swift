import GtkKit

/// Draws pieces: a canvas, the color of the text around it, and a font.
struct HelpPen {
  let canvas: Canvas
  let color: Color
  /// The label whose font the texts have.
  let sample: Label

  /// A color that the style sheets define for the theme of the window.
  func theme(_ name: String) -> Color { sample.themeColor(name) }

  /// The color of an edge: in high contrast that of the text.
  func edge(_ color: Color) -> Color { Window(of: sample)?.hasStyle("contrast") == true ? self.color : color }

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
}
