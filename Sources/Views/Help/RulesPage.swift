import GtkKit

/// The rules of a game as a page to read: the text in lines of a length that the eye finds its way back from, the tables
/// beside it where there is room, else below.
final class RulesPage: Widget {
  let pointer: WidgetPointer
  private let texts = Box(.vertical, gap: 9).named("rulesText")
  private let tables = Box(.vertical, gap: 24).named("rulesTables")
  /// A text in the size of the paragraphs, to measure by.
  private var sample = Label()

  /// The characters of a full line.
  private static let lineLength = 62.0
  /// The characters that a table is wide, beside the text.
  private static let tableLength = 40.0
  /// The least characters that a line of the text has beside tables.
  private static let leastLine = 48.0
  /// The air around and between the columns.
  private static let margin = 18.0

  init() {
    let page = Container()
    pointer = page.styled("rules").pointer
    page.add(texts).add(tables)
    var behavior = Container.Behavior()
    behavior.isHeightForWidth = true
    behavior.measure = { [weak self] orientation, across in
      guard let self else { return Extent(0) }
      guard orientation == .vertical else {
        let least = max(self.texts.minimumWidth, self.tables.minimumWidth) + 2 * Self.margin
        return Extent(minimum: Int(least), natural: Int(Self.lineLength * self.sample.characterWidth))
      }
      return Extent(Int(self.places(in: Double(max(across, 1))).height.rounded(.up)))
    }
    behavior.arrange = { [weak self] size in
      guard let self else { return }
      let places = self.places(in: size.width)
      self.texts.place(in: places.texts)
      self.tables.place(in: places.tables)
    }
    page.behavior = behavior
  }

  /// Shows the text; the tables come by themselves, some of their numbers later.
  func showText(_ rules: Rules) {
    Self.empty(texts)
    texts.add(Label.heading(rules.title, level: 1).styled("game-title"))
    for section in rules.sections {
      texts.add(Label.heading(section.heading, level: 2).styled("section"))
      for paragraph in section.paragraphs {
        sample = Label(paragraph, wraps: true).textAligned(0)
        texts.add(sample)
      }
    }
  }

  /// Shows the tables.
  func showTables(_ rules: Rules) {
    Self.empty(tables)
    for table in rules.tables { tables.add(RulesTable(table)) }
  }

  private static func empty(_ box: Box) {
    for child in box.children { box.remove(child) }
  }

  // MARK: - Layout

  private func places(in width: Double) -> (texts: Rect, tables: Rect, height: Double) {
    let character = sample.characterWidth
    let room = width - 2 * Self.margin
    let table = max(Self.tableLength * character, tables.minimumWidth)
    let beside = room - table - 2 * Self.margin
    let isBeside = beside >= Self.leastLine * character
    let line = min(isBeside ? beside : room, Self.lineLength * character).rounded(.down)
    let height = texts.naturalHeight(forWidth: line)
    guard isBeside else {
      let below = tables.naturalHeight(forWidth: line)
      let left = ((width - line) / 2).rounded(.down)
      let top = Self.margin + height + 2 * Self.margin
      return (
        Rect(left, Self.margin, line, height), Rect(left, top, line, below), top + below + Self.margin
      )
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
  /// A heading that wraps; level 1 stands highest.
  static func heading(_ text: String, level: Int) -> Label {
    Label(text, wraps: true, role: .heading).textAligned(0).accessibleLevel(level)
  }
}
