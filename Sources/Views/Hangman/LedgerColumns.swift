import GtkKit

/// The columns of the ledger, in a row of a width: the letter, the words that were possible, and how many were left.
struct LedgerColumns {
  let letter: Rect
  let bar: Rect
  let count: Rect

  private static let gap = 10.0

  /// The columns of a row; `count` is the width of the largest number.
  init(width: Double, height: Double, count: Double) {
    var rest = Rect(0, 0, width, height)
    letter = rest.cutLeft(min(96, max(40, width * 0.13)), gap: Self.gap)
    self.count = rest.cutRight(max(count, width * 0.12), gap: Self.gap)
    bar = rest
  }

  /// The rectangles of parts of the bar, by their shares. Neighbors have a gap, and no part vanishes.
  func parts(_ shares: [Double]) -> [Rect] {
    let gap = min(2, bar.width / Double(max(1, shares.count)) / 4)
    let least = 2.0
    let whole = bar.width - (gap + least) * Double(shares.count) + gap
    var rest = bar
    return shares.map { rest.cutLeft(least + whole * $0, gap: gap) }
  }
}
