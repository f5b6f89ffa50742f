import GtkKit

/// A chart on the screen.
package final class ChartView: Widget {
  package let pointer: WidgetPointer
  private let area: Container
  /// The font of all texts of the drawing. It is not shown itself.
  private let sample = Label("0").styled("chart-text")
  private let emptyLabel = Label(wraps: true).styled("chart-empty")
  private var chart: Chart?

  /// The smallest size at which a chart says something.
  private static let least = Size(240, 150)

  init() {
    area = Container(role: .image, measure: Container.sizes(minimum: Self.least, natural: Self.least))
    pointer = area.styled("chart").named("chart").add(sample).add(emptyLabel).pointer
    sample.setAccessibleHidden(true)
    emptyLabel.setAccessibleHidden(true)
    // Numbers run from left to right in every language, and so does time along the axis.
    area.keepsDirection()
    area.arrange = { [emptyLabel] in
      [emptyLabel.placedText(in: $0.rect.inset(by: 2 * Metrics.gap))]
    }
    area.drawBelow = { [weak self] canvas, area in self?.draw(on: canvas, area) }
  }

  /// Shows a chart; nil shows none. Screen readers read its title and its summary.
  func show(_ chart: Chart?) {
    guard chart != self.chart else { return }
    self.chart = chart
    let summary = chart?.summary ?? ""
    emptyLabel.text = chart?.isEmpty == true ? summary : ""
    area.accessible(chart?.title ?? "")
    area.setAccessibleDescription(summary)
    area.queueAllocate()
    area.queueDraw()
  }

  private func draw(on canvas: Canvas, _ area: Area) {
    guard let chart, !chart.isEmpty else { return }
    let palette = ChartPalette(of: self.area)
    ChartDrawing(of: chart, in: area.rect.inset(by: Metrics.step), like: sample, palette).draw(on: canvas)
  }
}
