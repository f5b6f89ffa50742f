import GtkKit

/// The properties of the models with their values, in up to three columns. Values that have just changed are marked.
package final class PropertyPane: Widget {
  /// A property and its value, and the value before if it has just changed.
  package typealias Row = (name: String, value: String, old: String?)

  package let pointer: WidgetPointer
  private let content = Container()
  private var lines: [PropertyLine] = []

  private static let gap = 2.0
  /// The space between two columns.
  private static let columnGap = 18.0
  /// The smallest width of one of several columns, in line heights.
  private static let columnLines = 11.5

  init() {
    pointer = Scroller(content.styled("properties")).styled("properties-pane").named("propertyTable").pointer
    accessible(tr("Properties of the model"))
    content.heightForWidth = { [weak self] in Extent(Int(self?.height(forWidth: Double($0)) ?? 0)) }
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

  /// The height at which nothing is cut off, in a width.
  func neededHeight(forWidth width: Double) -> Double { content.naturalHeight(forWidth: width) }

  private func height(forWidth width: Double) -> Double { placements(in: max(width, 0)).height }

  /// The lines of each model below its heading, in columns: the changed ones in the first rows.
  private func placements(in width: Double) -> (placements: [Placement], height: Double) {
    let count = max(1, min(3, Int(width / (Self.columnLines * lineHeight))))
    let column = (width - Double(count - 1) * Self.columnGap) / Double(count)
    var placements: [Placement] = []
    var top = 0.0
    for section in sections {
      let heading = section[0]
      placements.append(heading.box.placed(in: Rect(0, top, width, heading.height)))
      top += heading.height + Self.gap
      let sorted = section.dropFirst().filter(\.isChanged) + section.dropFirst().filter { !$0.isChanged }
      for start in stride(from: 0, to: sorted.count, by: count) {
        let row = sorted[start..<min(start + count, sorted.count)]
        for (index, line) in row.enumerated() {
          let place = Rect(Double(index) * (column + Self.columnGap), top, column, line.height(in: column))
          placements.append(line.box.placed(in: place))
        }
        top += (row.map { $0.height(in: column) }.max() ?? 0) + Self.gap
      }
    }
    return (placements, top)
  }

  private var lineHeight: Double { lines.first?.height ?? 20 }

  private var sections: [ArraySlice<PropertyLine>] {
    let starts = lines.indices.filter { lines[$0].isHeading }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { ArraySlice(Array(lines[$0..<$1])) }
  }

  /// The lines of the pane, for tests.
  package var text: [String] { lines.map(\.text) }
}
