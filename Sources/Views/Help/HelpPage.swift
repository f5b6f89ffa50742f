/// The rules of a game, for the player.
package struct HelpPage {
  /// Rules and paragraphs under a heading.
  package struct Section {
    package let heading: String
    package let rules: [Rule]
    package let paragraphs: [String]

    package init(_ heading: String, rules: [Rule] = [], _ paragraphs: String...) {
      self.heading = heading
      self.rules = rules
      self.paragraphs = paragraphs
    }
  }

  package struct Rule {
    package let example: [HelpPiece]
    package let text: String
    /// What it is about, if it can apply now; nil for a rule that applies always.
    package let topic: HelpTopic?

    /// A rule whose text says the same as its example.
    package init(_ example: [HelpPiece], _ text: String, about topic: HelpTopic? = nil) {
      self.example = example
      self.text = text
      self.topic = topic
    }
  }

  /// Numbers under a heading.
  package struct Table {
    package let heading: String
    package let rows: [Row]
    /// A conclusion from the numbers.
    package let note: String?

    package init(_ heading: String, _ rows: [Row], note: String? = nil) {
      self.heading = heading
      self.rows = rows
      self.note = note
    }
  }

  package struct Row {
    package let title: String
    package let detail: String?
    package let value: String
    /// The number as a part of a whole, from 0 to 1, if a bar shows it.
    package let share: Double?

    package init(_ title: String, _ value: String, share: Double? = nil, detail: String? = nil) {
      self.title = title
      self.detail = detail
      self.value = value
      self.share = share
    }
  }

  package let title: String
  package let sections: [Section]
  package let tables: [Table]

  package init(_ title: String, sections: [Section], tables: [Table]) {
    self.title = title
    self.sections = sections
    self.tables = tables
  }
}

/// What a rule is about, such as a point in Craps that is rolled again. The help of each game names its own.
package struct HelpTopic: Equatable {
  private let name: String

  package init(_ name: String) { self.name = name }
}
