import GtkKit

/// The drawing of a coin that lies in a stack.
enum Coin {
  private static let (gold, side, rim, face) = (
    Color(0xF8CF58), Color(0xC98A16), Color(0x7A4F06), Color(0xB97D12)
  )
  /// The radius of a lying coin, its depth in perspective, and its thickness.
  static let (radius, depth, thickness) = (19.0, 7.2, 5.7)

  /// Draws a stack of coins of a radius that stands at a point.
  static func drawStack(_ count: Int, at point: Point, radius: Double, on canvas: Canvas) {
    canvas.transformed(by: point, scale: radius / Self.radius) { canvas in
      for level in 0..<count { drawLying(at: Point(0, -Double(level) * thickness), on: canvas) }
    }
  }

  /// Draws a coin that lies with its bottom at a point.
  static func drawLying(at point: Point, on canvas: Canvas) {
    let top = Point(point.x, point.y - thickness)
    canvas.cylinder(below: Rect(center: top, Size(2 * radius, 2 * depth)), height: thickness)
    canvas.fill(side)
    canvas.clipped(to: Rect(point.x - radius, point.y, 2 * radius, depth + 1)) { canvas in
      canvas.ellipse(at: point, radius - 0.6, depth)
      canvas.stroke(rim.opacity(0.8), width: 1.6)
    }
    canvas.ellipse(at: top, radius, depth)
    canvas.fill(gold)
    canvas.ellipse(at: top, radius * 0.66, depth * 0.66)
    canvas.stroke(face, width: 1.8)
  }

  /// The part of the width of its square that a coin has.
  static let part = 0.9

  /// Draws a coin in the middle of a square.
  static func drawLying(in square: Rect, on canvas: Canvas) {
    canvas.transformed(by: square.center, scale: square.width / 2 * part / radius) {
      drawLying(at: Point(0, thickness / 2), on: $0)
    }
  }
}

extension Canvas {
  /// Adds the side of an upright cylinder below its upper face.
  func cylinder(below face: Rect, height: Double) {
    ellipse(in: Rect(face.x, face.y + height, face.width, face.height))
    rectangle(Rect(face.x, face.center.y, face.width, height))
  }
}
