import GtkKit

/// The table behind the page: felt with its print in a wooden frame, and the player's rail with its trays. It fills
/// the screen.
struct FeltPicture {
  let table: TableGeometry
  let surface: Surface
  /// The number of places in the band: one for each number that can be the point, and one for the puck between them.
  let columns: Int
  /// A label in the font of the print.
  let print: Label
  private let colors: CrapsColors

  /// The radius of the corners of the felt.
  private static let corner = 12.0

  init(table: TableGeometry, surface: Surface, columns: Int, print: Label) {
    (self.table, self.surface, self.columns, self.print) = (table, surface, columns, print)
    colors = CrapsColors(surface.theme)
  }

  private var screen: Rect { surface.screen }
  private var isShort: Bool { surface.arrangement == .short }
  private var frame: Double { TableGeometry.frame(surface.arrangement) }

  func draw(on canvas: Canvas) {
    drawFrame(on: canvas)
    drawCloth(on: canvas)
    drawPassLine(on: canvas)
    drawBand(on: canvas)
    drawRail(on: canvas)
    for tray in table.balance == table.ante ? [table.ante] : [table.balance, table.ante] {
      drawTray(tray, on: canvas)
    }
  }

  /// The cloth, which goes on below the rail.
  private var cloth: Rect {
    let (left, top) = (screen.x + frame, screen.y + frame)
    let (right, bottom) = (screen.x + screen.width - frame, screen.y + screen.height - frame)
    guard isShort else { return Rect(left, top, right - left, table.rail.y + 40 - top) }
    // The rail is at the side of the text's end.
    let isRailRight = table.rail.x > table.felt.x
    let start = isRailRight ? left : table.rail.x + table.rail.width - 40
    let end = isRailRight ? table.rail.x + 40 : right
    return Rect(start, top, end - start, bottom - top)
  }

  /// The frame around the felt, one side after the other.
  private func drawFrame(on canvas: Canvas) {
    let width = frame + Self.corner
    for edge in [
      Rect(screen.x, screen.y, screen.width, width),
      Rect(screen.x, screen.y + screen.height - width, screen.width, width),
      Rect(screen.x, screen.y, width, screen.height),
      Rect(screen.x + screen.width - width, screen.y, width, screen.height),
    ] {
      canvas.fill(edge, with: colors.wood, in: screen)
    }
  }

  private func drawCloth(on canvas: Canvas) {
    let visible = isShort ? cloth : Rect(cloth.x, cloth.y, cloth.width, cloth.height - 40)
    canvas.fill(cloth, radius: Self.corner, with: colors.felt, in: visible)
    canvas.roundedRectangle(cloth.inset(by: -1.5), radius: Self.corner + 1)
    canvas.stroke(colors.inlay, width: 2)
    canvas.roundedRectangle(cloth.inset(by: 1), radius: Self.corner - 1)
    canvas.stroke(Color(0x052416, alpha: 0.35), width: 2)
  }

  // MARK: - Print

  private func drawPassLine(on canvas: Canvas) {
    let (outer, inner) = (table.passLinePoints(inside: 0), table.passLinePoints(inside: table.lineWidth))
    canvas.polyline(outer + inner.reversed())
    canvas.close()
    // The lines cover its edges.
    canvas.unsmoothed { $0.fill(Color(0xFFFFFF, alpha: 0.075)) }
    for edge in [outer, inner] {
      canvas.polyline(edge)
      canvas.stroke(colors.line, width: table.stroke)
    }
    let middle = table.passLinePoints(inside: table.lineWidth / 2)
    // TRANSLATORS: The left and the right half of the words on a craps table. In many countries, they are English.
    for (word, side) in [(tr("PASS"), -1.0), (tr("LINE"), 1)] {
      // A word that is longer than the English one is smaller.
      let size = table.lettering.size * 1.3 * min(1, 4.5 / Double(word.count))
      canvas.text(
        word, like: print, along: middle, middle: side * table.lettering.distance, size: size, spacing: 0.16,
        colors.print)
    }
  }

  private func drawBand(on canvas: Canvas) {
    let band = table.band
    // The lines of the band run to the frame.
    let (left, right) =
      isShort
      ? (band.x, band.x + band.width) : (screen.x + frame + 6, screen.x + screen.width - frame - 6)
    for y in [band.y, band.y + band.height] {
      canvas.polyline(Point(left, y), Point(right, y))
      canvas.stroke(colors.line, width: table.stroke)
    }
    for column in 0...columns {
      let x = band.x + band.width * Double(column) / Double(columns)
      canvas.polyline(Point(x, band.y), Point(x, band.y + band.height))
      canvas.stroke(colors.line, width: table.stroke)
    }
    let home = band.column(columns / 2, of: columns, gap: 0)
    canvas.circle(home.center, radius: min(home.width, home.height) * 0.38)
    canvas.stroke(colors.line, width: table.stroke * 0.8, dashes: [4, 5])
  }

  // MARK: - Rail

  private func drawRail(on canvas: Canvas) {
    let edge = screen.x + screen.width
    var rail = Rect(screen.x, table.rail.y, screen.width, screen.y + screen.height - table.rail.y)
    if isShort {
      let isRight = table.rail.x > table.felt.x
      rail = Rect(
        isRight ? table.rail.x : screen.x, screen.y,
        isRight ? edge - table.rail.x : table.rail.x + table.rail.width - screen.x, screen.height)
    }
    canvas.fill(rail, with: colors.wood)
    let inner = isShort && rail.x <= screen.x ? Point(rail.x + rail.width, rail.y) : Point(rail.x, rail.y)
    let end = isShort ? Point(inner.x, rail.y + rail.height) : Point(rail.x + rail.width, rail.y)
    for share in [0.36, 0.72] {
      let y = rail.y + rail.height * share
      canvas.polyline(Point(rail.x, y), Point(rail.x + rail.width, y))
      canvas.stroke(colors.plank, width: 1.2)
    }
    canvas.polyline(inner, end)
    canvas.stroke(colors.inlay, width: 2.4)
  }

  /// A tray that is sunk into the rail.
  private func drawTray(_ tray: Rect, on canvas: Canvas) {
    canvas.roundedRectangle(tray, radius: 10)
    canvas.fill(colors.tray)
    canvas.roundedRectangle(tray.inset(by: 0.75), radius: 9)
    canvas.stroke(colors.edge, width: 1.5)
    canvas.polyline(
      Point(tray.x + 10, tray.y + tray.height + 0.75),
      Point(tray.x + tray.width - 10, tray.y + tray.height + 0.75))
    canvas.stroke(Color(0xF0C68C, alpha: 0.28), width: 1.2)
  }
}
