import GtkKit

extension TabIcon {
  package static let craps = TabIcon("craps", of: CrapsColors.self)
}

extension HelpPiece {
  /// A die, which shows 1 to 6.
  package static func die(_ value: Int) -> HelpPiece { HelpPiece { $0.die(value, .ivory) } }

  package static func puck(_ point: Int) -> HelpPiece {
    HelpPiece { pen in
      let ink = Color(0x1D1410)
      pen.canvas.circle(Point(50, 50), radius: 42)
      pen.canvas.fill(Color(0xFFFDF6), outline: ink, width: 5)
      pen.text(tr("On"), in: Rect(32, 18, 36, 18), ink)
      pen.text(String(point), in: Rect(22, 42, 56, 34), ink)
    }
  }

  package static func chips(_ amount: Int) -> HelpPiece {
    HelpPiece { Chips(worth: amount).draw(in: Rect(0, 10, 100, 78), on: $0.canvas) }
  }

  package static func amount(_ text: String) -> HelpPiece {
    let width = 28 * Double(text.count)
    return HelpPiece(width: width) { $0.text(text, in: Rect(0, 28, width, 44), $0.color) }
  }
}
