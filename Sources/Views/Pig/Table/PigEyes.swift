import GtkKit

/// The pig's eyes, which show its mood. They move most often: nothing else is drawn again.
final class PigEyes: CustomWidget {
  var mood = PigMood.idle {
    didSet { if mood != oldValue { queueDraw() } }
  }
  /// Where they look, from −1 at the left to 1 at the right.
  private var gaze = 0.0
  private lazy var animation = Animation(of: self)

  /// The bounds of the eyes with what is around them in each mood, in the units of ``PigHead``.
  static let bounds = Rect(-108, -96, 270, 106)

  func watchDie(milliseconds: Int) {
    animation.run(milliseconds: milliseconds) { [self] progress in
      gaze = progress - 1
      queueDraw()
    }
  }

  override func draw(on canvas: Canvas, in area: Area) {
    let scale = area.size.width / Self.bounds.width
    let center = Point(-Self.bounds.x * scale, -Self.bounds.y * scale)
    canvas.transformed(by: center, scale: scale) { canvas in
      canvas.draw(.pig, "eyes-\(mood)")
      canvas.transformed(by: Point(gaze * 7, 0)) { $0.draw(.pig, "pupils-\(mood)") }
      canvas.draw(.pig, "brows-\(mood)")
    }
  }
}
