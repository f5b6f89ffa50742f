import GtkKit

/// The counter in front of the pig: the points of the turn as coins, the die, and the points as a number.
///
/// It is a picture of a thing, so it is not mirrored in languages that read from right to left.
struct PigCounter: Widget {
  let pointer: WidgetPointer
  let coins = CoinStacks()

  /// The size of the counter. All places below are in its units.
  static let size = Size(525, 158)
  /// The room below for the edge of the board.
  static let lip = 10.0
  private static let center = 262.0
  private static let coinsPlace = Rect(14, 28, 182, 122)
  private static let diePlace = Rect(
    center - DiePicture.size.width / 2, 2, DiePicture.size.width, DiePicture.size.height)
  /// The places of the points and of their caption, and the largest scale of the caption.
  private typealias Texts = (caption: Rect, total: Rect, maximumScale: Double)
  private static let texts: Texts = (Rect(380, 10, 138, 28), Rect(366, 41, 156, 107), 4)
  /// A larger caption is below the trotter.
  private static let largeTexts: Texts = (Rect(324, 24, 196, 52), Rect(324, 75, 196, 76), 1)
  /// The height of a line from which on a caption is large.
  private static let largeLine = 22.0

  init(die: Picture, caption: Label, total: Label) {
    let total = RollingLabel(total, fills: true)
    let trotters = [-1.0, 1].map { (side: $0, picture: Self.trotter()) }
    let counter = Container(
      measure: { orientation in
        // A large caption is hardly smaller than the other texts: it needs a larger counter.
        guard caption.lineHeight > Self.largeLine else { return Extent(0) }
        let place = Self.largeTexts.caption
        let scale =
          orientation == .horizontal ? Self.size.width / place.width : Self.size.height / place.height
        return Extent(Int(scale * Double(caption.measured(orientation).natural) * 0.95))
      },
      arrange: { [coins] area in
        let scale = area.size.width / Self.size.width
        let place = { (rect: Rect) in
          Rect(rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale)
        }
        let texts = caption.lineHeight > Self.largeLine ? Self.largeTexts : Self.texts
        let parts = [
          coins.placed(in: place(Self.coinsPlace)), die.placed(in: place(Self.diePlace)),
          caption.placedFilling(place(texts.caption), maximumScale: texts.maximumScale),
          total.placed(in: place(texts.total)),
        ]
        return parts + trotters.map { $0.picture.placed(in: place(Self.placeOfTrotter($0.side))) }
      })
    counter.add(coins).add(die).add(caption).add(total)
    for trotter in trotters { counter.add(trotter.picture) }
    pointer = counter.styled("pig-counter").named("pot").keepsDirection().pointer
  }

  private static func trotter() -> Container {
    Container(
      role: .presentation,
      drawBelow: { canvas, area in
        let top = Point(area.size.width / 2, 0)
        canvas.transformed(by: top, scale: area.size.height / Trotter.depth, Trotter.draw)
      })
  }

  private static func placeOfTrotter(_ side: Double) -> Rect {
    Rect(center + side * Trotter.distance - Trotter.radius, 0, 2 * Trotter.radius, Trotter.depth)
  }
}
