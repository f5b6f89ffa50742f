import GtkKit

/// The line of a chart alone: small enough to belong to a table. The newest value has a dot. Time runs from left to right in
/// every language.
package struct TrendLine: Widget {
  /// The container in which the line is drawn.
  package let pointer: WidgetPointer
  private let area: Container
  private let shown = Shared<[Double]>([])

  /// The number of values that a line shows well.
  package static let length = 50
  private static let dot = 4.0

  /// A line in the color of the name that a style sheet defines, and its dot in that of the name with "_dot". With a label,
  /// the smallest and the largest value are marked and written in its style.
  init(color name: String, range label: Label? = nil) {
    area = Container(
      role: .image,
      drawBelow: { [shown] canvas, area in
        let widget = area.container
        Self.draw(
          shown.value, on: canvas, area.rect,
          (widget.themeColor(name), widget.themeColor("\(name)_dot"), widget.themeColor("\(name)_range")),
          label)
      })
    pointer = area.pointer
    if let label {
      area.add(label)
      label.setAccessibleHidden(true)
    }
  }

  /// Whether there is a line to show.
  package var hasLine: Bool { shown.value.count > 1 }

  /// The values that are shown, oldest first.
  package var values: [Double] { shown.value }

  /// Shows the first series of a chart. Screen readers read its title and its summary.
  package func show(_ chart: Chart) {
    area.accessible(chart.title)
    area.setAccessibleDescription(chart.summary)
    let values = (chart.series.first?.values ?? []).filter(\.isFinite)
    guard values != shown.value else { return }
    shown.value = values
    area.queueDraw()
  }

  private static func draw(
    _ values: [Double], on canvas: Canvas, _ rect: Rect, _ colors: (line: Color, dot: Color, range: Color),
    _ label: Label?
  ) {
    guard values.count > 1, let least = values.min(), let greatest = values.max() else { return }
    let height = label?.lineHeight ?? 0
    var room = rect.inset(by: dot, max(dot, height / 2))
    let isFlat = least == greatest
    let y = { (value: Double) in
      isFlat ? room.center.y : room.y + room.height * (1 - (value - least) / (greatest - least))
    }
    if let label {
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
    canvas.circle(points[points.count - 1], radius: dot)
    canvas.fill(colors.dot)
  }
}
