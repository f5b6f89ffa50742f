import GtkKit

/// The pictures of Pig's die on the counter: each of the six faces, and a pig's snout before the first roll.
enum DiePicture {
  /// The size of the pictures in the units of the counter. The die lies in the lower part.
  static let size = Size(116, 152)
  private static let side = 104.0
  private static let center = Point(58, 88)
  /// The angle in radians at which the die comes to rest.
  private static let tilt = -0.06

  private static let faces = (1...6).map { value in Paintable(size) { drawAtRest(value, on: $0) } }
  private static let snout = Paintable(size) { drawAtRest(nil, on: $0) }

  /// The picture of a face from 1 to 6, or of a pig's snout. Each is drawn once.
  static func face(_ value: Int?) -> Paintable {
    guard let value, faces.indices.contains(value - 1) else { return snout }
    return faces[value - 1]
  }

  /// The picture of the die in the air, at a time from 0 to 1: it turns, bounces twice and lands.
  static func thrown(_ value: Int, at time: Double) -> Paintable {
    let left = 1 - time
    // Parabolas: the fall, and a bounce.
    let height = time < 0.55 ? 34 * (1 - time * time / 0.3025) : 44 * (time - 0.55) * left * 4
    let angle = tilt - 7 * left * left
    return Paintable(size) { canvas in
      drawShadow(on: canvas, height: height)
      let scale = 0.72 + 0.28 * time * time
      canvas.transformed(by: Point(center.x, center.y - height), scale: scale) { canvas in
        canvas.rotated(by: angle, around: Point(0, 0)) { draw(value, on: $0) }
      }
    }
  }

  // MARK: - Drawing

  private static let ink = Color(0x4A1226)

  private static func drawAtRest(_ value: Int?, on canvas: Canvas) {
    drawShadow(on: canvas, height: 0)
    canvas.transformed(by: center) { canvas in
      canvas.rotated(by: tilt, around: Point(0, 0)) { draw(value, on: $0) }
    }
  }

  /// Draws the shadow on the counter, which is smaller below a die in the air.
  private static func drawShadow(on canvas: Canvas, height: Double) {
    let radius = 56 - height * 0.5
    canvas.oval(at: Point(center.x + 1, center.y + side / 2 + 3), radius, 8)
    canvas.fill(Color(0x2A0F18, alpha: 0.22))
  }

  /// Draws the die with its middle at the origin.
  private static func draw(_ value: Int?, on canvas: Canvas) {
    let body = Rect(-side / 2, -side / 2, side, side)
    canvas.roundedRectangle(Rect(body.x, body.y + 6, side, side), radius: 21)
    canvas.fill(Color(0xCF8F9D))
    canvas.roundedRectangle(body, radius: 21)
    canvas.fill(Color(0xFFF1EE))
    canvas.roundedRectangle(body.inset(by: 7), radius: 21)
    canvas.fill(Color(0xFFFEFD))
    guard let value else { return drawSnout(on: canvas) }
    for pip in pips(of: value) { canvas.circle(pip, radius: 9.6) }
    canvas.fill(ink)
  }

  private static func drawSnout(on canvas: Canvas) {
    canvas.oval(at: Point(0, 0), 31, 22)
    canvas.fill(Color(0xFBC3D0), outline: PigHead.line, width: 4)
    for side in [-1.0, 1] { canvas.oval(at: Point(side * 11, 1), 4.5, 7.5) }
    canvas.fill(ink)
  }

  private static func pips(of value: Int) -> [Point] {
    let away = 28.0
    let falling = [Point(-away, -away), Point(away, away)]
    let rising = [Point(away, -away), Point(-away, away)]
    let beside = [Point(-away, 0), Point(away, 0)]
    let center = [Point(0, 0)]
    return switch value {
    case 1: center
    case 2: falling
    case 3: falling + center
    case 4: falling + rising
    case 5: falling + rising + center
    case 6: falling + rising + beside
    default: []
    }
  }
}
