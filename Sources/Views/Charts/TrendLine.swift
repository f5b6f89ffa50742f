import GtkKit

/// The line of a chart alone: small enough to belong to a table. The newest value has a dot. Time runs from left to right in
/// every language.
package final class TrendLine: CustomWidget, Outlet {
  /// The colors of the line, of the dot at its end, and of the lines at its smallest and largest value.
  struct Colors {
    let line, dot: Color
    var range: Color = 0xB9B1A0
  }

  private let colors: (Theme) -> Colors
  private let range, empty: Label?
  /// The values that are shown, oldest first.
  package private(set) var values: [Double] = []
  private var summary = ""

  /// The number of values that a line shows well.
  package static let length = 50
  private static let dot = 4.0

  /// A line in the colors of a theme. With a label for the range, the smallest and the largest value are marked and written in its
  /// style; with one for an empty line, the title of the chart is written where the line will be.
  init(range: Label? = nil, empty: Label? = nil, colors: @escaping (Theme) -> Colors) {
    (self.colors, self.range, self.empty) = (colors, range, empty)
    super.init(role: .image)
    for label in [range, empty].compactMap(\.self) {
      add(label)
      label.setAccessibleHidden(true)
    }
  }

  /// Whether there is a line to show.
  package var hasLine: Bool { values.count > 1 }

  /// Shows the first series of a chart. Screen readers read its title and its summary.
  package func show(_ chart: Chart) {
    let values = (chart.series.first?.values ?? []).filter(\.isFinite)
    let last = values.last.map { "[… \($0)]" } ?? "[]"
    set(isNew: chart.summary != summary || values != self.values, describedAs: last) {
      accessibleLabel(chart.title)
      setAccessibleDescription(chart.summary)
      (summary, self.values) = (chart.summary, values)
      empty?.text = hasLine ? "" : chart.title
      queueDraw()
    }
  }

  override package var childLayout: Layout? {
    empty?.fittingLine(minimumScale: 0.4).withoutMinimumWidth()
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let colors = colors(Theme(of: self))
    guard values.count > 1, let least = values.min(), let greatest = values.max() else { return }
    let height = range?.lineHeight ?? 0
    var room = area.rect.inset(by: Self.dot, max(2 * Self.dot, height / 2))
    let isFlat = least == greatest
    let y = { (value: Double) in
      isFlat ? room.center.y : room.y + room.height * (1 - (value - least) / (greatest - least))
    }
    if let label = range {
      let ends = isFlat ? [least] : [least, greatest]
      let texts = ends.map { Chart.numeral($0) }
      let whole = room
      _ = room.cutLeft(texts.map { label.width(of: $0) }.max() ?? 0, gap: 6)
      for (value, text) in zip(ends, texts) {
        canvas.text(text, like: label, at: Point(whole.x, y(value) - height / 2), label.color)
        canvas.polyline(Point(room.x, y(value)), Point(room.x + room.width, y(value)))
        canvas.stroke(colors.range, width: 1, dashes: [4, 4])
      }
    }
    let step = room.width / Double(values.count - 1)
    let points = values.enumerated().map { Point(room.x + Double($0) * step, y($1)) }
    canvas.polyline(points)
    canvas.stroke(colors.line, width: 2)
    canvas.circle(points[points.count - 1], radius: Self.dot)
    canvas.fill(colors.dot)
  }
}
