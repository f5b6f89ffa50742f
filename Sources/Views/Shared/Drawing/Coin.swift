import GtkKit

extension Drawing {
  static let money = Drawing(named: "money")
}

/// The drawing of a coin that lies in a stack.
enum Coin {
  /// The radius of a lying coin, and its thickness.
  static let (radius, thickness) = (19.0, 5.7)

  /// Draws a stack of coins of a radius that stands at a point.
  static func drawStack(_ count: Int, at point: Point, radius: Double, on canvas: Canvas) {
    canvas.transformed(by: point, scale: radius / Self.radius) { canvas in
      for level in 0..<count { drawLying(at: Point(0, -Double(level) * thickness), on: canvas) }
    }
  }

  /// Draws a coin that lies with its bottom at a point.
  static func drawLying(at point: Point, on canvas: Canvas) {
    canvas.transformed(by: point) { $0.draw(.money, "coin") }
  }
}
