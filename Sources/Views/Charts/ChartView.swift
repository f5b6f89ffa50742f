import GtkKit

package final class ChartView: CustomWidget {
  /// The font of all texts of the drawing, and the color of the table. They are not shown themselves.
  private let (sample, accent) = (Label("0").styled("chart-text"), Label("0").styled("accent"))
  private let emptyLabel = Label(wraps: true).styled("chart-empty")
  private var chart: Chart?
  /// Draws what is shown for a chart without values, in a square of ``iconSide`` pixels.
  private var emptyIcon: ((_ canvas: Canvas, _ color: Color) -> Void)?
  static let iconSide = 16.0

  /// The smallest size at which a chart says something.
  private static let minimum = Size(240, 150)

  init() {
    super.init(role: .image)
    named("chart").add(sample).add(accent).add(emptyLabel)
    for label in [sample, accent, emptyLabel] { label.setAccessibleHidden(true) }
    // Numbers run from left to right in every language, and so does time along the axis.
    keepsDirection()
  }

  /// Shows a chart, or an icon in place of one without values; nil shows none. Screen readers read its title and its summary.
  func show(_ chart: Chart?, emptyIcon: ((_ canvas: Canvas, _ color: Color) -> Void)?) {
    guard chart != self.chart else { return }
    (self.chart, self.emptyIcon) = (chart, emptyIcon)
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

  /// The icon of a chart without values, and its text below.
  private func outline(in area: Area) -> (icon: Rect, text: Rect) {
    let room = area.rect.inset(by: Metrics.step)
    var text = room.centered(Size(min(room.width, 420), min(room.height, 190)))
    let icon = text.cutTop(text.height * 0.55, gap: Metrics.gap)
    let side = min(icon.width, icon.height)
    return (icon.centered(Size(side, side)), text)
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
    let place = outline(in: area).icon
    canvas.transformed(by: Point(place.x, place.y), scale: place.width / Self.iconSide) {
      emptyIcon?($0, accent.color)
    }
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
