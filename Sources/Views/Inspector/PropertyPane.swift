import GtkKit

/// The properties of the models in up to three columns: first those that have just changed, others as far as there is room.
package final class PropertyPane: CustomWidget {
  /// A property and its value, and the value before if it has just changed.
  package typealias Row = (name: String, value: String, old: String?)

  private var lines: [PropertyLine] = []

  private static let gap = 2.0
  private static let margin = (horizontal: 9.0, vertical: 4.0)
  private static let columnGap = 18.0
  private static let columnLines = 11.0
  private static let minimumRows = 2

  init() {
    super.init()
    styled("properties").named("propertyTable").accessibleLabel(tr("Properties of the model"))
  }

  package func show(_ models: [(name: String, rows: [Row])]) {
    let count = models.reduce(0) { $0 + 1 + $1.rows.count }
    while lines.count < count {
      let line = PropertyLine()
      add(line)
      lines.append(line)
    }
    for line in lines[count...] { remove(line) }
    lines.removeLast(lines.count - count)
    var rest = lines[...]
    for (name, rows) in models {
      rest.removeFirst().show(name)
      for row in rows { rest.removeFirst().show(row.name, row.value, old: row.old) }
    }
    queueResize()
  }

  // MARK: - Layout

  private typealias TableRow = (lines: [PropertyLine], height: Double)

  /// The height of the rows that fit in a size. Rows with changes can be higher, up to `limit`.
  func height(in size: Size, changesUpTo limit: Double) -> Double {
    let rows = rows(in: size, changesUpTo: limit)
    return rows.isEmpty ? 0 : rows.reduce(2 * Self.margin.vertical - Self.gap) { $0 + $1.height + Self.gap }
  }

  private func columns(in width: Double) -> (count: Int, width: Double) {
    let room = width - 2 * Self.margin.horizontal
    let count = max(1, min(3, Int(room / (Self.columnLines * lineHeight))))
    return (count, (room - Double(count - 1) * Self.columnGap) / Double(count))
  }

  override package func willArrange(in size: Size) {
    let shown = rows(in: size).flatMap(\.lines)
    for lines in sections { lines[0].showRest(lines.count { line in !shown.contains { $0 === line } }) }
  }

  override package func arrange(in area: Area) -> [Placement] {
    let columnWidth = columns(in: area.size.width).width
    return column(gap: Self.gap) {
      for (lines, height) in rows(in: area.size) {
        row(gap: Self.columnGap) { for line in lines { line.frame(width: columnWidth) } }.frame(
          height: height)
      }
    }.placements(in: area.rect.inset(by: Self.margin.horizontal, Self.margin.vertical))
  }

  /// The rows that fit in a height, model by model. Those with changes take precedence, and then the first one of each model.
  private func rows(in size: Size, changesUpTo limit: Double = 0) -> [TableRow] {
    let column = columns(in: size.width)
    let hasChange = { (lines: [PropertyLine]) in lines.contains(where: \.isChanged) }
    let models = sections.filter(hasChange) + sections.filter { !hasChange($0) }
    let rows = models.flatMap { lines -> [(row: TableRow, rank: Int)] in
      let sorted = lines.prefix(1) + lines.filter(\.isChanged) + lines.dropFirst().filter { !$0.isChanged }
      return stride(from: 0, to: sorted.count, by: column.count).map { start in
        let row = Array(sorted[start..<min(start + column.count, sorted.count)])
        let isChanged = hasChange(row) || start == 0 && hasChange(lines)
        let height = row.map { $0.naturalHeight(forWidth: column.width) }.max() ?? 0
        return ((row, height), isChanged ? 0 : start == 0 ? 1 : 2)
      }
    }
    let order = (0...2).flatMap { rank in rows.indices.filter { rows[$0].rank == rank } }
    var end = 2 * Self.margin.vertical - Self.gap
    let fitting = order.enumerated().prefix { count, index in
      end += rows[index].row.height + Self.gap
      return end < max(size.height, rows[index].rank == 0 ? limit : 0) + 0.5 || count < Self.minimumRows
    }
    return fitting.map(\.element).sorted().map { rows[$0].row }
  }

  private var lineHeight: Double { lines.first?.lineHeight ?? 20 }

  private var sections: [[PropertyLine]] {
    let starts = lines.indices.filter { lines[$0].isHeading }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { Array(lines[$0..<$1]) }
  }

  package var text: [String] { lines.map(\.text) }
}

/// A line of the properties: a model's name, or a property with its value beside it, or below it if there is no room.
private final class PropertyLine: CustomWidget {
  private let nameLabel = Label().textAligned(0)
  private let valueLabel = Label(wraps: true).withoutHyphens().textAligned(1)

  private static let gap = 9.0
  private static let maximumLength = 16

  init() {
    super.init()
    add(nameLabel).add(valueLabel)
  }

  private(set) var isHeading = false
  private(set) var isChanged = false
  private var shown: [String?] = []

  /// Shows a property, or the name of a model, which has no value.
  func show(_ name: String, _ value: String? = nil, old: String? = nil) {
    guard shown != [name, value, old] else { return }
    shown = [name, value, old]
    isChanged = old != nil
    nameLabel.text = isChanged ? "● \(name)" : name
    let text = [old, value].compactMap(\.self).joined(separator: " → ")
    // Code is written from left to right in every language.
    valueLabel.text = readsRightToLeft ? "\u{2066}\(text)\u{2069}" : text
    valueLabel.setWraps(text.count > Self.maximumLength)
    isHeading = value == nil
    valueLabel.isVisible = !isHeading
    setStyle("heading", isHeading)
    setStyle("property", !isHeading)
    setStyle("changed", isChanged)
    let words = ["name": name, "value": value ?? "", "old": old ?? ""]
    let known = value == nil ? name : tr("{name}: {value}", words)
    accessibleLabel(isChanged ? tr("{name}: {value}, was {old}", words) : known)
  }

  /// Shows beside the name of a model how many of its properties have no room.
  func showRest(_ count: Int) {
    let text = count > 0 ? Numeral.signed("+\(Numeral.text(count))") : ""
    guard text != valueLabel.text else { return }
    valueLabel.text = text
    valueLabel.isVisible = count > 0
    let rest = ["name": nameLabel.text, "value": trn("{n} more", "{n} more", count)]
    accessibleLabel(count > 0 ? tr("{name}: {value}", rest) : nameLabel.text)
  }

  override var heightDependsOnWidth: Bool { true }

  override var childLayout: Layout? {
    firstFitting {
      row(gap: Self.gap) {
        nameLabel.fixed()
        valueLabel.atLeast(width: valueLabel.naturalWidth)
      }
      column {
        nameLabel.fixed()
        valueLabel
      }
    }
  }

  var text: String { isHeading ? nameLabel.text : "\(nameLabel.text) \(valueLabel.text)" }
}
