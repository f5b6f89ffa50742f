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
  }

  /// What the row shows.
  package enum Content: Equatable {
    /// The title of a group, the action of the player, and the time.
    case group(title: String, time: String)
    /// An arrow between the lifelines with these indices. A message without a first one is the player's.
    case message(String, from: Int?, to: Int, Stroke)
    /// What the lifeline with the index `from` sets in its view, and reads from the lifelines of models. If the row is open, the
    /// properties and outlets follow in rows of their own.
    case update(sets: String, reads: String, from: Int, models: [Int], isOpen: Bool)
    /// The time that passes before the next message.
    case pause(String)
    /// The answer of a question, and whether the user has predicted it; nil if there is no prediction.
    case note(String, isRight: Bool?)
  }

  /// A message by its number, or something that an update reads or sets, by its index.
  package struct Place: Equatable {
    package let message: Int
    package let access: Int?

    package init(_ message: Int, access: Int? = nil) { (self.message, self.access) = (message, access) }
  }

  /// The bar on a lifeline while a method of the participant runs.
  package struct Bar: Equatable {
    let lifeline: Int
    /// The number of bars below this one: a participant that is called during its own call has two.
    let level: Int
    /// Whether the method runs before the message, and after it.
    let isBefore, isAfter: Bool

    package init(lifeline: Int, level: Int, isBefore: Bool, isAfter: Bool) {
      (self.lifeline, self.level, self.isBefore, self.isAfter) = (lifeline, level, isBefore, isAfter)
    }
  }

  package let content: Content
  /// What the row stands for, of a group its first message; nil for a pause and for a note.
  package let place: Place?
  /// The lifelines of the game. The indices of an arrow are valid.
  package let lifelines: [Lifeline]
  package let description: String
  /// The outlets that the messages concern, with their view: "CrapsView.balanceLabel".
  package let outlets: [String]
  let bars: [Bar]
  /// Whether the row is a property or an outlet with the value that it had before.
  package let isFaint: Bool

  package init(
    _ content: Content, at place: Place?, _ lifelines: [Lifeline], describedAs description: String,
    outlets: [String] = [], bars: [Bar] = [], isFaint: Bool = false
  ) {
    (self.content, self.place, self.lifelines) = (content, place, lifelines)
    (self.description, self.outlets, self.bars, self.isFaint) = (description, outlets, bars, isFaint)
  }

  /// The title of the group, the text of the message or the pause, or what the update sets.
  package var text: String {
    switch content {
    case .group(let text, _), .message(let text, _, _, _), .update(let text, _, _, _, _), .pause(let text),
      .note(let text, _):
      text
    }
  }

  /// The maximum number of letters of a word without places for line breaks.
  private static let maximumWord = 24

  /// A text with places for line breaks before the capitals of long names such as "flipsideViewControllerDidFinish", and none
  /// between a dot and what it marks.
  package static func breakable(_ text: String) -> String {
    guard text.utf8.count > maximumWord else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.count <= maximumWord
        ? String(word) : word.map { $0.isUppercase ? "\u{200B}\($0)" : String($0) }.joined()
    }
    return words.joined(separator: " ").replacing("● ", with: "●\u{A0}")
  }

  package var isGroup: Bool { time != nil }

  package var isPause: Bool { place == nil && !isNote }

  package var isNote: Bool {
    if case .note = content { true } else { false }
  }

  /// Whether the user has predicted the answer; nil for other rows, and without a prediction.
  var isRight: Bool? {
    if case .note(_, let isRight) = content { isRight } else { nil }
  }

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
    if case .update(_, _, _, _, let isOpen) = content { isOpen } else { nil }
  }
}
