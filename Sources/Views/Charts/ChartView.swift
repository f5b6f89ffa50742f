import GtkKit

package final class ChartView: CustomWidget {
  /// The font of all texts of the drawing. It is not shown itself.
  private let sample = Label("0").styled("chart-text")
  private let emptyLabel = Label(wraps: true).styled("chart-empty")
  private var chart: Chart?

  /// The smallest size at which a chart says something.
  private static let (minimumWidth, minimumHeight) = (240, 150)

  init() {
    super.init(role: .image)
    named("chart").add(sample).add(emptyLabel)
    sample.setAccessibleHidden(true)
    emptyLabel.setAccessibleHidden(true)
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
    SizeRequest(orientation == .horizontal ? Self.minimumWidth : Self.minimumHeight)
  }

  override package func arrange(in area: Area) -> [Placement] {
    [emptyLabel.placedText(in: area.rect.inset(by: 2 * Metrics.gap))]
  }

  override package func draw(on canvas: Canvas, in area: Area) {
    guard let chart, !chart.isEmpty else { return }
    ChartDrawing(of: chart, in: area.rect.inset(by: Metrics.step), like: sample).draw(on: canvas)
  }
}

private struct ChartColors: Palette {
  let grid: Color
  /// The colors of the measured series. Their patterns and markers tell them apart, too.
  let measured: [Color]
  let expected: Color
  /// The color around marks, which may lie on bars of a similar color.
  let halo: Color

  init(_ theme: Theme) {
    grid = theme(0xD8D8D8, dark: 0x4A4A4A, contrast: 0x767676, contrastDark: 0x9A9A9A)
    measured = theme(
      [0x1A5FB4, 0xA8480A, 0x26733F], dark: [0x84B6F4, 0xFFB366, 0x8FF0A4],
      contrast: [0x00357F, 0x6F2800, 0x00401A], contrastDark: [0xC2DEFF, 0xFFD9AD, 0xCDFFD6])
    expected = theme(0x2B2B2B, dark: 0xF2F2F2, contrast: 0x000000, contrastDark: 0xFFFFFF)
    halo = theme(0xFFFFFF, dark: 0x1E1E1E)
  }
}

/// Draws a chart: on the screen, and into a picture file.
struct ChartDrawing {
  private let chart: Chart
  private let geometry: ChartGeometry
  private let label: Label
  private let ink: Color
  private let colors: ChartColors

  /// The maximum number of points of a line that have markers.
  private static let maximumMarkers = 40
  private static let lineWidth = 2.5

  /// A drawing in an area, with the font and the color of a label.
  init(of chart: Chart, in area: Rect, like label: Label) {
    self.chart = chart
    self.label = label
    ink = label.color
    colors = ChartColors(of: label)
    geometry = ChartGeometry(of: chart, in: area, like: label)
  }

  func draw(on canvas: Canvas) {
    drawAxes(on: canvas)
    for (index, series) in chart.series.enumerated() {
      switch (chart.kind, series.style) {
      case (.bars, .measured):
        for bar in geometry.bars(of: index) where bar.height > 0 { drawBar(bar, index, on: canvas) }
      case (.bars, .expected):
        for (start, end) in geometry.marks(of: series) { drawMark(from: start, to: end, on: canvas) }
      case (.line, _): drawLine(index, on: canvas)
      }
    }
    for (series, symbol, name) in geometry.legend {
      drawSymbol(of: series, in: symbol, on: canvas)
      draw(name, on: canvas)
    }
  }

  // MARK: - Axes

  private func drawAxes(on canvas: Canvas) {
    let plot = geometry.plot
    for tick in geometry.valueTicks {
      // In the middle of a pixel, a thin line is sharp.
      let y = tick.y.rounded() + 0.5
      canvas.polyline(Point(plot.x, y), Point(plot.x + plot.width, y))
      canvas.stroke(tick.isZero ? ink : colors.grid, width: tick.isZero ? 1.5 : 1)
      draw(tick.text, on: canvas)
    }
    let foot = plot.y + plot.height
    for text in geometry.categoryTexts {
      let x = text.rect.center.x.rounded() + 0.5
      canvas.polyline(Point(x, foot), Point(x, foot + 4))
      canvas.stroke(ink, width: 1)
      draw(text, on: canvas)
    }
    for title in geometry.titles { draw(title, on: canvas) }
  }

