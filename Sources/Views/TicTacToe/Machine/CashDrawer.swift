import GtkKit

/// The drawer of the till. It slides out at a deposit, and closes after a moment.
package final class CashDrawer: CustomWidget {
  private var open = 0.0
  private lazy var animation = Animation(of: self)

  /// The height of the part of the open drawer that is behind its front.
  private static func inside(_ height: Double) -> Double { min(height * 0.6, height - 22) }

  package var isOpen: Bool { open > 0 }

  init() {
    super.init(role: .presentation)
    named("drawer")
  }

  /// Opens the drawer, and closes it after a moment.
  package func takeIn() {
    traceCall()
    animation.run(milliseconds: 1150, curve: .linear) { [self] part in
      let new = Animation.Curve.easeOut.value(at: min(1, 4 * min(part, 1 - part)))
      guard new != open else { return }
      open = new
      queueDraw()
    }
  }

  // MARK: - Drawing

  /// The colors of the notes in the compartments.
  private static let notes: [Color] = [0xBFE3C4, 0xF6D9A2, 0xF3B9C8, 0xBFD9F0, 0xD8C6EE]

  override package func draw(on canvas: Canvas, in area: Area) {
    let hidden = (1 - open) * Self.inside(area.size.height)
    canvas.clipped(to: area.rect) { canvas in
      canvas.transformed(by: Point(0, -hidden)) { draw(area.size, TicTacToeColors(of: self), on: $0) }
    }
  }

  private func draw(_ size: Size, _ colors: TicTacToeColors, on canvas: Canvas) {
    let trim = colors.trim
    let inside = Self.inside(size.height)
    // Seen from above, the front of the drawer is wider than its back.
    let (back, edge) = (size.width * 0.04, size.width * 0.015)
    canvas.polyline(
      Point(back, -2), Point(size.width - back, -2), Point(size.width - edge, inside), Point(edge, inside))
    canvas.close()
    canvas.fill(Color(0x05051A), outline: trim, width: 2)
    let room = Rect(back, 0, size.width - 2 * back, inside)
    for (index, color) in Self.notes.enumerated() {
      let note = room.column(index, of: Self.notes.count, gap: 0).inset(by: room.width * 0.03, inside * 0.15)
      canvas.roundedRectangle(note, radius: 3)
      canvas.fill(color, outline: Color(0x000000, alpha: 0.4), width: 1)
    }
    let front = Rect(1.5, inside, size.width - 3, size.height - inside - 6)
    canvas.roundedRectangle(Rect(front.x, front.y + 4, front.width, front.height), radius: 10)
    canvas.fill(colors.lip)
    canvas.roundedRectangle(front, radius: 10)
    canvas.fill(colors.cabinet[1], outline: trim, width: 3)
    canvas.roundedRectangle(front.centered(Size(size.width * 0.18, front.height * 0.3)), radius: 8)
    canvas.fill(Color(0x0B0A26), outline: trim, width: 2)
  }
}
