import GtkKit

/// The rules of a game: the text in lines of a readable length, and the tables beside it if there is room, otherwise below.
final class HelpPageView: CustomWidget {
  private let texts = Box(.vertical, gap: 9).named("rulesText")
  private let tables = Box(.vertical, gap: 24).named("rulesTables")
  private var parts: [(whole: LayoutBox, heading: String, rules: [HelpRule])] = []

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
    (parts.first { $0.rules.contains(where: \.applies) } ?? parts.first).map { AnyWidget($0.whole) }
  }

  func show(_ help: HelpPage) {
    for box in [texts, tables] {
      for child in box.children { box.remove(child) }
    }
    parts = []
    texts.add(Label.heading(help.title, level: 1).styled("game-title"))
    for section in help.sections { texts.add(part(section)) }
    for table in help.tables { tables.add(table.makeWidget()) }
  }

  /// Marks the rules about a topic, also for screen readers.
  func mark(_ topic: HelpTopic?) {
    for (whole, heading, rules) in parts {
      for rule in rules { rule.mark(topic) }
      whole.accessibleLabel(([heading] + rules.map(\.spoken)).joined(separator: "\n"))
    }
  }

  private func part(_ section: HelpPage.Section) -> LayoutBox {
    let part = Box(.vertical, gap: 9)
    part.add(Label.heading(section.heading, level: 2).styled("section", "accent"))
    let rules = section.rules.map { HelpRule($0) }
    for rule in rules { part.add(rule) }
    let whole = part.styled("part").readWhole(section.heading, section.rules.map(\.text))
    parts.append((whole, section.heading, rules))
    return whole
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
  func readWhole(_ heading: String, _ texts: [String]) -> LayoutBox {
    // GTK gives a box no focus.
    let whole = LayoutBox([self]) { layout }
    whole.isFocusable = true
    return whole.styled("whole").accessibleLabel(([heading] + texts).joined(separator: "\n"))
  }
}

extension Label {
  /// A heading that wraps; level 1 is the highest.
  static func heading(_ text: String, level: Int) -> Label {
    Label(text, wraps: true, role: .heading).textAligned(0).accessibleLevel(level)
  }
}
