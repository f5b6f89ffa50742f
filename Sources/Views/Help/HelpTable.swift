import GtkKit

extension HelpPage.Table {
  /// The numbers below their heading.
  func makeWidget() -> LayoutBox {
    let column = Box(.vertical, gap: 12)
    column.add(Label.heading(heading, level: 2).styled("section", "accent"))
    for row in rows { column.add(row.makeWidget()) }
    if let note { column.add(Label(note, wraps: true).textAligned(0).styled("note")) }
    return column.styled("odds", "tint").readWhole(heading, rows.map(\.text) + [note].compactMap(\.self))
  }
}

extension HelpPage.Row {
  /// The title, with the value at the end of its line, the explanation, and a bar if it is a part of a whole.
  func makeWidget() -> some Widget {
    let title = Label(title, wraps: true).textAligned(0).expanding(horizontally: true)
    let value = Label(value).textAligned(1).styled("numeric", "value").aligned(.fill, .start)
    let box = Box(.vertical, [Box(.horizontal, gap: 12, [title, value])])
    if let detail { box.add(Label(detail, wraps: true).textAligned(0).styled("detail")) }
    if let share {
      let bar = ProgressBar().styled("share", "accent")
      // The value says the same.
      bar.setAccessibleHidden(true)
      bar.fraction = share
      box.add(bar)
    }
    return box
  }

  fileprivate var text: String { [title, detail, value].compactMap(\.self).joined(separator: ", ") }
}
