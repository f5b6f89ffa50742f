import GtkKit

/// A row of a table: texts in columns of equal width, the first one at the start and the others at the end.
final class ChartTableRow: ItemRow {
  /// A row of values, with the titles of all columns for its description.
  struct Content: Equatable {
    let row: Chart.Row
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
    return zip(content.titles, [content.row.place] + content.row.values).filter { !$1.isEmpty }
      .map { tr("{title} {value}", ["title": $0, "value": $1]) }.joined(separator: ", ")
  }

  func show(_ item: Content) {
    content = item
    showTexts([item.row.place] + item.row.values)
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
