import Glibc
import GtkKit

/// Where the parts of the craps table are on its page. The layout of the widgets and the drawing of the felt share it.
struct TableGeometry {
  /// The heights that the widgets of the player's rail and the numbers on the felt need.
  typealias RequiredHeights = (numbers: Double, balance: Double, ante: Double, rolls: Double, roll: Double)

  /// The cloth, up to the edges of the page.
  private(set) var felt: Rect
  /// The wooden rail of the player, up to the edges of the page.
  private(set) var rail: Rect
  /// The places of the numbers, with that of the puck in the middle.
  private(set) var band: Rect
  /// The outer edge of the pass line, the lower half of a superellipse below the band: half of its width, and its depth.
  let passLine: Size
  let lineWidth: Double
  /// Between the band and the chips: the dice and the result.
  let play: Rect
  /// The middle of the pass line, between its words.
  let chips: Rect
  /// The distance of the middle of each word from the middle of the pass line, and the height of its letters.
  let lettering: (distance: Double, size: Double)
  /// The sunk trays of the rail. They are one if the page is narrow.
  let (balance, ante): (Rect, Rect)
  /// The last rolls, where they lie on the rail itself; nil if they are in the tray of the balance.
  let rolls: Rect?
  let rollButton: Rect
  let stroke: Double

  static func frame(_ arrangement: Arrangement) -> Double { arrangement == .wide ? 12 : 7 }

  init(_ arrangement: Arrangement, _ size: Size, _ heights: RequiredHeights) {
    switch arrangement {
    case .wide: self = Self.wide(size, heights)
    case .narrow: self = Self.narrow(size, heights)
    case .short: self = Self.short(size, heights)
    }
  }

  private static func wide(_ size: Size, _ heights: RequiredHeights) -> TableGeometry {
    let unit = min(size.width / 886, size.height / 553)
    let tray = max(116 * unit, heights.balance, heights.ante)
    var page = Rect(size)
    let wood = page.cutBottom(tray + 26 * unit)
    let row = Rect(wood.x, wood.y + 12 * unit, wood.width, tray)
    let half = min(412 * unit, size.width / 2 - 30)
    let trayWidth = half * 0.69
    let roll = max(heights.roll, min(98 * unit, tray - 8))
    return TableGeometry(
      felt: page, halfWidth: half, bandHeight: max(70 * unit, heights.numbers), top: 24 * unit,
      bottom: 18 * unit, lineWidth: 47 * unit, lettering: (185 * unit, 28 * unit), stroke: 1.8 * unit,
      playDepth: 0.97, rail: wood, balance: Rect(size.width / 2 - half, row.y, trayWidth, tray),
      ante: Rect(size.width / 2 + half - trayWidth, row.y, trayWidth, tray),
      rollButton: row.centered(Size((half - trayWidth) * 2 - 44 * unit, roll)))
  }

  private static func narrow(_ size: Size, _ heights: RequiredHeights) -> TableGeometry {
    // Where there is little height, the parts move closer together.
    let unit = min(1, size.height / 485)
    var page = Rect(size)
    let wood = page.cutBottom(heights.rolls + heights.ante + heights.roll + 34 * unit)
    var tray = Rect(wood.x + 10, wood.y + 7 * unit, wood.width - 20, wood.height - 20 * unit)
    let rolls = tray.cutTop(heights.rolls, gap: 6 * unit)
    let roll = tray.cutBottom(heights.roll, gap: 8 * unit)
    let frame = Self.frame(.narrow)
    let line = min(30, page.height * 0.12)
    return TableGeometry(
      felt: page, halfWidth: size.width / 2 - frame - 10, bandHeight: max(40, heights.numbers),
      top: frame + 7 * unit, bottom: 8 * unit, lineWidth: line,
      lettering: (max(105, size.width * 0.3), min(17, line * 0.6)), stroke: 1.6,
      playDepth: unit < 0.95 ? 0.96 : 0.88, rail: wood, balance: tray, ante: tray, rolls: rolls,
      rollButton: roll)
  }

