import GtkKit

/// A lane of the sequence diagram.
package enum LaneStyle: Int, CaseIterable {
  case view, controller, model

  var title: String {
    switch self {
    case .view: tr("View")
    case .controller: tr("Controller")
    case .model: tr("Model")
    }
  }

  /// The color of its lifelines and of the messages from there, which the style sheet of a widget defines.
  func color(in widget: some Widget, onDark isDark: Bool = false) -> Color {
    widget.color(named: isDark ? "lane_\(self)_dark" : "lane_\(self)") ?? widget.color
  }
}

/// The lifeline of a participant.
package struct Lifeline: Equatable {
  package let lane: LaneStyle
  /// The name of the participant: "CrapsViewController".
  package let name: String
  /// The name in a narrow lane: "CrapsVC".
  package let short: String
  /// Whether it is in the head of the group. Otherwise, it is drawn in the rows of its messages only.
  package let isInHead: Bool

  package init(_ lane: LaneStyle, _ name: String, short: String, isInHead: Bool = true) {
    self.lane = lane
    self.name = name
    self.short = short
    self.isInHead = isInHead
  }

  /// The distance of the lifelines of a lane, as a part of its width. They are close together, so that texts have room
  /// between the lanes.
  private static let distance = 0.2

  /// The horizontal positions of lifelines. Each lane takes a third of the width. Lifelines that are not in the head of the
  /// group are at the start of their lane, so that the others keep their positions.
  package static func positions(of lifelines: [Lifeline], in width: Double) -> [Double] {
    lifelines.indices.map { index in
      let line = lifelines[index]
      let similar = { (other: Lifeline) in other.lane == line.lane && other.isInHead == line.isInHead }
      let before = Double(lifelines[..<index].count(where: similar))
      let count = Double(lifelines.count(where: similar))
      let place = line.isInHead ? 0.5 + (before - (count - 1) / 2) * distance : 0.06 + before / 8
      return width * (Double(line.lane.rawValue) + place) / 3
    }
  }
}
