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
    let unit = max(0.6, min(size.width / 886, size.height / 553))
    let frame = Self.frame(arrangement)
    felt = Rect(size)
    switch arrangement {
    case .wide:
      let height = max(116 * unit, heights.balance, heights.ante)
      rail = felt.cutBottom(height + 26 * unit)
      let row = Rect(rail.x, rail.y + 12 * unit, rail.width, height)
      let half = min(412 * unit, size.width / 2 - 30)
      let width = half * 0.69
      balance = Rect(row.center.x - half, row.y, width, height)
      ante = Rect(row.center.x + half - width, row.y, width, height)
      let roll = max(heights.roll, min(98 * unit, height - 8))
      (rolls, rollButton) = (nil, row.centered(Size((half - width) * 2 - 44 * unit, roll)))
    case .narrow:
      // Where there is little height, the parts move closer together.
      let gap = 7 * min(1, size.height / 485)
      rail = felt.cutBottom(heights.rolls + heights.ante + heights.roll + 5 * gap)
      var tray = Rect(rail.x + 10, rail.y + gap, rail.width - 20, rail.height - 3 * gap)
      (rolls, rollButton) = (tray.cutTop(heights.rolls, gap: gap), tray.cutBottom(heights.roll, gap: gap))
      (balance, ante) = (tray, tray)
    case .short:
      rail = felt.cutRight(size.width * 0.47)
      var tray = Rect(rail.x + 10, rail.y + 9, rail.width - 20, rail.height - 22)
      (rolls, rollButton) = (nil, tray.cutBottom(heights.roll, gap: 8))
      ante = tray.cutBottom(max(heights.ante, (tray.height - 8) * 0.55), gap: 8)
      balance = tray
    }
    let half = min(412 * unit, felt.width / 2 - frame - 10)
    band = Rect(felt.center.x - half, felt.y + frame + 12 * unit, 2 * half, max(66 * unit, heights.numbers))
    lineWidth = min(47 * unit, felt.height * 0.12)
    stroke = 1.8 * unit
    lettering = (185 * unit, lineWidth * 0.6)
    let (top, end) = (band.y + band.height, felt.y + felt.height - 16 * unit)
    passLine = Size(half, max(lineWidth, end - top))
    let room = 2 * (lettering.distance - 2.2 * lettering.size)
    chips = Rect(felt.center.x - room / 2, end - lineWidth, room, lineWidth - stroke)
    // The pass line leaves little width at its bottom, which a wide page and a low one in one column need.
    let depth = arrangement == .wide || arrangement == .narrow && size.height < 460 ? 0.96 : 0.88
    play = Rect(band.x, top, band.width, max(0, passLine.height - lineWidth) * depth)
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
