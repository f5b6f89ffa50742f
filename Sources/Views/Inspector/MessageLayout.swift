import GtkKit

/// The places in the row of a message, from left to right in every language, like code.
package struct MessageLayout {
  package struct Text {
    package let text: String
    package let left, right: Double
    /// Whether the text is in the middle of its room; it is at its start otherwise.
    let isCentered: Bool
    let wanted: Double
    var isLong: Bool { wanted > right - left + 0.5 }
  }

  package let lifelines: [Double]
  /// The text of the row, and what an update reads.
  package let texts: [Text]

  private(set) var boxEnd = 0.0

  static let margin = 6.0
  /// The width in which a text is read well in several lines.
  private static let readable = 85.0

  /// The layout of a row in a width. `textWidth` is the width of a text on one line.
  package init(of row: InspectorRow, in width: Double, textWidth: (String) -> Double) {
    let lifelines = Lifeline.positions(of: row.lifelines, in: width)
    self.lifelines = lifelines
    let margin = Self.margin
    typealias Gap = (left: Double, right: Double)
    let isNarrower = { (first: Gap, second: Gap) in first.right - first.left < second.right - second.left }
    /// The gaps between neighboring lifelines, without the margins.
    func gaps(_ lifelines: [Double]) -> [Gap] {
      let edges = Set(lifelines + [0, width]).sorted()
      return zip(edges, edges.dropFirst()).map { ($0 + margin, $1 - margin) }
    }
    let all = gaps(lifelines)
    let inHeader = gaps(zip(row.lifelines, lifelines).filter(\.0.isInHeader).map(\.1))
    // A text is in the widest gap that its arrow crosses. If it cannot be read there, a lifeline of this row only ends below it.
    func centered(_ text: String, _ from: Int?, _ to: Int) -> Text {
      let wanted = textWidth(text) + 1
      let (start, end) = (from.map { lifelines[$0] } ?? 0, lifelines[to])
      let (first, last) = (min(start, end), max(start, end))
      let before = all.filter { $0.right < first }.reversed()
      // The text of a message to the sender itself is before the lifeline, and the loop behind it.
      let crossed =
        start == end
        ? before.first : all.filter { $0.left > first && $0.right < last }.max(by: isNarrower)
      let lane = inHeader.filter { $0.left < last && $0.right > first }.max(by: isNarrower)
      // A short arrow begins at the player, or in the lane in which it ends: its text can be in a gap beside it.
      let isShort = from.map { row.lifelines[$0].lane == row.lifelines[to].lane } ?? true
      let beside = isShort ? all.filter { $0.left > last } + before : []
      let gaps = [crossed, lane].compactMap(\.self) + beside
      let gap =
        gaps.first { $0.right - $0.left >= min(wanted, Self.readable) }
        ?? gaps.max(by: isNarrower) ?? (margin, width - margin)
      let room = min(wanted, gap.right - gap.left)
      let left = max(gap.left, min((start + end - room) / 2, gap.right - room))
      return Text(text: text, left: left, right: left + room, isCentered: true, wanted: wanted)
    }
    let text = InspectorRow.breakable(row.text)
    switch row.content {
    case .group(let time):
      let right = width - 2 * margin - textWidth(time)
      texts = [Text(text: text, left: margin, right: right, isCentered: false, wanted: textWidth(text))]
    case .pause:
      texts = [Text(text: text, left: margin, right: width - margin, isCentered: true, wanted: 0)]
    case .note:
      texts = [
        Text(text: text, left: 3 * margin, right: width - margin, isCentered: false, wanted: .infinity)
      ]
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
      let (left, right) = (2 * margin, max(2 * margin, boxEnd - 2 * margin))
      texts =
        (title.isEmpty ? [] : [triangle + title]).map {
          Text(text: $0, left: left, right: right, isCentered: false, wanted: textWidth($0) + 1)
        }
        + models.prefix(1).map {
          centered((title.isEmpty ? triangle : "") + InspectorRow.breakable(reads), $0, from)
        }
    case .message(let from, let to, _): texts = [centered(text, from, to)]
    }
  }
}
