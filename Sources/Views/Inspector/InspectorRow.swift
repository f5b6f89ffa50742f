import GtkKit

/// A lane of the sequence diagram.
package enum LaneStyle: Int, CaseIterable {
  case view, controller, model

  /// The colour of its lifelines, and of what it sends, on a light or a dark ground.
  func color(onDark isDark: Bool) -> Color {
    switch self {
    case .view: isDark ? Color(0x99C1F1) : Color(0x1A5FB4)
    case .controller: isDark ? Color(0xF8C37B) : Color(0x8A4B00)
    case .model: isDark ? Color(0x8FF0A4) : Color(0x1B6B2C)
    }
  }
}

/// A lifeline: a participant in its lane.
package struct Lifeline: Equatable {
  package let lane: LaneStyle
  /// The participant's name, as "CrapsViewController".
  package let name: String
  /// What it is called where there is no room for its name.
  package let short: String

  package init(_ lane: LaneStyle, _ name: String, short: String) {
    self.lane = lane
    self.name = name
    self.short = short
  }

  /// Where lifelines stand in a width: each lane has a third of it.
  static func places(of lifelines: [Lifeline], in width: Double) -> [Double] {
    lifelines.indices.map { index in
      let lane = lifelines[index].lane
      let before = lifelines[..<index].count { $0.lane == lane }
      let all = lifelines.count { $0.lane == lane }
      return width * (Double(lane.rawValue) + (Double(before) + 0.5) / Double(all)) / 3
    }
  }
}

/// A row of the sequence diagram.
package struct InspectorRow: Equatable {
  /// How a message is drawn.
  package enum Stroke: Equatable {
    /// A solid line with a filled head.
    case call
    /// A dashed line with an open head.
    case answer
    /// A dashed line that begins with a ring.
    case observed
    /// A solid line that begins with a diamond.
    case delegated
    /// A dotted line, for what changes nothing.
    case faint
  }

  /// What the row shows.
  package enum Content: Equatable {
    /// The head of a group: what the player did, and when.
    case group(title: String, time: String)
    /// An arrow from a lifeline, or from the player, to another or back to itself.
    case message(String, from: Int?, to: Int, Stroke)
  }

  package let content: Content
  /// The lifelines of the row's game.
  package let lifelines: [Lifeline]
  /// What a screen reader says.
  package let description: String
  /// The view and the outlet that the message concerns, as "CrapsView.balanceLabel".
  package let outlet: String?

  package init(_ content: Content, _ lifelines: [Lifeline], describedAs description: String, outlet: String?)
  {
    self.content = content
    self.lifelines = lifelines
    self.description = description
    self.outlet = outlet
  }
}
