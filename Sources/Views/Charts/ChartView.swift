import GtkKit

package final class ChartView: CustomWidget {
  /// The font of all texts of the drawing, and the color of the table. They are not shown themselves.
  private let (sample, accent) = (Label("0").styled("chart-text"), Label("0").styled("accent"))
  private var chart: Chart?

  init() {
    super.init(role: .image)
    named("chart").add(sample).add(accent)
    for label in [sample, accent] { label.setAccessibleHidden(true) }
    // Numbers run from left to right in every language, and so does time along the axis.
    keepsDirection()
  }

  /// Screen readers read the title and the summary of the chart.
  func show(_ chart: Chart) {
    guard chart != self.chart else { return }
    self.chart = chart
    accessibleLabel(chart.title)
    setAccessibleDescription(chart.summary)
    queueDraw()
  }

  /// The smallest size at which a chart says something.
  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(orientation == .horizontal ? 240 : 150)
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    guard let chart else { return }
    let room = area.rect.inset(by: Metrics.step)
    ChartDrawing(of: chart, in: room, like: sample, accent: accent).draw(on: canvas)
  }
}

/// A chart as a picture for slides and documents, on white.
package enum ChartPicture {
  private static let size = Size(960.0, 540)
  private static let margin = 18.0

  package static func svg(of chart: Chart) -> String {
    SVGPicture.text(size) { draw(chart, on: $0) }
  }

  /// A PNG file with 1920×1080 pixels.
  package static func png(of chart: Chart) -> [UInt8] {
    Bitmap(size, scale: 2) { draw(chart, on: $0) }.png
  }

  private static func draw(_ chart: Chart, on canvas: Canvas) {
    // The labels of the picture are in no window. The style sheet applies to them below this container.
    StyleSheet.use("statistics")
    let parent = CustomWidget().styled("statistics", "picture")
    let root = WidgetRoot(parent)
    let (title, sample) = (Label(chart.title).styled("chart-title"), Label("0").styled("chart-text"))
    let accent = Label("0").styled("accent")
    parent.add(title).add(sample).add(accent)
    canvas.rectangle(Rect(size))
    canvas.fill(Color(0xFFFFFF))
    var room = Rect(size).inset(by: margin)
    let heading = room.cutTop(title.height(inLinesOf: room.width), gap: margin / 2)
    canvas.lines(of: title, in: heading, parent.color)
    ChartDrawing(of: chart, in: room, like: sample, accent: accent).draw(on: canvas)
    withExtendedLifetime(root) {}
  }
}
