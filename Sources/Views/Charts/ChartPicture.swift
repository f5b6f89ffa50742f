import GtkKit

/// A chart as a picture for slides and documents, on white.
package enum ChartPicture {
  private static let size = Size(960.0, 540)
  private static let margin = 18.0

  /// The text of an SVG file.
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
    parent.add(title).add(sample)
    canvas.rectangle(Rect(size))
    canvas.fill(Color(0xFFFFFF))
    var room = Rect(size).inset(by: margin)
    let heading = room.cutTop(title.height(inLinesOf: room.width), gap: margin / 2)
    canvas.lines(of: title, in: heading, parent.color)
    ChartDrawing(of: chart, in: room, like: sample).draw(on: canvas)
    withExtendedLifetime(root) {}
  }
}
