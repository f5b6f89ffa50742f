import Glibc
import GtkKit

/// Where the parts of the craps table are on its page. The layout of the widgets and the drawing of the felt share it.
struct TableGeometry {
  /// The heights that the widgets of the player's rail and the numbers on the felt need.
  struct Needs {
    let numbers: Double
    let balance: Double
    let ante: Double
    let rolls: Double
    let roll: Double
  }

  /// The cloth, up to the edges of the page.
  let felt: Rect
  /// The wooden rail of the player, up to the edges of the page.
  let rail: Rect
  /// The places of the numbers, with that of the puck in the middle.
  let band: Rect
  /// The outer edge of the pass line, the lower half of a superellipse below the band: half of its width, and its depth.
  let passLine: Size
  /// The width of the pass line.
  let lineWidth: Double
  /// Between the band and the chips: the dice and the result.
  let play: Rect
  /// The middle of the pass line, between its words.
  let chips: Rect
  /// The distance of the middle of each word from the middle of the pass line, and the height of its letters.
  let words: (distance: Double, size: Double)
  /// The sunk trays of the rail. They are one if the page is narrow.
  let (balance, ante): (Rect, Rect)
  /// The last rolls, where they lie on the rail itself; nil if they are in the tray of the balance.
  let rolls: Rect?
  let rollButton: Rect
  /// The width of a line of the print.
  let stroke: Double

  /// The width of the wooden frame around the felt.
  static func frame(_ arrangement: Arrangement) -> Double { arrangement == .wide ? 12 : 7 }

  init(_ arrangement: Arrangement, _ size: Size, _ needs: Needs) {
    switch arrangement {
    case .wide: self = Self.wide(size, needs)
    case .narrow: self = Self.narrow(size, needs)
    case .short: self = Self.short(size, needs)
    }
  }

  private static func wide(_ size: Size, _ needs: Needs) -> TableGeometry {
    let unit = min(size.width / 886, size.height / 553)
    let tray = max(116 * unit, needs.balance, needs.ante)
    var page = Rect(size)
    let rail = page.cutBottom(tray + 26 * unit)
    let row = Rect(rail.x, rail.y + 12 * unit, rail.width, tray)
    let half = min(412 * unit, size.width / 2 - 30)
    let trayWidth = half * 0.69
    let roll = max(needs.roll, min(98 * unit, tray - 8))
    return TableGeometry(
      felt: page, rail: rail, half: half, bandHeight: max(70 * unit, needs.numbers), margin: 24 * unit,
      lineWidth: 47 * unit, bottom: 18 * unit, words: (185 * unit, 28 * unit), stroke: 1.8 * unit,
      playDepth: 0.97,
      balance: Rect(size.width / 2 - half, row.y, trayWidth, tray),
      ante: Rect(size.width / 2 + half - trayWidth, row.y, trayWidth, tray), rolls: nil,
      rollButton: row.centered(Size((half - trayWidth) * 2 - 44 * unit, roll)))
  }

  private static func narrow(_ size: Size, _ needs: Needs) -> TableGeometry {
    // Where there is little height, the parts move closer together.
    let unit = min(1, size.height / 485)
    var page = Rect(size)
    var rail = page.cutBottom(needs.rolls + needs.ante + needs.roll + 34 * unit)
    let wood = rail
    rail = Rect(rail.x + 10, rail.y + 7 * unit, rail.width - 20, rail.height - 20 * unit)
    let rolls = rail.cutTop(needs.rolls, gap: 6 * unit)
    let roll = rail.cutBottom(needs.roll, gap: 8 * unit)
    let frame = Self.frame(.narrow)
    let half = size.width / 2 - frame - 10
    let line = min(30, page.height * 0.12)
    let words = (distance: max(105, size.width * 0.3), size: min(17, line * 0.6))
    return TableGeometry(
      felt: page, rail: wood, half: half, bandHeight: max(36, needs.numbers), margin: frame + 7 * unit,
      lineWidth: line, bottom: 8 * unit, words: words, stroke: 1.6, playDepth: unit < 0.95 ? 0.96 : 0.88,
      balance: rail, ante: rail, rolls: rolls, rollButton: roll)
  }

