import GtkKit

/// The places in the row of a message, from left to right: in a layout from right to left they are mirrored.
package struct MessageLayout {
  /// A text in the room between two edges.
  package struct Text {
    package let text: String
    package let left, right: Double
    /// Whether the text is in the middle of its room; it is at its start otherwise.
    let isCentered: Bool
    /// Whether the text needs several lines.
    let isLong: Bool

    fileprivate init(_ text: String, _ left: Double, _ right: Double, isCentered: Bool, wanted: Double) {
      (self.text, self.left, self.right, self.isCentered) = (text, left, right, isCentered)
      isLong = wanted > right - left + 0.5
    }
  }

  /// The positions of the lifelines.
  package let lifelines: [Double]
  /// The text of the row, and what an update reads.
  package let texts: [Text]

  /// The room between a text and the lifelines beside it.
  static let margin = 6.0
  /// The room for the triangle of an update.
  private static let triangle = 4 * margin

  /// The layout of a row in a width. `textWidth` is the width of a text on one line.
  package init(of row: InspectorRow, in width: Double, textWidth: (String) -> Double) {
    let lifelines = Lifeline.positions(of: row.lifelines, in: width)
    self.lifelines = lifelines
    let margin = Self.margin
    func centered(_ text: String, _ from: Int?, _ to: Int) -> Text {
      let wanted = textWidth(text) + 1
      let isShort = from.map { $0 != to && row.lifelines[$0].lane == row.lifelines[to].lane } ?? true
      let gap = Self.gap(from: from, to: to, lifelines, width, wanted, isShort: isShort)
      let room = min(wanted, gap.right - gap.left)
      let left = gap.isAtStart ? gap.left : (gap.left + gap.right - room) / 2
      return Text(text, left, left + room, isCentered: true, wanted: wanted)
    }
    let text = InspectorRow.breakable(row.text)
    switch row.content {
    case .group, .pause:
      texts = [Text(text, margin, width - margin, isCentered: !row.isGroup, wanted: 0)]
    case .update(let sets, let reads, let from, let models, _):
      let room = max(Self.triangle, lifelines[from] - 2 * margin)
      let left =
        sets.isEmpty
        ? [] : [Text(text, Self.triangle, room, isCentered: false, wanted: textWidth(text) + 1)]
      texts = left + models.prefix(1).map { centered(InspectorRow.breakable(reads), $0, from) }
    case .message(_, let from, let to, _): texts = [centered(text, from, to)]
    }
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
