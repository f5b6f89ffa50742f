import GtkKit

/// The line of a chart alone: small enough to belong to a table. The newest value has a dot. Time runs from left to right in
/// every language.
package final class TrendLine: CustomWidget, Outlet {
  /// The colors of the line, and of the dot at its end.
  struct Colors {
    let line, dot: Color
  }

  private let colors: (Theme) -> Colors
  private let empty: Label
  /// The values that are shown, oldest first.
  package private(set) var values: [Double] = []
  private var summary = ""

  /// The number of values that a line shows well.
  package static let length = 50
  private static let dot = 4.0

  /// A line in the colors of a theme. In a label, the title of the chart is written where the line will be.
  init(empty: Label, colors: @escaping (Theme) -> Colors) {
    (self.colors, self.empty) = (colors, empty)
    super.init(role: .image)
    add(empty)
    empty.setAccessibleHidden(true)
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
      empty.text = hasLine ? "" : chart.title
      queueDraw()
    }
  }

  override package var childLayout: Layout? {
    empty.fittingLine(minimumScale: 0.4).withoutMinimumWidth()
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    let colors = colors(Theme(of: self))
    guard values.count > 1, let least = values.min(), let greatest = values.max() else { return }
    let room = area.rect.inset(by: Self.dot, 2 * Self.dot)
    let step = room.width / Double(values.count - 1)
    let points = values.enumerated().map { index, value in
      let part = least == greatest ? 0.5 : (value - least) / (greatest - least)
      return Point(room.x + Double(index) * step, room.y + room.height * (1 - part))
    }
    canvas.polyline(points)
    canvas.stroke(colors.line, width: 2)
    canvas.circle(points[points.count - 1], radius: Self.dot)
    canvas.fill(colors.dot)
  }
}
