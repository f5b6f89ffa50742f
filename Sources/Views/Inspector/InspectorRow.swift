/// A row of the sequence diagram.
package struct InspectorRow: Equatable {
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
    /// The title of a group, and the time.
    case group(time: String)
    /// An arrow between the lifelines with these indices. A message without a first one is the player's.
    case message(from: Int?, to: Int, Stroke)
    /// What a lifeline sets in its view, and reads from those of models. If it is open, each of them follows in its own row.
    case update(reads: String, from: Int, models: [Int], isOpen: Bool)
    /// The time that passes before the next message.
    case pause
    /// The answer of a question, and whether the user has predicted it; nil if there is no prediction.
    case note(isRight: Bool?)
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
  /// The title of the group, the text of the message or the pause, or what the update sets.
  package let text: String
  /// What the row stands for, of a group its first message; nil for a pause and for a note.
  package let place: Place?
  /// The lifelines of the game. The indices of an arrow are valid.
  package let lifelines: [Lifeline]
  package let description: String
  let bars: [Bar]
  /// Whether the row is a property or an outlet with the value that it had before.
  package let isFaint: Bool

  package init(
    _ content: Content, _ text: String, at place: Place?, _ lifelines: [Lifeline],
    describedAs description: String,
    bars: [Bar] = [], isFaint: Bool = false
  ) {
    (self.content, self.text, self.place, self.lifelines) = (content, text, place, lifelines)
    (self.description, self.bars, self.isFaint) = (description, bars, isFaint)
  }

  private static let maximumWord = 16

  /// A text that can be broken before arguments and before the capitals of a long name, but not after a dot or before an ellipsis.
  package static func breakable(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.indices.reduce(into: "") { broken, index in
      let word = words[index]
      if index > 0 {
        let before = words[index - 1]
        let isWhole = before == "●" || word.hasPrefix("…") || text.hasPrefix("◆") && before.hasSuffix(":")
        broken += isWhole ? "\u{A0}" : " "
      }
      let isLong = word.prefix { $0 != "(" }.count > maximumWord
      for (letter, before) in zip(word, " " + word) {
        let isArgument = before == "(" && letter != "_" && letter != ")"
        if isArgument || isLong && letter.isUppercase { broken.append("\u{200B}") }
        broken.append(letter)
      }
    }
  }

  package var isGroup: Bool { time != nil }

  package var isNote: Bool {
    if case .note = content { true } else { false }
  }

  var time: String? {
    if case .group(let time) = content { time } else { nil }
  }

  package var arrow: (from: Int?, to: Int, stroke: Stroke)? {
    if case .message(let from, let to, let stroke) = content { (from, to, stroke) } else { nil }
  }

  package var isOpen: Bool? {
    if case .update(_, _, _, let isOpen) = content { isOpen } else { nil }
  }
}
