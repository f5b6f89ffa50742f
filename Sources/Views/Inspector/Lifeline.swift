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

  /// The middle of the lane, as a part of the width: texts have room between the lanes.
  var center: Double { 0.1 + 0.4 * Double(rawValue) }
}

/// The lifeline of a participant.
package struct Lifeline: Equatable {
  package let lane: LaneStyle
  package let name: String
  /// The name in a narrow lane: "CrapsVC".
  package let short: String
  /// Whether it is in the header of the group. Otherwise, it is drawn in the rows of its messages only.
  package let isInHeader: Bool

  package init(_ lane: LaneStyle, _ name: String, short: String, isInHeader: Bool = true) {
    (self.lane, self.name, self.short, self.isInHeader) = (lane, name, short, isInHeader)
  }

  static let width = 1.5
  private static let distance = 0.066

  /// The positions of lifelines, in the middle of their lane, or at the start of their third if they are not in the header.
  package static func positions(of lifelines: [Lifeline], in width: Double) -> [Double] {
    lifelines.indices.map { index in
      let line = lifelines[index]
      let similar = { (other: Lifeline) in other.lane == line.lane && other.isInHeader == line.isInHeader }
      let before = Double(lifelines[..<index].count(where: similar))
      let count = Double(lifelines.count(where: similar))
      guard line.isInHeader else { return width * (Double(line.lane.rawValue) + 0.06 + before / 8) / 3 }
      return width * (line.lane.center + (before - (count - 1) / 2) * distance)
    }
  }
}

/// The colors of the sequence diagram: of its paper, and of the lanes, their lifelines and the messages from there.
struct InspectorColors: Palette {
  let paper: Color
  private let lanes: [Color]

  init(_ theme: Theme) {
    paper = theme(0xFFFFFF, dark: 0x2D2D2D)
    lanes = theme([0x174EA6, 0x8A3F00, 0x176639], dark: [0x99C1F1, 0xF8C37B, 0x8FF0A4])
  }

  subscript(lane: LaneStyle) -> Color { lanes[lane.rawValue] }

  var shared: KeyValuePairs<String, Color> {
    ["lane_view": lanes[0], "lane_controller": lanes[1], "lane_model": lanes[2]]
  }
}