  private static func short(_ size: Size, _ heights: RequiredHeights) -> TableGeometry {
    var page = Rect(size)
    let wood = page.cutRight(size.width * 0.47)
    var tray = Rect(wood.x + 10, wood.y + 9, wood.width - 20, wood.height - 22)
    let roll = tray.cutBottom(heights.roll, gap: 8)
    let ante = tray.cutBottom(max(heights.ante, (tray.height - 8) * 0.55), gap: 8)
    let frame = Self.frame(.short)
    let line = min(30, page.height * 0.11)
    return TableGeometry(
      felt: page, halfWidth: page.width / 2 - frame - 10, bandHeight: max(40, heights.numbers),
      top: frame + 7, bottom: frame + 6, lineWidth: line,
      lettering: (max(98, page.width * 0.3), min(17, line * 0.6)), stroke: 1.6, playDepth: 0.88, rail: wood,
      balance: tray, ante: ante, rollButton: roll)
  }

  /// - Parameters:
  ///   - halfWidth: The width of the print on each side of its axis.
  ///   - top: The distance of the band from the top of the felt.
  ///   - bottom: The distance of the pass line from the bottom of the felt.
  ///   - playDepth: The part of the depth inside of the pass line that has enough width for the dice and the result.
  private init(
    felt: Rect, halfWidth: Double, bandHeight: Double, top: Double, bottom: Double, lineWidth: Double,
    lettering: (distance: Double, size: Double), stroke: Double, playDepth: Double, rail: Rect, balance: Rect,
    ante: Rect, rolls: Rect? = nil, rollButton: Rect
  ) {
    (self.felt, self.rail, self.balance, self.ante) = (felt, rail, balance, ante)
    (self.rolls, self.rollButton) = (rolls, rollButton)
    (self.lineWidth, self.lettering, self.stroke) = (lineWidth, lettering, stroke)
    band = Rect(felt.center.x - halfWidth, felt.y + top, 2 * halfWidth, bandHeight)
    let end = felt.y + felt.height - bottom
    passLine = Size(halfWidth, max(lineWidth, end - band.y - band.height))
    let room = 2 * (lettering.distance - 2.2 * lettering.size)
    chips = Rect(felt.center.x - room / 2, end - lineWidth, room, lineWidth - stroke)
    // The pass line leaves little width at its bottom.
    play = Rect(
      band.x, band.y + band.height, band.width, max(0, passLine.height - lineWidth) * playDepth)
  }

  /// The geometry for the drawing of the felt where text runs from right to left. Containers mirror their layouts themselves.
  func mirrored(in width: Double) -> TableGeometry {
    var copy = self
    for part in [\.felt, \.rail, \.band] as [WritableKeyPath<TableGeometry, Rect>] {
      copy[keyPath: part].x = width - self[keyPath: part].x - self[keyPath: part].width
    }
    return copy
  }

  /// Points of the pass line, from its left end to its right one, at a distance from its outer edge.
  func passLinePoints(inside distance: Double) -> [Point] {
    let (width, depth) = (passLine.width - distance, max(1, passLine.height - distance))
    let center = Point(felt.center.x, band.y + band.height)
    // The lines between the points are at most a quarter of a unit beside the curve.
    let steps = 60
    return (0...steps).map { index in
      let angle = Double.pi * (1 - Double(index) / Double(steps))
      let (cosine, sine) = (cos(angle), max(0, sin(angle)))
      let share = pow(abs(cosine), 2.0 / 3)
      return Point(center.x + (cosine < 0 ? -width : width) * share, center.y + depth * pow(sine, 2.0 / 3))
    }
  }

  func width(insidePassLineAt depth: Double) -> Double {
    let share = min(1, max(0, depth / max(1, passLine.height - lineWidth)))
    return 2 * (passLine.width - lineWidth) * cbrt(1 - pow(share, 3))
  }
}
