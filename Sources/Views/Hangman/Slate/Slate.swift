import GtkKit

/// The slate in its wooden frame, or its wooden back, on which the settings are.
final class Slate: CustomWidget {
  private let isBack: Bool

  init(isBack: Bool) {
    self.isBack = isBack
    super.init(role: .presentation)
    styled("slate")
  }

  /// The width of the frame, which is the padding in the style sheet.
  var frame: Double { minimumWidth / 2 }

  override func snapshot(_ snapshot: Snapshot, in area: Area) {
    let rect = area.rect.inset(by: -frame)
    isBack ? drawBack(rect, on: snapshot) : drawFront(rect, on: snapshot)
  }

  private func drawFront(_ rect: Rect, on snapshot: Snapshot) {
    let (colors, width) = (HangmanColors(of: self), frame)
    drawBoard(rect, on: snapshot, colors)
    for part in [0.28, 0.55, 0.8] {
      snapshot.border(
        rect.inset(by: width * part - 0.45), radius: 0, colors.grain.opacity(0.24), width: 0.9)
    }
    drawCorners(rect, width, colors.grain, on: snapshot)
    let inner = rect.inset(by: width)
    snapshot.fill(inner, radius: 6, with: colors.slate, in: rect)
    snapshot.border(inner, radius: 6, Color(0x0B0F0E, alpha: 0.55), width: 2.1)
  }

  /// Draws the back: boards with nails.
  private func drawBack(_ rect: Rect, on snapshot: Snapshot) {
    let colors = HangmanColors(of: self)
    drawBoard(rect, on: snapshot, colors)
    let boards = 7
    for board in 1..<boards {
      let y = rect.y + rect.height * Double(board) / Double(boards)
      for (offset, color) in [(-0.7, colors.grain.opacity(0.45)), (0.8, colors.edge)] {
        snapshot.fill(Rect(rect.x + 5.3, y + offset, rect.width - 10.6, 1.4), color)
      }
    }
    for x in [rect.x + 9, rect.x + rect.width - 9] {
      for board in 0..<boards {
        let y = rect.y + rect.height * (Double(board) + 0.5) / Double(boards)
        drawNail(Point(x, y), radius: 2.6, colors.grain, on: snapshot)
      }
    }
  }

  private func drawBoard(_ rect: Rect, on snapshot: Snapshot, _ colors: HangmanColors) {
    let radius = 13.0
    let foot = rect.y + rect.height
    snapshot.fill(
      Rect(rect.x, foot + 5 - 2 * radius, rect.width, 2 * radius), radius: radius,
      colors.grain.opacity(0.55))
    snapshot.fill(rect, radius: radius, with: colors.wood)
    snapshot.border(rect.inset(by: 0.2), radius: radius - 0.2, colors.edge, width: 1)
  }

  private func drawNail(_ center: Point, radius: Double, _ color: Color, on snapshot: Snapshot) {
    snapshot.fill(Rect(center: center, Size(2 * radius, 2 * radius)), radius: radius, color)
  }

  private func drawCorners(_ rect: Rect, _ width: Double, _ grain: Color, on snapshot: Snapshot) {
    for (x, inward) in [(rect.x, 1.0), (rect.x + rect.width, -1)] {
      for (y, down) in [(rect.y, 1.0), (rect.y + rect.height, -1)] {
        snapshot.canvas(in: rect) { canvas in
          canvas.polyline(
            Point(x + inward * 3.5, y + down * 3.5), Point(x + inward * width, y + down * width))
          canvas.stroke(grain.opacity(0.6), width: 1.2)
        }
        drawNail(
          Point(x + inward * width / 2, y + down * width / 2), radius: width * 0.16, grain.opacity(0.9),
          on: snapshot)
      }
    }
  }
}
