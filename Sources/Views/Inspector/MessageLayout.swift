import GtkKit

/// The places in the row of a message, from left to right: in a layout from right to left they are mirrored.
package struct MessageLayout {
  /// The positions of the lifelines.
  package let lifelines: [Double]
  /// The left and the right edge of the text.
  package let text: (left: Double, right: Double)
  /// Whether the text needs several lines.
  let isLong: Bool

  /// The room between a text and the lifelines beside it.
  static let margin = 6.0

  /// The layout of a row in a width. `textWidth` is the width of its text on one line.
  package init(of row: InspectorRow, in width: Double, textWidth: Double) {
    lifelines = Lifeline.positions(of: row.lifelines, in: width)
    let wanted = textWidth + 1
    switch row.content {
    case .group:
      text = (Self.margin, width - Self.margin)
    case .update(_, let from, _):
      // The box of a long text grows over the lane behind it.
      let end = min(4 * Self.margin + wanted, width - 2 * Self.margin)
      text = (4 * Self.margin, max(lifelines[from] + Self.margin, end))
    case .message(_, let from, let to, _):
      let isShort = from.map { $0 != to && row.lifelines[$0].lane == row.lifelines[to].lane } ?? true
      let gap = Self.gap(from: from, to: to, lifelines, width, wanted, isShort: isShort)
      let room = min(wanted, gap.right - gap.left)
      let left = gap.isAtStart ? gap.left : (gap.left + gap.right - room) / 2
      text = (left, left + room)
    }
    isLong = wanted > text.right - text.left + 0.5
  }

  /// The widest gap between neighboring lifelines that an arrow crosses, without the margins, and whether the text begins
  /// at its start. A short arrow begins at the player or at another lifeline of the lane in which it
  /// ends.
  private static func gap(
    from: Int?, to: Int, _ lifelines: [Double], _ width: Double, _ wanted: Double, isShort: Bool
  ) -> (left: Double, right: Double, isAtStart: Bool) {
    let edges = Set(lifelines + [0, width]).sorted()
    let gaps = zip(edges, edges.dropFirst()).map { ($0 + margin, $1 - margin) }
    let (start, end) = (from.map { lifelines[$0] } ?? 0, lifelines[to])
    let crossed =
      start == end
      // The text of a message to the sender itself is before the lifeline, and the loop behind it.
      ? gaps.filter { $0.1 < end }.suffix(1)
      : gaps.filter { $0.0 > min(start, end) && $0.1 < max(start, end) }[...]
    let widest = crossed.max { $0.1 - $0.0 < $1.1 - $1.0 } ?? (margin, width - margin)
    // A text that does not fit above a short arrow is behind it.
    if isShort, let next = gaps.first(where: { $0.0 > max(start, end) }),
      widest.1 - widest.0 < min(wanted, next.1 - next.0)
    {
      return (next.0, next.1, true)
    }
    return (widest.0, widest.1, false)
  }
}
