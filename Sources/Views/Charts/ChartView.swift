import GtkKit

package final class ChartView: CustomWidget {
  /// The font of all texts of the drawing, and the color of the table. They are not shown themselves.
  private let (sample, accent) = (Label("0").styled("chart-text"), Label("0").styled("accent"))
  private let emptyLabel = Label(wraps: true).styled("chart-empty")
  private var chart: Chart?

  /// The smallest size at which a chart says something, and the largest one of what stands for a chart without values.
  private static let (minimum, largestOutline) = (Size(240, 150), Size(360, 250))

  init() {
    super.init(role: .image)
    named("chart").add(sample).add(accent).add(emptyLabel)
    for label in [sample, accent, emptyLabel] { label.setAccessibleHidden(true) }
    // Numbers run from left to right in every language, and so does time along the axis.
    keepsDirection()
  }

  /// Shows a chart; nil shows none. Screen readers read its title and its summary.
  func show(_ chart: Chart?) {
    guard chart != self.chart else { return }
    self.chart = chart
    let summary = chart?.summary ?? ""
    emptyLabel.text = chart?.isEmpty == true ? summary : ""
    accessibleLabel(chart?.title ?? "")
    setAccessibleDescription(summary)
    queueAllocate()
    queueDraw()
  }

  override package func measure(_ orientation: Orientation, across: Int) -> SizeRequest {
    SizeRequest(Int(orientation == .horizontal ? Self.minimum.width : Self.minimum.height))
  }

  /// The outline of a chart without values, and its text below.
  private func outline(in area: Area) -> (bars: Rect, text: Rect) {
    let room = area.rect.inset(by: Metrics.gap)
    let largest = Self.largestOutline
    var text = room.centered(Size(min(room.width, largest.width), min(room.height, largest.height)))
    return (text.cutTop(text.height * 0.6, gap: Metrics.gap), text)
  }

  override package func arrange(in area: Area) -> [Placement] {
    [emptyLabel.placedText(in: outline(in: area).text)]
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    guard let chart else { return }
    guard chart.isEmpty else {
      let room = area.rect.inset(by: Metrics.step)
      return ChartDrawing(of: chart, in: room, like: sample, accent: accent).draw(on: canvas)
    }
    let bars = outline(in: area).bars
    let heights = [0.25, 0.5, 0.85, 1, 0.7, 0.45, 0.2]
    for (index, height) in heights.enumerated() {
      let bar = bars.column(index, of: heights.count, gap: Metrics.gap)
      canvas.rectangle(Rect(bar.x, bar.y + bar.height * (1 - height), bar.width, bar.height * height))
    }
    canvas.fill(accent.color.opacity(0.16))
    canvas.polyline(Point(bars.x, bars.y + bars.height), Point(bars.x + bars.width, bars.y + bars.height))
    canvas.stroke(accent.color, width: 2)
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
