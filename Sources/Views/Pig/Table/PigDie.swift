import GtkKit

/// Pig's die on the counter: one of its six faces, or a pig's snout before the first roll.
package final class PigDie: CustomWidget {
  package private(set) var description = ""
  /// The face that is drawn, and the time of its throw from 0 to 1.
  private var (face, time) = (Int?.none, 1.0)
  private lazy var animation = Animation(of: self)

  /// The size of the drawing in the units of the counter. The die lies in the lower part.
  static let size = Size(116, 152)
  private static let side = 104.0
  private static let center = Point(58, 88)
  /// The angle in radians at which the die comes to rest.
  private static let tilt = -0.06
  /// The height of the snout in the drawing of the pig.
  private static let snoutY = 40.0
  /// The part of the time of a throw in which the die shows other faces.
  private static let otherFaces = 0.66

  init() { super.init(role: .image) }

  /// Shows a face from 1 to 6, or a pig's snout, with its accessible name.
  package func show(_ face: Int?, describedAs description: String) {
    set(description, from: self.description) {
      self.description = description
      accessibleLabel(description)
      draw(face, at: 1)
    }
  }

  /// Throws the die: it turns, shows other faces, bounces twice and lands with this one.
  func fly(to face: Int, milliseconds: Int) {
    animation.run(milliseconds: milliseconds, curve: .linear) { [self] time in
      let passed = [3, 6, 2, 5][min(3, Int(time / Self.otherFaces * 4))]
      draw(time < Self.otherFaces ? passed : face, at: time)
    }
  }

  private func draw(_ face: Int?, at time: Double) {
    guard face != self.face || time != self.time else { return }
    (self.face, self.time) = (face, time)
    queueDraw()
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let scale = min(area.size.width / Self.size.width, area.size.height / Self.size.height)
    canvas.transformed(by: Point(0, 0), scale: scale) { drawDie(on: $0) }
  }

  private func drawDie(on canvas: Canvas) {
    let (center, side, left) = (Self.center, Self.side, 1 - time)
    // Parabolas: the fall, and a bounce.
    let height = time < 0.55 ? 34 * (1 - time * time / 0.3025) : 44 * (time - 0.55) * left * 4
    let (scale, angle) = (0.72 + 0.28 * time * time, Self.tilt - 7 * left * left)
    // The shadow on the counter is smaller below a die in the air.
    canvas.ellipse(at: Point(center.x + 1, center.y + side / 2 + 3), 56 - height * 0.5, 8)
    canvas.fill(Color(0x2A0F18, alpha: 0.22))
    let place = Point(center.x, center.y - height)
    Die.draw(face, at: place, side: side * scale, angle: angle, .pink, on: canvas)
    guard face == nil else { return }
    canvas.rotated(by: angle, around: place) { canvas in
      let middle = Point(place.x, place.y - Self.snoutY * scale / 2)
      canvas.transformed(by: middle, scale: scale / 2) { $0.draw(.pig, "snout") }
    }
  }
}
