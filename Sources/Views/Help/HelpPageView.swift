import GtkKit

/// The rules of a game: the text in lines of a readable length, and the tables beside it if there is room, otherwise below.
final class HelpPageView: CustomWidget {
  private let texts = Box(.vertical, gap: 9).named("rulesText")
  private let tables = Box(.vertical, gap: 24).named("rulesTables")
  /// A paragraph, whose font the lengths are measured in.
  private var sample: Label?
  private var rules: [HelpRule] = []

  /// The length of a full line, in characters.
  private static let lineLength = 62.0
  /// The width of a table beside the text, in characters.
  private static let tableLength = 40.0
  /// The minimum length of a line beside tables, in characters.
  private static let minimumLineLength = 48.0
  /// The margin around and between the columns.
  private static let margin = 18.0

  init() {
    super.init()
    styled("rules").add(texts).add(tables)
  }

  /// Shows the text. The tables are shown on their own, because some numbers are calculated later.
  func showText(_ help: HelpPage) {
    Self.empty(texts)
    rules = []
    texts.add(Label.heading(help.title, level: 1).styled("game-title"))
    for section in help.sections { texts.add(part(section)) }
  }

  /// Marks the rules about a topic.
  func mark(_ topic: HelpTopic?) {
    for rule in rules { rule.mark(topic) }
  }

  private func part(_ section: HelpPage.Section) -> Box {
    let part = Box(.vertical, gap: 9)
    part.add(Label.heading(section.heading, level: 2).styled("section"))
    let rules = section.rules.map(HelpRule.init)
    for rule in rules { part.add(rule) }
    self.rules += rules
    for paragraph in section.paragraphs {
      let text = Label(paragraph, wraps: true).textAligned(0)
      part.add(text)
      sample = text
    }
    return part.styled("part")
  }

  func showTables(_ help: HelpPage) {
    Self.empty(tables)
    for table in help.tables { tables.add(table.makeWidget()) }
  }

  private static func empty(_ box: Box) {
    for child in box.children { box.remove(child) }
  }

  // MARK: - Layout

  private var characterWidth: Double { sample?.characterWidth ?? 0 }

  override var heightDependsOnWidth: Bool { true }

  override func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    guard orientation == .horizontal else {
      return SizeRequest(Int(places(in: Double(max(across, 1))).height.rounded(.up)))
    }
    let minimum = max(texts.minimumWidth, tables.minimumWidth) + 2 * Self.margin
    return SizeRequest(minimum: Int(minimum), natural: Int(Self.lineLength * characterWidth))
  }

  override func arrange(in area: Area) -> [Placement] {
    let places = places(in: area.size.width)
    return [texts.placed(in: places.texts), tables.placed(in: places.tables)]
  }

  private func places(in width: Double) -> (texts: Rect, tables: Rect, height: Double) {
    let character = characterWidth
    let room = width - 2 * Self.margin
    let table = max(Self.tableLength * character, tables.minimumWidth)
    let beside = room - table - 2 * Self.margin
    let isBeside = beside >= Self.minimumLineLength * character
    let line = min(isBeside ? beside : room, Self.lineLength * character).rounded(.down)
    let height = texts.naturalHeight(forWidth: line)
    guard isBeside else {
      let below = tables.naturalHeight(forWidth: line)
      let left = ((width - line) / 2).rounded(.down)
      let top = Self.margin + height + 2 * Self.margin
      return (Rect(left, Self.margin, line, height), Rect(left, top, line, below), top + below + Self.margin)
    }
    let left = ((room - line - table - 2 * Self.margin) / 2 + Self.margin).rounded(.down)
    let below = tables.naturalHeight(forWidth: table.rounded(.down))
    return (
      Rect(left, Self.margin, line, height),
      Rect(left + line + 2 * Self.margin, Self.margin, table.rounded(.down), below),
      max(height, below) + 2 * Self.margin
    )
  }
}

extension Label {
  /// A heading that wraps; level 1 is the highest.
  static func heading(_ text: String, level: Int) -> Label {
    Label(text, wraps: true, role: .heading).textAligned(0).accessibleLevel(level)
  }
}
