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

  /// The horizontal positions of lifelines. Each lane takes a third of the width. Lifelines that are not in the head of the
  /// group are at the start of their lane, so that the others keep their positions.
  static func positions(of lifelines: [Lifeline], in width: Double) -> [Double] {
    lifelines.indices.map { index in
      let line = lifelines[index]
      let similar = { (other: Lifeline) in other.lane == line.lane && other.isInHead == line.isInHead }
      let before = Double(lifelines[..<index].count(where: similar))
      let place = line.isInHead ? (before + 0.5) / Double(lifelines.count(where: similar)) : 0.08 + before / 4
      return width * (Double(line.lane.rawValue) + place) / 3
    }
  }
}

/// A row of the sequence diagram.
package struct InspectorRow: Equatable {
  /// The kind of an arrow.
  package enum Stroke: Equatable {
    /// A solid line with a filled head.
    case call
    /// A dashed line with an open head.
    case answer
    /// A dashed line that begins with a ring.
    case observed
    /// A solid line that begins with a diamond.
    case delegated
    /// A dotted line, for values that have not changed.
    case faint
  }

  /// What the row shows.
  package enum Content: Equatable {
    /// The head of a group: the action of the player, and the time.
    case group(title: String, time: String)
    /// An arrow between the lifelines with these indices. A message without a first one is the player's.
    case message(String, from: Int?, to: Int, Stroke)
  }

  package let content: Content
  /// The number of the message, or of the first one of the group.
  package let message: Int
  /// The lifelines of the game. The indices of an arrow are valid.
  package let lifelines: [Lifeline]
  /// The description for screen readers.
  package let description: String
  /// The outlet that the message concerns, with its view: "CrapsView.balanceLabel".
  package let outlet: String?

  package init(
    _ content: Content, message: Int, _ lifelines: [Lifeline], describedAs description: String,
    outlet: String?
  ) {
    self.content = content
    self.message = message
    self.lifelines = lifelines
    self.description = description
    self.outlet = outlet
  }

  /// The title of the group, or the text of the message.
  package var text: String {
    switch content {
    case .group(let title, _): title
    case .message(let text, _, _, _): text
    }
  }

  var isGroup: Bool { time != nil }

  /// The time of the group; nil for a message.
  var time: String? {
    if case .group(_, let time) = content { time } else { nil }
  }

  /// The arrow of the message; nil for the head of a group.
  var arrow: (from: Int?, to: Int, stroke: Stroke)? {
    if case .message(_, let from, let to, let stroke) = content { (from, to, stroke) } else { nil }
  }
}
