import GtkKit

extension HelpPage.Table {
  /// The numbers below their heading.
  func makeWidget() -> Box {
    let column = Box(.vertical, gap: 12, role: .group)
    column.add(Label.heading(heading, level: 2).styled("section"))
    for row in rows { column.add(HelpRow(row)) }
    if let note { column.add(Label(note, wraps: true).textAligned(0).styled("note")) }
    return column.styled("odds").accessibleLabel(heading)
  }
}

/// A number with its title, its explanation, and a bar if it is a part of a whole.
private final class HelpRow: CustomWidget {
  private let title: Label
  private let value: Label
  private let detail: Label?
  private let bar: ProgressBar?

  /// The largest part of a row for the value beside the title. A longer value has its own line.
  private static let largestValue = 0.35
  private static let barGap = 3.0
  private static let barHeight = 6.0

  init(_ row: HelpPage.Row) {
    title = Label(row.title, wraps: true).textAligned(0)
    value = Label(row.value).textAligned(1).styled("numeric", "value")
      .aligned(.fill, .start)
    detail = row.detail.map { Label($0, wraps: true).textAligned(0).styled("detail") }
    bar = row.share.map { share in
      let bar = ProgressBar().styled("share")
      // The value says the same.
      bar.setAccessibleHidden(true)
      bar.fraction = share
      return bar
    }
    super.init()
    add(title).add(value).accessibleLabel(
      [row.title, row.detail, row.value].compactMap(\.self).joined(separator: ", "))
    if let detail { add(detail) }
    if let bar { add(bar) }
  }

  override var heightDependsOnWidth: Bool { true }

  /// The title, with the value at the end of its line or below, the detail and the bar.
  override var childLayout: Layout? {
    let least = value.naturalWidth * (1 / Self.largestValue - 1) - Metrics.gap
    return column {
      firstFitting {
        column {
          row(gap: Metrics.gap) {
            title.atLeast(width: least)
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
}