  private static func short(_ size: Size, _ needs: Needs) -> TableGeometry {
    var page = Rect(size)
    let wood = page.cutRight(size.width * 0.47)
    var rail = wood.inset(by: 10, 0)
    _ = rail.cutTop(0, gap: 9)
    _ = rail.cutBottom(0, gap: 13)
    let roll = rail.cutBottom(needs.roll, gap: 8)
    let ante = rail.cutBottom(max(needs.ante, (rail.height - 8) * 0.55), gap: 8)
    let frame = Self.frame(.short)
    let half = page.width / 2 - frame - 10
    let line = min(30, page.height * 0.11)
    let words = (distance: max(98, page.width * 0.3), size: min(17, line * 0.6))
    return TableGeometry(
      felt: page, rail: wood, half: half, bandHeight: max(36, needs.numbers), margin: frame + 7,
      lineWidth: line, bottom: frame + 6, words: words, stroke: 1.6, playDepth: 0.88, balance: rail,
      ante: ante, rolls: nil, rollButton: roll)
  }

  /// The geometry of a felt whose print is `half` wide on both sides of its axis.
  private init(
    felt: Rect, rail: Rect, half: Double, bandHeight: Double, margin: Double, lineWidth: Double,
    bottom: Double,
    words: (distance: Double, size: Double), stroke: Double, playDepth: Double, balance: Rect, ante: Rect,
    rolls: Rect?,
    rollButton: Rect
  ) {
    (self.felt, self.rail, self.lineWidth, self.words, self.stroke) = (felt, rail, lineWidth, words, stroke)
    (self.balance, self.ante, self.rolls, self.rollButton) = (balance, ante, rolls, rollButton)
    band = Rect(felt.center.x - half, felt.y + margin, 2 * half, bandHeight)
    let end = felt.y + felt.height - bottom
    passLine = Size(half, max(lineWidth, end - band.y - bandHeight))
    let room = 2 * (words.distance - 2.2 * words.size)
    chips = Rect(felt.center.x - room / 2, end - lineWidth, room, lineWidth - stroke)
    // The pass line leaves little width at its bottom.
    play = Rect(
      band.x, band.y + bandHeight, band.width, max(0, passLine.height - lineWidth) * playDepth)
  }

  private init(mirroring other: TableGeometry, in width: Double) {
    func mirrored(_ rect: Rect) -> Rect {
      Rect(width - rect.x - rect.width, rect.y, rect.width, rect.height)
    }
    (felt, rail, band) = (mirrored(other.felt), mirrored(other.rail), mirrored(other.band))
    (play, chips) = (mirrored(other.play), mirrored(other.chips))
    (balance, ante) = (mirrored(other.balance), mirrored(other.ante))
    (rolls, rollButton) = (other.rolls.map(mirrored), mirrored(other.rollButton))
    (passLine, lineWidth, words, stroke) = (other.passLine, other.lineWidth, other.words, other.stroke)
  }

  /// The geometry where text runs from right to left. Layouts are mirrored by their containers, drawings are not.
  func mirrored(in width: Double) -> TableGeometry { TableGeometry(mirroring: self, in: width) }

  /// Points of the pass line, from its left end to its right one, at a distance from its outer edge.
  func passLinePoints(inside distance: Double) -> [Point] {
    let (width, depth) = (passLine.width - distance, max(1, passLine.height - distance))
    let center = Point(felt.center.x, band.y + band.height)
    return (0...120).map { index in
      let angle = Double.pi * (1 - Double(index) / 120)
      let (cosine, sine) = (cos(angle), max(0, sin(angle)))
      let share = pow(abs(cosine), 2.0 / 3)
      return Point(center.x + (cosine < 0 ? -width : width) * share, center.y + depth * pow(sine, 2.0 / 3))
    }
  }

  /// The place of a column of the band.
  func place(_ column: Int) -> Rect { band.column(column, of: Self.columns, gap: 0) }

  /// The number of places: one for each number that can be the point, and one for the puck between them.
  static let columns = 7
}