  private func draw(_ text: ChartGeometry.Text, on canvas: Canvas) {
    canvas.lines(text.text, of: label, in: text.rect, ink)
  }

  // MARK: - Series

  /// The color of a series, and its number among those of its style.
  private func style(of index: Int) -> (color: Color, number: Int) {
    let series = chart.series[index]
    let number = chart.series[..<index].count { $0.style == series.style }
    let color =
      series.style == .expected ? colors.expected : colors.measured[number % colors.measured.count]
    return (color, number)
  }

  /// A bar in the pattern of its series: solid, hatched or empty.
  private func drawBar(_ bar: Rect, _ index: Int, on canvas: Canvas) {
    let (color, number) = style(of: index)
    let pattern = number % 3
    canvas.rectangle(bar)
    canvas.fill(color.opacity([1, 0.2, 0][pattern]))
    if pattern == 1 {
      canvas.clipped(to: bar) { canvas in
        for offset in stride(from: 0, through: bar.width + bar.height, by: 7) {
          canvas.polyline(
            Point(bar.x + offset - bar.height, bar.y + bar.height), Point(bar.x + offset, bar.y))
        }
        canvas.stroke(color, width: 2)
      }
    }
    canvas.rectangle(bar.inset(by: min(0.75, bar.width / 2), min(0.75, bar.height / 2)))
    canvas.stroke(color, width: 1.5)
  }

  /// An expected value: a line across the bars with a diamond in its middle.
  private func drawMark(from start: Point, to end: Point, on canvas: Canvas) {
    let (middle, radius) = (start.mixed(with: end, 0.5), 4.0)
    for (color, width) in [(colors.halo, 5.0), (colors.expected, 2.0)] {
      canvas.polyline(start, end)
      canvas.stroke(color, width: width)
      canvas.polyline(
        Point(middle.x - radius, middle.y), Point(middle.x, middle.y - radius),
        Point(middle.x + radius, middle.y), Point(middle.x, middle.y + radius))
      canvas.close()
      canvas.fill(color, outline: color, width: width - 2)
    }
  }

  private func drawLine(_ index: Int, on canvas: Canvas) {
    let points = geometry.points(of: chart.series[index])
    drawLine(through: points, index, on: canvas)
    // Every point of a short line, and the newest one of a long line.
    for point in points.count > Self.maximumMarkers ? points.suffix(1) : points[...] {
      drawMarker(at: point, index, on: canvas)
    }
  }

  /// A line in the stroke of its series: solid, or dashed for calculated values.
  private func drawLine(through points: [Point], _ index: Int, on canvas: Canvas) {
    let (color, number) = style(of: index)
    canvas.polyline(points)
    let isExpected = chart.series[index].style == .expected
    guard isExpected || number > 0 else { return canvas.stroke(color, width: Self.lineWidth) }
    canvas.stroke(color, width: Self.lineWidth, dashes: isExpected ? [1, 6] : [10, 6])
  }

  /// A circle, a square or a triangle.
  private func drawMarker(at point: Point, _ index: Int, on canvas: Canvas) {
    let (color, number) = style(of: index)
    guard chart.series[index].style == .measured else { return }
    switch number % 3 {
    case 0: canvas.circle(point, radius: 3.5)
    case 1: canvas.rectangle(Rect(center: point, Size(7.0, 7.0)))
    default:
      canvas.polyline(
        Point(point.x - 4.5, point.y + 3.5), Point(point.x, point.y - 4.5),
        Point(point.x + 4.5, point.y + 3.5))
      canvas.close()
    }
    canvas.fill(color)
  }

  // MARK: - Legend

  private func drawSymbol(of index: Int, in rect: Rect, on canvas: Canvas) {
    let (start, end) = (Point(rect.x, rect.center.y), Point(rect.x + rect.width, rect.center.y))
    switch (chart.kind, chart.series[index].style) {
    case (.bars, .measured): drawBar(rect.centered(Size(rect.width, 12)), index, on: canvas)
    case (.bars, .expected): drawMark(from: start, to: end, on: canvas)
    case (.line, _):
      drawLine(through: [start, end], index, on: canvas)
      drawMarker(at: start.mixed(with: end, 0.5), index, on: canvas)
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
