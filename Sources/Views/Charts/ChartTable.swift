import GtkKit

/// The values of a chart as a table: a row for each place, which the keyboard and a screen reader can walk.
package final class ChartTable: Widget {
  package let pointer: WidgetPointer
  private let headings = ChartTableRow()
  private let items = ItemList<ChartTableRow.Content>(isLog: false) { ChartTableRow() }
  private var chart: Chart?

  init() {
    items.list.named("chartTable")
    pointer =
      Box(
        .vertical, [headings.widget.styled("chart-headings"), items.expanding(vertically: true)]
      ).pointer
    // Each row names its columns.
    headings.widget.setAccessibleHidden(true)
    // Numbers run from left to right in every language.
    keepsDirection()
  }

  /// The list view, which has the keyboard focus.
  package var list: AnyWidget { items.list }

  /// The texts of the rows, for tests.
  package var rows: [[String]] { items.items.map { [$0.row.place] + $0.row.values } }

  /// Shows the values of a chart.
  func show(_ chart: Chart?) {
    guard chart != self.chart else { return }
    // While games are played, the rows that are read stay where they are.
    let isOther = chart?.title != self.chart?.title
    self.chart = chart
    let titles = chart?.columnTitles ?? []
    let rows = chart?.isEmpty == false ? chart?.rows ?? [] : []
    headings.showTexts(titles)
    items.list.accessible(chart?.title ?? "")
    items.show(rows.map { ChartTableRow.Content(row: $0, titles: titles) })
    if isOther, !rows.isEmpty { items.scroll(to: 0) }
  }
}
