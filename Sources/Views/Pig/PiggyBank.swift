import GtkKit

/// The turn's pot: a piggy bank with the points on its belly.
struct PiggyBank: Widget {
  let pointer: WidgetPointer

  /// The size of the drawing, and the place of the points in it.
  private static let board = Size(124, 100)
  private static let belly = Rect(30, 30, 66, 48)

  init(_ points: Label) {
    let belly = RollingLabel(points)
    let pig = Container(
      arrange: { [belly.placedFilling(Self.place(of: Self.belly, in: $0.size))] },
      drawBelow: { canvas, area in
        let board = Self.place(of: Rect(Self.board), in: area.size)
        let palette = Palette(isDark: points.color.lightness > 0.5)
        canvas.transformed(by: Point(board.x, board.y), scale: board.width / Self.board.width) {
          Self.draw(on: $0, palette)
        }
      })
    // The pig looks to the same side in each language.
    pointer = pig.add(belly).keepsDirection().named("pot").pointer
  }

  /// Plays the hop animation of the pig.
  func hop() { replay("hopping") }

  /// The place of a part of the drawing, if the drawing is in the middle and as large as fits.
  private static func place(of part: Rect, in size: Size) -> Rect {
    let scale = min(size.width / board.width, size.height / board.height)
    let corner = Rect(size).centered(Size(board.width * scale, board.height * scale))
    return Rect(corner.x + part.x * scale, corner.y + part.y * scale, part.width * scale, part.height * scale)
  }

  // MARK: - Drawing

  private struct Palette {
    let skin: Color
    let shade: Color
    let line: Color

    init(isDark: Bool) {
      skin = isDark ? Color(0x7E3450) : Color(0xFBC4CE)
      shade = isDark ? Color(0x652840) : Color(0xF3A5B5)
      line = isDark ? Color(0xFF8FB0) : Color(0xC2305C)
    }
  }

  private static func draw(on canvas: Canvas, _ palette: Palette) {
    // Behind the body: the tail, the legs and the far ear.
    canvas.move(to: Point(107, 50))
    canvas.curve(towards: Point(122, 44), Point(122, 62), to: Point(114, 57))
    canvas.curve(towards: Point(108, 52), Point(116, 44), to: Point(122, 48))
    canvas.stroke(palette.line, width: 3)
    for x in [34.0, 78] {
      canvas.roundedRectangle(Rect(x, 74, 15, 22), radius: 5)
      canvas.fill(palette.shade, outline: palette.line, width: 3)
    }
    canvas.ellipse(in: Rect(15, 18, 94, 68))
    canvas.fill(palette.skin, outline: palette.line, width: 3)
    canvas.polyline(Point(30, 29), Point(28, 8), Point(47, 20))
    canvas.close()
    canvas.fill(palette.shade, outline: palette.line, width: 3)
    canvas.roundedRectangle(Rect(4, 44, 18, 24), radius: 9)
    canvas.fill(palette.shade, outline: palette.line, width: 3)
    for y in [52.0, 60] { canvas.circle(Point(11, y), radius: 2) }
    canvas.circle(Point(29, 41), radius: 3)
    canvas.fill(palette.line)
    canvas.polyline(Point(56, 25), Point(76, 25))
    canvas.stroke(palette.line, width: 4)
  }
}
