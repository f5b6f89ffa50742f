import Glibc
import GtkKit

/// Strokes of chalk, or of charcoal on paper: a little crooked and with grainy edges, the same each time.
enum Chalk {
  /// Draws a line through points.
  static func stroke(_ points: [Point], on canvas: Canvas, _ color: Color, width: Double) {
    // A wide faint pass for the dust, a narrower one for the body, and two thin crooked ones for the grain.
    let passes = [
      (spread: 0.0, width: 1.0, opacity: 0.35), (spread: 0.12, width: 0.62, opacity: 0.9),
      (spread: 0.34, width: 0.2, opacity: 0.75), (spread: 0.42, width: 0.16, opacity: 0.6),
    ]
    for (number, pass) in passes.enumerated() {
      trace(points, on: canvas, spread: pass.spread * width, seed: Double(number + 1) * 7.31)
      canvas.stroke(color.opacity(color.alpha * pass.opacity), width: width * pass.width)
    }
  }

  /// Draws a part of a circle, from 0 to 1, clockwise from the top.
  static func circle(
    _ center: Point, radius: Double, part: Double, on canvas: Canvas, _ color: Color, width: Double
  ) {
    let steps = max(1, Int(28 * part))
    let points = (0...steps).map { step in
      let angle = -Double.pi / 2 + 2 * .pi * part * Double(step) / Double(steps)
      return Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    stroke(points, on: canvas, color, width: width)
  }

  /// Adds a path through the points in small steps, each a little off the straight line.
  private static func trace(_ points: [Point], on canvas: Canvas, spread: Double, seed: Double) {
    guard let first = points.first else { return }
    canvas.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0 else { continue }
      let across = Point(-(to.y - from.y) / length, (to.x - from.x) / length)
      let steps = max(1, Int(length / 3))
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        let along = Point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        let off = spread * noise(along, seed)
        canvas.line(to: Point(along.x + across.x * off, along.y + across.y * off))
      }
    }
  }

  /// A pseudorandom number from −1 to 1 that is always the same at a point.
  private static func noise(_ point: Point, _ seed: Double) -> Double {
    let wave = sin(point.x * 12.9898 + point.y * 78.233 + seed * 37.719) * 43758.5453
    return 2 * (wave - floor(wave)) - 1
  }
}
