import GtkKit

extension TabIcon {
  package static let pig = TabIcon("pig")
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
