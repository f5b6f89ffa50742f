import GtkKit

/// The pictures of Pig's die on the counter: each of the six faces, and a pig's snout before the first roll.
enum DiePicture {
  /// The size of the pictures in the units of the counter. The die lies in the lower part.
  static let size = Size(116, 152)
  private static let side = 104.0
  private static let center = Point(58, 88)
  /// The angle in radians at which the die comes to rest.
  private static let tilt = -0.06

  private static let faces = (1...6).map { value in Paintable(size) { draw(value, on: $0) } }
  private static let snout = Paintable(size) { draw(nil, on: $0) }

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
    let scale = 0.72 + 0.28 * time * time
    return Paintable(size) {
      draw(value, on: $0, height: height, scale: scale, angle: tilt - 7 * left * left)
    }
  }

  private static func draw(
    _ value: Int?, on canvas: Canvas, height: Double = 0, scale: Double = 1, angle: Double = tilt
  ) {
    // The shadow on the counter is smaller below a die in the air.
    canvas.ellipse(at: Point(center.x + 1, center.y + side / 2 + 3), 56 - height * 0.5, 8)
    canvas.fill(Color(0x2A0F18, alpha: 0.22))
    let place = Point(center.x, center.y - height)
    Die.draw(value, at: place, side: side * scale, angle: angle, .pink, on: canvas)
    guard value == nil else { return }
    canvas.rotated(by: angle, around: place) { canvas in
      canvas.transformed(by: place, scale: scale / 2, PigHead.drawSnout)
    }
  }
}
