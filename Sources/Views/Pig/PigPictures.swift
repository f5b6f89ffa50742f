import GtkKit

extension TabIcon {
  package static let pig = TabIcon { canvas, color in
    canvas.circle(Point(8, 8.5), radius: 6)
    canvas.stroke(color, width: 1.5)
    canvas.polyline(Point(2.6, 5), Point(2.4, 1.8), Point(5.4, 3))
    canvas.polyline(Point(13.4, 5), Point(13.6, 1.8), Point(10.6, 3))
    canvas.stroke(color, width: 1.5)
    canvas.roundedRectangle(Rect(4.8, 7.6, 6.4, 4.2), radius: 2.1)
    canvas.stroke(color, width: 1.2)
    canvas.circle(Point(6.9, 9.7), radius: 0.8)
    canvas.circle(Point(9.1, 9.7), radius: 0.8)
    canvas.fill(color)
  }
}

extension HelpPiece {
  /// A die, which shows 1 to 6.
  package static func pigDie(_ value: Int) -> HelpPiece { HelpPiece { $0.die(value, .pink) } }

  package static func coins(_ count: Int) -> HelpPiece {
    let stack = 5
    return HelpPiece(width: count > stack ? 144 : 72) { pen in
      for first in stride(from: 0, to: min(count, 2 * stack), by: stack) {
        let foot = Point(36 + 72 * Double(first / stack), 80)
        Coin.drawStack(min(stack, count - first), at: foot, radius: 32, on: pen.canvas)
      }
    }
  }

  package static func score(_ score: Int) -> HelpPiece {
    HelpPiece { pen in
      pen.box(Rect(3, 12, 94, 76), radius: 16, Color(0xFFFDFB), edge: Color(0xB3234D), width: 5)
      pen.text(String(score), in: Rect(16, 32, 68, 36), Color(0x3F1526))
    }
  }
}
