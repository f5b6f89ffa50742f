import GtkKit

/// The drawer of the till. It slides out at a deposit, and closes after a moment.
package struct CashDrawer: Widget {
  package let pointer: WidgetPointer
  private let well: Container
  private let animation: Animation
  /// How far it is open, from 0 to 1, and how far it was in the last frame.
  private let open = Shared((now: 0.0, shown: 0.0))

  private static let (openTime, closeAfter) = (250, 900)
  /// The height of the front, in parts of the height of the open drawer.
  private static let frontPart = 0.4

  /// Whether the drawer is open at least in part.
  package var isOpen: Bool { open.value.now > 0 }

  init() {
    well = Container(role: .presentation)
    animation = Animation(of: well)
    pointer = well.named("drawer").pointer
    well.drawBelow = { [well, open] canvas, area in
      open.value.shown = open.value.now
      let hidden = (1 - open.value.now) * (1 - Self.frontPart) * area.size.height
      canvas.clipped(to: area.rect) { canvas in
        canvas.transformed(by: Point(0, -hidden)) { canvas in
          Self.draw(on: canvas, area.size, color: { well.themeColor($0) })
        }
      }
    }
  }

  /// Opens the drawer, and closes it after a moment. If it is still open from the deposit before, it stays open.
  package func takeIn() {
    traceCall()
    let start = open.value.shown
    let (whole, opening) = (Double(Self.closeAfter + Self.openTime), Double(Self.openTime))
    animation.run(milliseconds: Self.closeAfter + Self.openTime, curve: .linear) { [well, open] part in
      let time = part * whole
      let opened = start + (1 - start) * Animation.Curve.easeOut.value(at: min(1, time / opening))
      let closed = Animation.Curve.easeIn.value(at: max(0, (time - Double(Self.closeAfter)) / opening))
      let now = min(opened, 1 - closed)
      guard now != open.value.now else { return }
      open.value.now = now
      well.queueDraw()
    }
  }

  // MARK: - Drawing

  /// The colors of the notes in the first compartments. The others have coins.
  private static let notes = [Color(0xBFE3C4), Color(0xF6D9A2), Color(0xF3B9C8)]
  private static let compartments = 5

  private static func draw(on canvas: Canvas, _ size: Size, color: (String) -> Color) {
    let trim = color("ttt_trim")
    let inside = size.height * (1 - frontPart)
    // Seen from above, the front of the drawer is wider than its back.
    let (back, edge) = (size.width * 0.04, size.width * 0.015)
    canvas.polyline(
      Point(back, -2), Point(size.width - back, -2), Point(size.width - edge, inside), Point(edge, inside))
    canvas.close()
    canvas.fill(Color(0x05051A), outline: trim, width: 2)
    let room = Rect(back, 0, size.width - 2 * back, inside)
    for index in 0..<compartments {
      let compartment = room.column(index, of: compartments, gap: 0)
      if notes.indices.contains(index) {
        drawNotes(on: canvas, compartment, notes[index])
      } else {
        drawCoins(on: canvas, compartment, first: index)
      }
      guard index > 0 else { continue }
      let slant = (Double(index) - Double(compartments) / 2) * 5
      canvas.polyline(Point(compartment.x, 0), Point(compartment.x + slant, inside))
      canvas.stroke(trim.opacity(0.7), width: 2)
    }
    let front = Rect(1.5, inside, size.width - 3, size.height - inside - 6)
    canvas.roundedRectangle(Rect(front.x, front.y + 4, front.width, front.height), radius: 10)
    canvas.fill(color("ttt_lip"))
    canvas.fill(front, radius: 10, with: [color("ttt_cabinet_top"), color("ttt_cabinet_bottom")])
    canvas.roundedRectangle(front, radius: 10)
    canvas.stroke(trim, width: 3)
    canvas.roundedRectangle(front.centered(Size(size.width * 0.18, front.height * 0.3)), radius: 8)
    canvas.fill(Color(0x0B0A26), outline: trim, width: 2)
  }

  private static func drawNotes(on canvas: Canvas, _ compartment: Rect, _ color: Color) {
    let pile = compartment.inset(by: compartment.width * 0.14, 0)
    for (index, shade) in [0.28, 0.14, 0].enumerated() {
      let top = compartment.height * (0.16 + 0.13 * Double(index))
      let note = Rect(pile.x, top, pile.width, compartment.height)
      canvas.roundedRectangle(note, radius: 3)
      canvas.fill(color)
      canvas.roundedRectangle(note, radius: 3)
      canvas.fill(Color(0x000000, alpha: shade), outline: Color(0x000000, alpha: 0.4), width: 0.8)
    }
    let print = Rect(pile.x, compartment.height * 0.42, pile.width, compartment.height)
    canvas.roundedRectangle(print.inset(by: 4), radius: 2)
    canvas.stroke(Color(0x000000, alpha: 0.3), width: 1)
  }

  private static func drawCoins(on canvas: Canvas, _ compartment: Rect, first: Int) {
    for stack in 0..<3 {
      let x = compartment.x + compartment.width * (0.22 + 0.28 * Double(stack))
      Coin.drawStack(
        4 + (first + stack) % 2, at: Point(x, compartment.height * 0.86), radius: compartment.width * 0.13,
        on: canvas)
    }
  }
}
