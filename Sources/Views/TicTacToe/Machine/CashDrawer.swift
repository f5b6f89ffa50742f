import GtkKit

/// The drawer of the till. It slides out at a deposit, and closes after a moment.
package final class CashDrawer: CustomWidget {
  private var open = 0.0
  private lazy var animation = Animation(of: self)

  private static let (openTime, closeAfter) = (250.0, 900.0)
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
    let whole = Self.closeAfter + Self.openTime
    animation.run(milliseconds: Int(whole), curve: .linear) { [self] part in
      let new = Self.openPart(after: part * whole)
      guard new != open else { return }
      open = new
      queueDraw()
    }
  }

  /// How far it is open at a time after a deposit, in milliseconds.
  private static func openPart(after time: Double) -> Double {
    let opened = Animation.Curve.easeOut.value(at: min(1, time / openTime))
    let closed = Animation.Curve.easeIn.value(at: max(0, (time - closeAfter) / openTime))
    return min(opened, 1 - closed)
  }

  // MARK: - Drawing

  /// The colors of the notes in the first compartments. The others have coins.
  private static let notes = [Color(0xBFE3C4), Color(0xF6D9A2), Color(0xF3B9C8)]
  private static let compartments = 5

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
    for index in 0..<Self.compartments {
      let compartment = room.column(index, of: Self.compartments, gap: 0)
      if Self.notes.indices.contains(index) {
        canvas.roundedRectangle(
          compartment.inset(by: compartment.width * 0.14, compartment.height * 0.2), radius: 3)
        canvas.fill(Self.notes[index], outline: Color(0x000000, alpha: 0.4), width: 1)
      } else {
        drawCoins(on: canvas, compartment, first: index)
      }
    }
    let front = Rect(1.5, inside, size.width - 3, size.height - inside - 6)
    canvas.roundedRectangle(Rect(front.x, front.y + 4, front.width, front.height), radius: 10)
    canvas.fill(colors.lip)
    canvas.roundedRectangle(front, radius: 10)
    canvas.fill(colors.cabinet[1], outline: trim, width: 3)
    canvas.roundedRectangle(front.centered(Size(size.width * 0.18, front.height * 0.3)), radius: 8)
    canvas.fill(Color(0x0B0A26), outline: trim, width: 2)
  }

  private func drawCoins(on canvas: Canvas, _ compartment: Rect, first: Int) {
    for stack in 0..<3 {
      let x = compartment.x + compartment.width * (0.22 + 0.28 * Double(stack))
      Coin.drawStack(
        4 + (first + stack) % 2, at: Point(x, compartment.height * 0.86), radius: compartment.width * 0.13,
        on: canvas)
    }
  }
}
