import GtkKit

/// The places in the row of a message, from left to right in every language, like code.
package struct MessageLayout {
  package struct Text {
    package let text: String
    package let left, right: Double
    /// Whether the text is in the middle of its room; it is at its start otherwise.
    let isCentered: Bool
    let isLong: Bool

    fileprivate init(_ text: String, _ left: Double, _ right: Double, isCentered: Bool, wanted: Double) {
      (self.text, self.left, self.right, self.isCentered) = (text, left, right, isCentered)
      isLong = wanted > right - left + 0.5
    }
  }

  package let lifelines: [Double]
  /// The text of the row, and what an update reads.
  package let texts: [Text]

  private(set) var boxEnd = 0.0

  static let margin = 6.0
  /// The width in which a text is read well in several lines.
  private static let readable = 95.0

  /// The layout of a row in a width. `textWidth` is the width of a text on one line.
  package init(of row: InspectorRow, in width: Double, textWidth: (String) -> Double) {
    let lifelines = Lifeline.positions(of: row.lifelines, in: width)
    self.lifelines = lifelines
    let margin = Self.margin
    func centered(_ text: String, _ from: Int?, _ to: Int) -> Text {
      let wanted = textWidth(text) + 1
      let isShort =
        from.map { from in
          let ends = [row.lifelines[from], row.lifelines[to]]
          return from != to && (ends[0].lane == ends[1].lane || !ends.allSatisfy(\.isInHeader))
        } ?? true
      let gap = Self.gap(from: from, to: to, lifelines, width, wanted, isShort: isShort)
      let room = min(wanted, gap.right - gap.left)
      let left = gap.left + (gap.right - gap.left - room) * gap.alignment
      return Text(text, left, left + room, isCentered: true, wanted: wanted)
    }
    let text = InspectorRow.breakable(row.text)
    switch row.content {
    case .group, .pause:
      texts = [Text(text, margin, width - margin, isCentered: !row.isGroup, wanted: 0)]
    case .note: texts = [Text(text, 3 * margin, width - margin, isCentered: false, wanted: .infinity)]
    case .update(let reads, let from, let models, let isOpen):
      let controllers = row.lifelines.indices.filter {
        row.lifelines[$0].lane == .controller && row.lifelines[$0].isInHeader
      }
      // The box does not reach the lifeline of another controller.
      let first = controllers.map { lifelines[$0] }.min() ?? lifelines[from]
      boxEnd = first < lifelines[from] ? first - margin : lifelines[from]
      let name = controllers.count > 1 ? row.lifelines[from].short : ""
      let title = [name, text].filter { !$0.isEmpty }.joined(separator: ": ")
      // It is before the first text, also without a box.
      let triangle = isOpen ? "▾\u{A0}" : "▸\u{A0}"
      let settings = title.isEmpty ? [] : [triangle + title]
      let (left, right) = (2 * margin, max(2 * margin, boxEnd - 2 * margin))
      texts =
        settings.map { Text($0, left, right, isCentered: false, wanted: textWidth($0) + 1) }
        + models.prefix(1).map {
          centered((title.isEmpty ? triangle : "") + InspectorRow.breakable(reads), $0, from)
        }
    case .message(let from, let to, _): texts = [centered(text, from, to)]
    }
  }

  /// The widest gap between neighboring lifelines that an arrow crosses, without the margins, and where the text is in it: 0 at
  /// its start, 1 at its end. A short arrow begins at the player, in the lane in which it ends, or at a lifeline of this row
  /// only. If its text cannot be read there, it is in a gap beside it.
  private static func gap(
    from: Int?, to: Int, _ lifelines: [Double], _ width: Double, _ wanted: Double, isShort: Bool
  ) -> (left: Double, right: Double, alignment: Double) {
    let edges = Set(lifelines + [0, width]).sorted()
    let gaps = zip(edges, edges.dropFirst()).map { (left: $0 + margin, right: $1 - margin) }
    let room = { (gap: (left: Double, right: Double)) in min(wanted, gap.right - gap.left) }
    let (start, end) = (from.map { lifelines[$0] } ?? 0, lifelines[to])
    let crossed =
      start == end
      // The text of a message to the sender itself is before the lifeline, and the loop behind it.
      ? gaps.filter { $0.right < end }.suffix(1)
      : gaps.filter { $0.left > min(start, end) && $0.right < max(start, end) }[...]
    let widest = crossed.max { $0.right - $0.left < $1.right - $1.left } ?? (margin, width - margin)
    let isReadable = { (gap: (left: Double, right: Double)) in room(gap) >= min(wanted, readable) }
    guard isShort, !isReadable(widest) else { return (widest.left, widest.right, 0.5) }
    let behind = gaps.filter { $0.left > max(start, end) }
    let before = gaps.filter { $0.right < min(start, end) }.reversed()
    let best =
      behind.prefix(1).first(where: isReadable) ?? before.first(where: isReadable)
      ?? (behind + before).max { room($0) < room($1) } ?? widest
    return (best.left, best.right, best.left > max(start, end) ? 0 : best.right < min(start, end) ? 1 : 0.5)
  }
}
