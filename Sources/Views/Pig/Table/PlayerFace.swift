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
      canvas.draw(.pig, "eyes-idle", "pupils-idle")
      if let look { canvas.draw(.pig, "look-\(look)") }
    }
  }
}
