import GtkKit

/// The face of a player: a pig, which has something that tells how it plays if it is a computer.
package final class PlayerFace: CustomWidget {
  /// What it wears.
  package enum Look { case helmet, whiskers, glasses }

  private var look: Look?

  /// The bounds of the drawing, in the units of ``PigHead``.
  private static let bounds = Rect(-200, -232, 400, 372)

  init() { super.init(role: .presentation) }

  /// Shows what the pig wears; nil for a player who is no computer.
  package func show(_ look: Look?) {
    set(isNew: look != self.look, describedAs: look.map { ".\($0)" } ?? "nil") {
      guard look != self.look else { return }
      self.look = look
      queueDraw()
    }
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let scale = min(area.size.width / Self.bounds.width, area.size.height / Self.bounds.height)
    let (center, middle) = (area.rect.center, Self.bounds.center)
    canvas.transformed(by: Point(center.x - middle.x * scale, center.y - middle.y * scale), scale: scale) {
      canvas in
      PigHead().draw(on: canvas)
      for side in [-1.0, 1] {
        let eye = Point(side * PigEyes.eyeX, PigEyes.eyeY)
        PigEyes.drawOpenEye(on: canvas, eye, pupil: Point(eye.x, eye.y + 4))
      }
      draw(look, on: canvas)
    }
  }

  private func draw(_ look: Look?, on canvas: Canvas) {
    switch look {
    case nil: break
    case .helmet:
      canvas.move(to: Point(-138, -92))
      canvas.curve(towards: Point(-130, -270), Point(130, -270), to: Point(138, -92))
      canvas.close()
      canvas.fill(Color(0xFFC93C), outline: PigHead.line, width: 10)
      canvas.roundedRectangle(Rect(-166, -106, 332, 34), radius: 17)
      canvas.fill(Color(0xF0A81E), outline: PigHead.line, width: 10)
    case .whiskers:
      for side in [-1.0, 1] {
        canvas.polyline(Point(side * 28, -136), Point(side * 86, -226), Point(side * 130, -96))
        canvas.close()
        canvas.fill(Color(0x5A4A6B), outline: PigHead.line, width: 10)
        for (start, end) in [(38.0, 14.0), (54, 54), (70, 94)] {
          canvas.polyline(Point(side * 92, start), Point(side * 190, end))
        }
        canvas.stroke(PigHead.dark, width: 9)
      }
    case .glasses:
      for side in [-1.0, 1] { canvas.circle(Point(side * 66, -30), radius: 50) }
      canvas.stroke(PigHead.dark, width: 13)
      canvas.polyline(Point(0, -226), Point(190, -162), Point(0, -98), Point(-190, -162))
      canvas.close()
      canvas.fill(Color(0x33284A), outline: PigHead.line, width: 8)
      canvas.polyline(Point(0, -162), Point(140, -142), Point(140, -70))
      canvas.stroke(Color(0xFFC93C), width: 12)
    }
  }
}
