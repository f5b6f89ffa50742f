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
    /// A line of short dashes, for values that have not changed.
    case faint
  }

  /// What the row shows.
  package enum Content: Equatable {
    /// The title of a group, the action of the player, and the time.
    case group(title: String, time: String)
    /// An arrow between the lifelines with these indices. A message without a first one is the player's.
    case message(String, from: Int?, to: Int, Stroke)
    /// The outlets that the lifeline with this index sets in one update of its view. If the row is open, the messages
    /// follow in rows of their own.
    case update(String, from: Int, isOpen: Bool)
  }

  package let content: Content
  /// The numbers of the messages for which the row stands: of all messages of an update, and of the first of a group.
  package let messages: [Int]
  /// The lifelines of the game. The indices of an arrow are valid.
  package let lifelines: [Lifeline]
  /// The description for screen readers.
  package let description: String
  /// The outlets that the messages concern, with their view: "CrapsView.balanceLabel".
  package let outlets: [String]

  package init(
    _ content: Content, messages: [Int], _ lifelines: [Lifeline], describedAs description: String,
    outlets: [String] = []
  ) {
    self.content = content
    self.messages = messages
    self.lifelines = lifelines
    self.description = description
    self.outlets = outlets
  }

  /// The title of the group, or the text of the message or the update.
  package var text: String {
    switch content {
    case .group(let title, _): title
    case .message(let text, _, _, _), .update(let text, _, _): text
    }
  }

  /// The maximum number of letters of a word without places for line breaks.
  private static let maximumWord = 24

  /// The text with places for line breaks before the capitals of long names such as "flipsideViewControllerDidFinish".
  package var breakableText: String {
    guard text.utf8.count > Self.maximumWord else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count <= Self.maximumWord
        ? String(word) : word.map { $0.isUppercase ? "\u{200B}\($0)" : String($0) }.joined()
    }.joined(separator: " ")
  }

  /// Whether the row is the title of a group.
  package var isGroup: Bool { time != nil }

  /// The time of the group; nil for other rows.
  var time: String? {
    if case .group(_, let time) = content { time } else { nil }
  }

  /// The arrow of the message; nil for other rows.
  package var arrow: (from: Int?, to: Int, stroke: Stroke)? {
    if case .message(_, let from, let to, let stroke) = content { (from, to, stroke) } else { nil }
  }

  /// Whether the row of an update is open; nil for other rows.
  package var isOpen: Bool? {
    if case .update(_, _, let isOpen) = content { isOpen } else { nil }
  }
}
