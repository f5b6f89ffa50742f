import GtkKit

/// The properties of the models in up to three columns: those that have just changed, and others as far as there is room.
package final class PropertyPane: CustomWidget {
  /// A property and its value, and the value before if it has just changed.
  package typealias Property = (name: String, value: String, old: String?)

  /// The name of each model, and its properties.
  private var sections: [[PropertyLine]] = []

  private static let gap = 2.0
  private static let margin = (horizontal: 9.0, vertical: 4.0)
  private static let columnGap = 12.0
  private static let columnLines = 11.0
  private static let minimumRows = 3

  init() {
    super.init()
    styled("properties").named("propertyTable").accessibleLabel(tr("Properties of the model"))
  }

  package func show(_ models: [(name: String, properties: [Property])]) {
    if models.map(\.properties.count) != sections.map({ $0.count - 1 }) {
      for line in sections.joined() { remove(line) }
      sections = models.map { model in (0...model.properties.count).map { PropertyLine(isHeading: $0 == 0) } }
      for line in sections.joined() { add(line) }
    }
    for (lines, model) in zip(sections, models) {
      if lines[0].name != model.name { lines[0].show(model.name, "") }
      for (line, (name, value, old)) in zip(lines.dropFirst(), model.properties) {
        line.show(name, value, old: old)
      }
    }
    queueResize()
  }

  // MARK: - Layout

  private typealias Row = [(line: PropertyLine, width: Double)]

  /// The height of the rows that fit in a size. Changes can use more, up to `limit`.
  func height(in size: Size, changesUpTo limit: Double) -> Double {
    let count = rows(in: size, changesUpTo: limit).count
    return count == 0 ? 0 : Double(count) * (rowHeight + Self.gap) - Self.gap + 2 * Self.margin.vertical
  }

  override package func willArrange(in size: Size) {
    let shown = rows(in: size).flatMap { $0.map(\.line) }
    for lines in sections { lines[0].showRest(lines.count { line in !shown.contains { $0 === line } }) }
  }

  override package func arrange(in area: Area) -> [Placement] {
    column(gap: Self.gap) {
      for cells in rows(in: area.size) {
        row(gap: Self.columnGap) { for cell in cells { cell.line.frame(width: cell.width) } }
          .frame(height: rowHeight)
      }
    }.placements(in: area.rect.inset(by: Self.margin.horizontal, Self.margin.vertical))
  }

  /// The rows that fit in a height, model by model. Those with changes and the first ones of their models take precedence, and then
  /// the first ones of other models.
  private func rows(in size: Size, changesUpTo limit: Double = 0) -> [Row] {
    let hasChange = { (lines: [PropertyLine]) in lines.contains(where: \.isChanged) }
    let models = sections.filter(hasChange) + sections.filter { !hasChange($0) }
    let rows = models.flatMap { lines in
      self.rows(of: lines, in: size.width).map { row in
        let isHeading = row[0].line.isHeading
        let isNew = row.contains(where: \.line.isChanged) || isHeading && hasChange(lines)
        return (row: row, rank: isNew ? 0 : isHeading ? 1 : 2)
      }
    }
    let order = (0...2).flatMap { rank in rows.indices.filter { rows[$0].rank == rank } }
    let room = { (height: Double) in
      Int((height - 2 * Self.margin.vertical + Self.gap + 0.5) / (self.rowHeight + Self.gap))
    }
    let count = max(room(size.height), min(room(limit), rows.count { $0.rank == 0 }), Self.minimumRows)
    return order.prefix(count).sorted().map { rows[$0].row }
  }

  /// The rows of a model. A line that is too long for a column has several of them.
  private func rows(of lines: [PropertyLine], in width: Double) -> [Row] {
    let room = max(1, width - 2 * Self.margin.horizontal + Self.columnGap)
    let count = max(1, min(3, Int(room / (Self.columnLines * rowHeight))))
    let column = room / Double(count)
    let needed = { (line: PropertyLine) in
      min(count, max(1, Int(((line.naturalWidth + Self.columnGap) / column).rounded(.up))))
    }
    let sorted = [true, false].flatMap { isChanged in
      let lines = lines.dropFirst().filter { $0.isChanged == isChanged }
      return (1...count).flatMap { columns in lines.filter { needed($0) == columns } }
    }
    var free = 0
    return (lines.prefix(1) + sorted).reduce(into: []) { rows, line in
      let columns = needed(line)
      if columns > free {
        rows.append([])
        free = count
      }
      free -= columns
      rows[rows.endIndex - 1].append((line, Double(columns) * column - Self.columnGap))
    }
  }

  private var rowHeight: Double { Double(sections.first?[0].measured(.vertical).natural ?? 1) }

  package var text: [String] { sections.joined().map(\.text) }
}

/// A line of the properties: a model's name, or a property with its value beside it.
private final class PropertyLine: CustomWidget {
  private let nameLabel = Label().textAligned(0)
  private let valueLabel = Label().textAligned(1)

  private static let gap = 9.0

  let isHeading: Bool

  init(isHeading: Bool) {
    self.isHeading = isHeading
    super.init()
    styled(isHeading ? "heading" : "property").add(nameLabel).add(valueLabel)
  }

  /// The name of a model or a property.
  private(set) var name = ""
  private(set) var isChanged = false
  private var shown: [String?] = []

  /// Shows a property.
  func show(_ name: String, _ value: String, old: String? = nil, spoken: String? = nil) {
    guard shown != [name, value, old] else { return }
    shown = [name, value, old]
    (self.name, isChanged) = (name, old != nil)
    nameLabel.text = isChanged ? "● \(name)" : name
    let text = [old, value].compactMap(\.self).joined(separator: " → ")
    // Code is written from left to right in every language.
    valueLabel.text = readsRightToLeft ? "\u{2066}\(text)\u{2069}" : text
    valueLabel.isVisible = !value.isEmpty
    setStyle("changed", isChanged)
    let words = ["name": name, "value": spoken ?? value, "old": old ?? ""]
    let known = value.isEmpty ? name : tr("{name}: {value}", words)
    accessibleLabel(isChanged ? tr("{name}: {value}, was {old}", words) : known)
  }

  /// Shows the name of a model, and how many of its properties have no room.
  func showRest(_ count: Int) {
    let text = count > 0 ? Numeral.signed("+\(Numeral.text(count))") : ""
    show(name, text, spoken: trn("{n} more", "{n} more", count))
  }

  override var childLayout: Layout? {
    row(gap: Self.gap) {
      nameLabel.fixed()
      valueLabel.fittingLine(minimumScale: 0.4)
    }
  }

  var text: String { isHeading ? name : "\(nameLabel.text) \(valueLabel.text)" }
}
