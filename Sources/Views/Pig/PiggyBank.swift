import GtkKit

/// The turn's pot: a piggy bank with the points on its belly.
struct PiggyBank: Widget {
  let pointer: WidgetPointer

  /// The board that the pig is drawn on, and where on it the points stand.
  private static let board = Size(124, 100)
  private static let belly = Rect(30, 30, 66, 48)

  init(_ points: Label) {
    let pig = Container()
    let belly = RollingLabel(points)
    pig.add(belly)
    // The drawing keeps its side in any language; its number is in the middle of the belly.
    pointer = pig.keepsDirection().named("pot").pointer
    var behavior = Container.Behavior()
    behavior.arrange = { size in
      belly.placeFilling(Self.place(of: Self.belly, in: size))
    }
    behavior.drawBelow = { canvas, size in
      let board = Self.place(of: Rect(Self.board), in: size)
      let palette = Palette(isDark: points.color.lightness > 0.5)
      canvas.transformed(by: Point(board.x, board.y), scale: board.width / Self.board.width) {
        Self.draw(on: $0, palette)
      }
    }
    pig.behavior = behavior
  }

  /// Has the pig hop once, as points fall into it: motion that changes nothing.
  func hop() { replay("hopping") }

  /// Where a part of the board is, when the board is as large as fits and in the middle.
  private static func place(of part: Rect, in size: Size) -> Rect {
    let scale = min(size.width / board.width, size.height / board.height)
    let corner = Rect(size).centered(Size(board.width * scale, board.height * scale))
    return Rect(
      corner.x + part.x * scale, corner.y + part.y * scale, part.width * scale, part.height * scale)
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
    // What is behind the body: the tail, the legs, the far ear.
    canvas.move(to: Point(107, 50))
    canvas.curve(towards: Point(122, 44), Point(122, 62), to: Point(114, 57))
    canvas.curve(towards: Point(108, 52), Point(116, 44), to: Point(122, 48))
    canvas.stroke(palette.line, width: 3)
    for x in [34.0, 78] {
      canvas.roundedRectangle(Rect(x, 74, 15, 22), radius: 5)
      canvas.fill(palette.shade)
      canvas.roundedRectangle(Rect(x, 74, 15, 22), radius: 5)
      canvas.stroke(palette.line, width: 3)
    }
    shape(on: canvas, fill: palette.skin, palette.line) { $0.ellipse(in: Rect(15, 18, 94, 68)) }
    shape(on: canvas, fill: palette.shade, palette.line) {
      $0.move(to: Point(30, 29))
      $0.line(to: Point(28, 8))
      $0.line(to: Point(47, 20))
      $0.close()
    }
    shape(on: canvas, fill: palette.shade, palette.line) {
      $0.roundedRectangle(Rect(4, 44, 18, 24), radius: 9)
    }
    for y in [52.0, 60] { canvas.circle(Point(11, y), radius: 2) }
    canvas.circle(Point(29, 41), radius: 3)
    canvas.fill(palette.line)
    canvas.move(to: Point(56, 25))
    canvas.line(to: Point(76, 25))
    canvas.stroke(palette.line, width: 4)
  }

  private static func shape(
    on canvas: Canvas, fill: Color, _ line: Color, _ path: (Canvas) -> Void
  ) {
    path(canvas)
    canvas.fill(fill)
    path(canvas)
    canvas.stroke(line, width: 3)
  }
}
