import GtkKit

/// The counter in front of the pig: the points of the turn as coins, the die, and the points as a number.
///
/// It is a picture of a thing, so it is not mirrored in languages that read from right to left.
final class PigCounter: CustomWidget {
  let coins = CoinStacks()
  private let die: PigDie
  private let caption: Label
  private let total: RollingLabel

  /// The size of the counter. All places below are in its units.
  static let size = Size(525, 158)
  /// The room below for the edge of the board.
  static let lip = 10.0
  private static let center = 262.0
  private static let coinsPlace = Rect(14, 28, 182, 122)
  private static let dieSize = Size(PigDie.size.width * 0.92, PigDie.size.height * 0.92)
  private static let diePlace = Rect(center - dieSize.width / 2, 14, dieSize.width, dieSize.height)
  /// The places of the points and of their caption, which is below the trotter.
  private static let (captionPlace, totalPlace) = (Rect(329, 24, 186, 51), Rect(329, 76, 186, 80))
  /// The height of a line from which on a caption is large.
  private static let largeLine = 22.0

  init(die: PigDie, caption: Label, total: Label) {
    (self.die, self.caption, self.total) = (die, caption, RollingLabel(total, fills: true))
    super.init()
    add(coins).add(die).add(caption).add(self.total)
    styled("pig-counter").named("pot").keepsDirection()
  }

  /// A large caption is hardly smaller than the other texts: it needs a larger counter.
  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard caption.lineHeight > Self.largeLine else { return SizeRequest(0) }
    let place = Self.captionPlace
    let scale = orientation == .horizontal ? Self.size.width / place.width : Self.size.height / place.height
    return SizeRequest(Int(scale * Double(caption.measured(orientation).natural) * 0.95))
  }

  override func arrange(in area: Area) -> [Placement] {
    let scale = area.size.width / Self.size.width
    let place = { (rect: Rect) in
      Rect(rect.x * scale, rect.y * scale, rect.width * scale, rect.height * scale)
    }
    return [
      coins.placed(in: place(Self.coinsPlace)), die.placed(in: place(Self.diePlace)),
      caption.placedFilling(place(Self.captionPlace), maximumScale: 1.3),
      total.placed(in: place(Self.totalPlace)),
    ]
  }

  /// Draws the trotters, which reach over the edge.
  override func snapshot(_ snapshot: Snapshot, in area: Area) {
    snapshot.canvas(in: area.rect.inset(by: 0, -area.size.height / 2)) {
      let middle = Point(area.rect.center.x, 0)
      $0.transformed(by: middle, scale: area.size.width / Self.size.width) { $0.draw(.pig, "trotters") }
    }
  }
}
