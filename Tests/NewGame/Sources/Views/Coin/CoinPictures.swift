import GtkKit

extension TabIcon {
  package static let coin = TabIcon("coin")
}

extension HelpPiece {
  /// The coin, with its heads up.
  package static let heads = HelpPiece { pen in
    pen.canvas.circle(Point(50, 50), radius: 42)
    pen.canvas.fill(0xE9C46A, outline: pen.edge(0x8A5A10), width: 5)
    pen.text(tr("H"), in: Rect(30, 28, 40, 44), 0x4A3208)
  }
}
