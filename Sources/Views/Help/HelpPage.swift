/// The rules of a game, for the player.
package struct HelpPage {
  /// Rules under a heading.
  package struct Section {
    package let heading: String
    package let rules: [Rule]

    /// A section with rules. A text alone is a rule without an example.
    package init(_ heading: String, @SectionBuilder _ rules: () -> [Rule]) {
      (self.heading, self.rules) = (heading, rules())
    }
  }

  /// Builds the content of a section.
  @resultBuilder
  package enum SectionBuilder {
    package static func buildExpression(_ rule: Rule) -> Rule { rule }
    package static func buildExpression(_ paragraph: String) -> Rule { Rule([], paragraph) }
    package static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
  }

  package struct Rule {
    package let example: [HelpPiece]
    package let text: String
    /// What it is about, if it can apply now; nil for a rule that applies always.
    package let topic: HelpTopic?

    /// A rule whose text says the same as its example.
    package init(_ example: [HelpPiece], _ text: String, about topic: HelpTopic? = nil) {
      (self.example, self.text, self.topic) = (example, text, topic)
    }
  }

  /// Numbers under a heading.
  package struct Table {
    package let heading: String
    package let rows: [Row]
    /// A conclusion from the numbers.
    package let note: String?

    package init(_ heading: String, _ rows: [Row], note: String? = nil) {
      (self.heading, self.rows, self.note) = (heading, rows, note)
    }
  }

  package struct Row {
    package let title, value: String
    package let detail: String?
    /// The number as a part of a whole, from 0 to 1, if a bar shows it.
    package let share: Double?

    package init(_ title: String, _ value: String, share: Double? = nil, detail: String? = nil) {
      (self.title, self.detail, self.value, self.share) = (title, detail, value, share)
    }
  }

  package let title: String
  package let sections: [Section]
  package let tables: [Table]

  package init(_ title: String, sections: [Section], tables: [Table] = []) {
    (self.title, self.sections, self.tables) = (title, sections, tables)
  }
}

/// What a rule is about, such as a point in Craps that is rolled again. The help of each game names its own.
package typealias HelpTopic = AnyHashable
