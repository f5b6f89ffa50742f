import GtkKit

/// The properties of the models with their values. Values that have just changed are marked.
package final class PropertyPane: Widget {
  /// A property and its value, and the value before if it has just changed.
  package typealias Row = (name: String, value: String, old: String?)

  package let pointer: WidgetPointer
  private let column = Box(.vertical, gap: 2)
  private var lines: [Line] = []

  /// A line of the pane: a model's name, or a property with its value.
  private final class Line {
    let name = Label().textAligned(0)
    let value = Label(wraps: true).withoutHyphens().textAligned(1).expanding(horizontally: true)
    let box: Box

    init() { box = Box(.horizontal, gap: 9, role: .group, [name, value]) }

    func show(_ row: Row) {
      name.text = row.name
      let text = row.old.map { "● \($0) → \(row.value)" } ?? row.value
      // Code is written from left to right in every language.
      value.text = box.readsRightToLeft ? "\u{2066}\(text)\u{2069}" : text
      box.setStyle("heading", false)
      box.setStyle("changed", row.old != nil)
      value.isVisible = true
      box.accessible(
        row.old.map { tr("{name}: {value}, was {old}", ["name": row.name, "value": row.value, "old": $0]) }
          ?? tr("{name}: {value}", ["name": row.name, "value": row.value]))
    }

    func show(heading: String) {
      name.text = heading
      value.isVisible = false
      box.setStyle("heading", true)
      box.setStyle("changed", false)
      box.accessible(heading)
    }
  }

  init() {
    pointer = Scroller(column.styled("properties")).styled("properties-pane").named("propertyTable").pointer
    accessible(tr("Properties of the model"))
  }

  /// Shows these models and their properties.
  package func show(_ models: [(name: String, rows: [Row])]) {
    let count = models.reduce(0) { $0 + 1 + $1.rows.count }
    while lines.count < count {
      let line = Line()
      column.add(line.box)
      lines.append(line)
    }
    for line in lines[count...] { column.remove(line.box) }
    lines.removeLast(lines.count - count)
    var rest = lines[...]
    for (name, rows) in models {
      rest.removeFirst().show(heading: name)
      for row in rows { rest.removeFirst().show(row) }
    }
  }

  /// The lines of the pane, for tests.
  package var text: [String] {
    lines.map { $0.value.isVisible ? "\($0.name.text) \($0.value.text)" : $0.name.text }
  }
}
