import GtkKit

/// The properties of the models with their values, in up to three columns. Values that have just changed are marked.
package final class PropertyPane: Widget {
  /// A property and its value, and the value before if it has just changed.
  package typealias Row = (name: String, value: String, old: String?)

  package let pointer: WidgetPointer
  private let content = Container()
  private var lines: [PropertyLine] = []

  private static let gap = 2.0
  private static let margin = Size(9, 4)
  /// The space between two columns.
  private static let columnGap = 18.0
  /// The smallest width of one of several columns, in line heights.
  private static let columnLines = 11.5

  init() {
    pointer = Scroller(content.styled("properties")).styled("properties-pane").named("propertyTable").pointer
    accessible(tr("Properties of the model"))
    content.heightForWidth = { [weak self] width in
      // The pane scrolls: its smallest height does not depend on the width.
      Extent(Int((width < 0 ? self?.lineHeight : self?.placements(in: Double(width)).ends.last) ?? 0))
    }
    content.arrange = { [weak self] area in self?.placements(in: area.size.width).placements ?? [] }
  }

  /// Shows these models and their properties.
  package func show(_ models: [(name: String, rows: [Row])]) {
    let count = models.reduce(0) { $0 + 1 + $1.rows.count }
    while lines.count < count {
      let line = PropertyLine()
      content.add(line.box)
      lines.append(line)
    }
    for line in lines[count...] { content.remove(line.box) }
    lines.removeLast(lines.count - count)
    var rest = lines[...]
    for (name, rows) in models {
      rest.removeFirst().show(heading: name)
      for row in rows { rest.removeFirst().show(row) }
    }
    content.queueResize()
  }

  /// The height of the rows that fit into a height as a whole, or of the first one, in a width.
  func height(forWidth width: Double, upTo limit: Double) -> Double {
    let ends = placements(in: width).ends
    return ends.last { $0 <= limit } ?? ends.first ?? 0
  }

  /// The lines of each model below its heading, in columns: the changed ones in the first rows. The ends are those of the
  /// rows.
  private func placements(in width: Double) -> (placements: [Placement], ends: [Double]) {
    let (left, width) = (Self.margin.width, max(0, width - 2 * Self.margin.width))
    let lineHeight = lineHeight
    let count = max(1, min(3, Int(width / (Self.columnLines * lineHeight))))
    let column = (width - Double(count - 1) * Self.columnGap) / Double(count)
    var placements: [Placement] = []
    var ends: [Double] = []
    var top = Self.margin.height
    for section in sections {
      placements.append(section[0].box.placed(in: Rect(left, top, width, lineHeight)))
      top += lineHeight + Self.gap
      ends.append(top)
      let sorted = section.dropFirst().filter(\.isChanged) + section.dropFirst().filter { !$0.isChanged }
      for start in stride(from: 0, to: sorted.count, by: count) {
        let row = sorted[start..<min(start + count, sorted.count)]
        for (index, line) in row.enumerated() {
          let height = line.height(in: column, lineHeight)
          placements.append(
            line.box.placed(in: Rect(left + Double(index) * (column + Self.columnGap), top, column, height)))
        }
        top += (row.map { $0.height(in: column, lineHeight) }.max() ?? 0) + Self.gap
        ends.append(top)
      }
    }
    return (placements, ends.dropLast() + ends.suffix(1).map { $0 + Self.margin.height })
  }

  private var lineHeight: Double { lines.first?.height ?? 20 }

  private var sections: [ArraySlice<PropertyLine>] {
    let starts = lines.indices.filter { lines[$0].isHeading }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { ArraySlice(Array(lines[$0..<$1])) }
  }

  /// The lines of the pane, for tests.
  package var text: [String] { lines.map(\.text) }
}
