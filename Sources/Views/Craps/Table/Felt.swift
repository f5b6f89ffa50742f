import GtkKit

/// The table behind the page: felt with its print in a wooden frame, and the player's rail. It fills the screen.
struct FeltPicture {
  let table: TableGeometry
  let surface: Surface
  /// The number of places in the band: one for each number that can be the point, and one for the puck between them.
  let columns: Int
  let print: Label
  private static let corner = 12.0

  private var colors: CrapsColors { CrapsColors(surface.theme) }
  private var screen: Rect { surface.screen }
  private var isShort: Bool { surface.arrangement == .short }
  private var frame: Double { TableGeometry.frame(surface.arrangement) }

  func draw(on snapshot: Snapshot) {
    snapshot.fill(screen, with: colors.wood)
    drawCloth(on: snapshot)
    drawBand(on: snapshot)
    snapshot.canvas(in: screen, drawPassLine)
    drawRail(on: snapshot)
  }

  /// The cloth goes on below the rail.
  private func drawCloth(on snapshot: Snapshot) {
    let cloth = screen.inset(by: frame)
    snapshot.fill(cloth, radius: Self.corner, with: colors.felt)
    snapshot.border(cloth, radius: Self.corner, Color(0x052416, alpha: 0.35), width: 2)
    snapshot.border(cloth.inset(by: -2.5), radius: Self.corner + 2, colors.inlay, width: 2)
  }

  // MARK: - Print

  private func drawPassLine(on canvas: Canvas) {
    let (outer, inner) = (table.passLinePoints(inside: 0), table.passLinePoints(inside: table.lineWidth))
    canvas.polyline(outer + inner.reversed())
    canvas.close()
    canvas.fill(Color(0xFFFFFF, alpha: 0.075))
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
    let home = table.band.column(columns / 2, of: columns, gap: 0)
    canvas.circle(home.center, radius: min(home.width, home.height) * 0.38)
    canvas.stroke(colors.line, width: table.stroke * 0.8, dashes: [4, 5])
  }

  private func drawBand(on snapshot: Snapshot) {
    let (band, stroke) = (table.band, table.stroke)
    // The lines of the band run to the frame.
    let (left, right) =
      isShort
      ? (band.x, band.x + band.width) : (screen.x + frame + 6, screen.x + screen.width - frame - 6)
    for y in [band.y, band.y + band.height] {
      snapshot.fill(Rect(left, y - stroke / 2, right - left, stroke), colors.line)
    }
    for column in 0...columns {
      let x = band.x + band.width * Double(column) / Double(columns)
      snapshot.fill(
        Rect(x - stroke / 2, band.y + stroke / 2, stroke, band.height - stroke), colors.line)
    }
  }

  // MARK: - Rail

  private func drawRail(on snapshot: Snapshot) {
    let isRight = table.rail.x > table.felt.x
    var cloth = screen
    let rail =
      if !isShort {
        cloth.cutBottom(screen.y + screen.height - table.rail.y)
      } else if isRight {
        cloth.cutRight(screen.x + screen.width - table.rail.x)
      } else {
        cloth.cutLeft(table.rail.x + table.rail.width - screen.x)
      }
    snapshot.fill(rail, with: colors.wood)
    let edge = isRight ? rail.x : rail.x + rail.width
    snapshot.fill(
      isShort ? Rect(edge - 1.2, rail.y, 2.4, rail.height) : Rect(rail.x, rail.y - 1.2, rail.width, 2.4),
      colors.inlay)
  }
}
