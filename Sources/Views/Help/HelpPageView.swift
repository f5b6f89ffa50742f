import GtkKit

/// The rules of a game: the text in lines of a readable length, and the tables beside it if there is room, otherwise below.
final class HelpPageView: CustomWidget {
  private let texts = Box(.vertical, gap: 9).named("rulesText")
  private let tables = Box(.vertical, gap: 24).named("rulesTables")
  private var rules: [HelpRule] = []
  private var parts: [(whole: LayoutBox, section: HelpPage.Section)] = []

  /// The length of a full line, in characters.
  private static let lineLength = 62.0
  /// The least and the usual width of a table beside the text, in characters.
  private static let (minimumTableLength, tableLength) = (40.0, 48.0)
  /// The minimum length of a line beside tables, in characters.
  private static let minimumLineLength = 48.0
  /// The margin around and between the columns. A single one has its own beside its texts.
  private static let margin = 18.0

  init() {
    super.init()
    styled("rules").add(texts).add(tables)
  }

  /// The part with the rule that applies now, or the first one: screen readers read it when the page is opened.
  var firstPart: AnyWidget? {
    let marked = rules.first { $0.hasStyle("applies") }
    let parts = texts.children.filter(\.isFocusable)
    return parts.first { part in marked?.isInside(part) == true } ?? parts.first
  }

  func show(_ help: HelpPage) {
    for box in [texts, tables] {
      for child in box.children { box.remove(child) }
    }
    (rules, parts) = ([], [])
    texts.add(Label.heading(help.title, level: 1).styled("game-title"))
    for section in help.sections { texts.add(part(section)) }
    for table in help.tables { tables.add(table.makeWidget()) }
  }

  /// Marks the rules about a topic, also for screen readers.
  func mark(_ topic: HelpTopic?) {
    for rule in rules { rule.mark(topic) }
    for (whole, section) in parts { whole.accessibleLabel(section.text(marking: topic)) }
  }

  private func part(_ section: HelpPage.Section) -> LayoutBox {
    let part = Box(.vertical, gap: 9)
    part.add(Label.heading(section.heading, level: 2).styled("section", "accent"))
    for rule in section.rules {
      if rule.example.isEmpty {
        part.add(Label(rule.text, wraps: true).textAligned(0))
      } else {
        rules.append(HelpRule(rule))
        part.add(rules[rules.count - 1])
      }
    }
    parts.append((part.styled("part").readWhole(section.text(marking: nil)), section))
    return parts[parts.count - 1].whole
  }

  // MARK: - Layout

  override var heightDependsOnWidth: Bool { true }

  /// The tables beside the texts, or below them in a narrow page.
  override var childLayout: Layout? {
    let (character, line) = (texts.characterWidth, Self.lineLength * texts.characterWidth)
    return firstFitting {
      row(gap: 2 * Self.margin) {
        texts.frame(width: Self.minimumLineLength * character...line)
        if !tables.children.isEmpty {
          tables.frame(width: Self.minimumTableLength * character...Self.tableLength * character)
        }
      }.centered().padding(Self.margin, Self.margin)
      column(gap: 2 * Self.margin) {
        texts.fixed()
        if !tables.children.isEmpty { tables.fixed() }
      }.frame(width: 0...line).padding(Metrics.step, Self.margin)
    }
  }
}

extension Box {
  /// Gives a part of a page that scrolls the keyboard focus, so that screen readers read all of it.
  func readWhole(_ text: String) -> LayoutBox {
    // GTK gives a box no focus.
    let whole = LayoutBox([self]) { layout }
    whole.isFocusable = true
    return whole.styled("whole").accessibleLabel(text)
  }
}

extension Label {
  /// A heading that wraps; level 1 is the highest.
  static func heading(_ text: String, level: Int) -> Label {
    Label(text, wraps: true, role: .heading).textAligned(0).accessibleLevel(level)
  }
}
