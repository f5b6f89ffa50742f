import Glibc
import GtkKit

/// The drawings of a coin: lying in a stack, and turning in the air.
enum Coin {
  static let gold = Color(0xF8CF58)
  private static let (side, rim, edge, face) = (
    Color(0xC98A16), Color(0x7A4F06), Color(0x9A6A0C), Color(0xB97D12)
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

  /// The part of the width of its square that a coin in the air has.
  static let part = 0.9

  /// Draws a coin that still lies, in the middle of a square.
  static func drawLying(in square: Rect, on canvas: Canvas) {
    canvas.transformed(by: square.center, scale: square.width / 2 * part / radius) {
      drawLying(at: Point(0, thickness / 2), on: $0)
    }
  }

  /// Draws a coin that turns in a square. The height of its face is a part of the width.
  static func drawTurning(height: Double, in square: Rect, on canvas: Canvas) {
    canvas.transformed(by: square.center, scale: square.width / 40) { canvas in
      canvas.ellipse(at: Point(0, 0), 18, 18 * height)
      canvas.fill(gold, outline: edge, width: 2)
      canvas.ellipse(at: Point(0, 0), 11, 11 * height)
      canvas.stroke(face, width: 1.8)
    }
  }

  /// The heights of a face from the edge of the coin to its front. A coin is drawn again only if another one is seen.
  private static let heights = [0.22, 0.45, 0.7, 0.9, 1]

  /// The height of the face of a coin that has turned by an angle in radians.
  static func height(turnedBy angle: Double) -> Double {
    heights[Int((abs(cos(angle)) * Double(heights.count - 1)).rounded())]
  }
}

extension Canvas {
  /// Adds the side of an upright cylinder below its upper face.
  func cylinder(below face: Rect, height: Double) {
    ellipse(in: Rect(face.x, face.y + height, face.width, face.height))
    rectangle(Rect(face.x, face.center.y, face.width, height))
  }
}
