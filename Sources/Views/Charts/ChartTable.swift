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
  package var rows: [[String]] { items.items.map(\.texts) }

  func show(_ chart: Chart) {
    guard chart != self.chart else { return }
    // While games are played, the rows that are read stay where they are.
    let isOther = chart.title != self.chart?.title
    self.chart = chart
    let (titles, rows) = (chart.columnTitles, chart.isEmpty ? [] : chart.rows)
    headings.showTexts(titles)
    items.list.accessibleLabel(chart.title)
    items.show(rows.map { ChartTableRow.Content(texts: $0, titles: titles) })
    if isOther, !rows.isEmpty { items.scroll(to: 0) }
  }
}

/// A row of a table: texts in columns of equal width, the first one at the start and the others at the end.
private final class ChartTableRow: ItemRow {
  /// A row of values, with the titles of all columns for its description.
  struct Content: Equatable {
    let texts: [String]
    let titles: [String]
  }

  let widget: AnyWidget
  private let box = Box(.horizontal, gap: 9, homogeneous: true)
  private var labels: [Label] = []
  private var content: Content?

  init() { widget = AnyWidget(box) }

  /// The title of each column with its value: "Game 7, Balance $105".
  var description: String? {
    guard let content else { return nil }
    return zip(content.titles, content.texts).filter { !$1.isEmpty }
      .map { tr("{title} {value}", ["title": $0, "value": $1]) }.joined(separator: ", ")
  }

  func show(_ item: Content) {
    content = item
    showTexts(item.texts)
  }

  /// Shows texts without a description.
  func showTexts(_ texts: [String]) {
    while labels.count > texts.count { box.remove(labels.removeLast()) }
    while labels.count < texts.count {
      let label = Label(wraps: true).styled("numeric").textAligned(labels.isEmpty ? 0 : 1)
      box.add(label)
      labels.append(label)
    }
    for (label, text) in zip(labels, texts) { label.text = text }
  }
}
