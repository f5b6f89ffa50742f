import GtkKit

extension HelpPage.Table {
  /// The numbers below their heading.
  func makeWidget() -> Box {
    let column = Box(.vertical, gap: 12, role: .group)
    column.add(Label.heading(heading, level: 2).styled("section"))
    for row in rows { column.add(row.makeWidget()) }
    if let note { column.add(Label(note, wraps: true).textAligned(0).styled("note")) }
    return column.styled("odds").accessibleLabel(heading)
  }
}

extension HelpPage.Row {
  /// The largest part of a row for the value beside the title. A longer value has its own line.
  private static let largestValue = 0.35
  private static let barGap = 3.0
  private static let barHeight = 6.0

  /// The title, with the value at the end of its line or below, the explanation, and a bar if it is a part of a whole.
  func makeWidget() -> some Widget {
    let title = Label(title, wraps: true).textAligned(0)
    let value = Label(value).textAligned(1).styled("numeric", "value").aligned(.fill, .start)
    let detail = detail.map { Label($0, wraps: true).textAligned(0).styled("detail") }
    let bar = share.map { share in
      let bar = ProgressBar().styled("share")
      // The value says the same.
      bar.setAccessibleHidden(true)
      bar.fraction = share
      return bar
    }
    let children = ([title, value, detail, bar] as [(any Widget)?]).compactMap(\.self)
    let widget = LayoutBox(children) {
      column {
        firstFitting {
          column {
            row(gap: Metrics.gap) {
              title.atLeast(width: value.naturalWidth * (1 / Self.largestValue - 1) - Metrics.gap)
              value.fixed()
            }.fixed()
            if let detail { detail.fixed() }
          }
          column {
            title.fixed()
            if let detail { detail.fixed() }
            value.fixed()
          }
        }.gap(Self.barGap)
        if let bar { bar.frame(height: Self.barHeight) }
      }
    }
    return widget.accessibleLabel(
      [self.title, self.detail, self.value].compactMap(\.self).joined(separator: ", "))
  }
}
