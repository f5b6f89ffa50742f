import Glibc
import GtkKit

/// A chart in an area: where its parts are, and how they are drawn, on the screen and in a picture file.
package struct ChartDrawing {
  /// A text, centered in a rectangle in which it may wrap.
  package struct Text {
    package let text: String
    package let rect: Rect
  }

  /// The area of the values, from the vertical axis on.
  package let plot: Rect
  package let scale: ChartScale
  package let (valueTexts, categoryTexts): ([Text], [Text])
  /// The titles of the vertical axis, above it, and of the horizontal axis, below it.
  package let titles: [Text]
  /// The names in the legend, with room for a symbol before each.
  package let legend: [(symbol: Rect, name: Text)]
  private let chart: Chart
  private let label: Label
  private let (ink, accent): (Color, Color)

  private static let gap = 6.0
  private static let symbolWidth = 26.0
  /// The part of a place that its bars take, the largest width of a bar, and the gap between a number and a mark.
  private static let (barPart, widestBar, markGap) = (0.74, 40.0, 3.0)
  /// The maximum number of points of a line that have markers.
  private static let maximumMarkers = 40

  /// A drawing with the font and the color of a label. What was measured has the color of another one.
  package init(of chart: Chart, in area: Rect, like label: Label, accent: Label) {
    (self.chart, self.label, ink, self.accent) = (chart, label, label.color, accent.color)
    let line = label.lineHeight.rounded(.up)
    var room = area
    // Half a text may reach beyond the axes.
    _ = room.cutRight(3 * Self.gap)
    let scale = chart.scale(steps: max(2, min(Int((room.height - 5 * line) / (line * 2.2)), 10)))
    let valueTitle = chart.axisTitle(from: scale.ticks[0])
    let (title, legend) = Self.header(valueTitle, of: chart, in: &room, like: label)
    // Above the values is room for half a text of the axis, or for the number of a bar.
    _ = room.cutTop((chart.isLine ? 0.7 : 1.1) * line)
    let categoryTitle = room.cutBottom(line, gap: Self.gap)

    let numbers = scale.ticks.map { Chart.numeral($0) }
    let names = room.cutLeft(numbers.map { label.width(of: $0) }.max() ?? 0, gap: 1.5 * Self.gap)
    let categories = Self.categories(of: chart, width: room.width, like: label)
    _ = room.cutBottom(min(categories.map(\.size.height).max() ?? 0, room.height / 2), gap: Self.gap)
    (self.scale, self.legend, plot) = (scale, legend, room)
    categoryTexts = categories.map { name, middle, size in
      let x = room.x + middle - size.width / 2
      return Text(text: name, rect: Rect(x, room.y + room.height + Self.gap, size.width, size.height))
    }
    valueTexts = zip(scale.ticks, numbers).map { value, text in
      let (y, width) = (room.y + room.height * (1 - scale.place(of: value)), label.width(of: text))
      return Text(text: text, rect: Rect(names.x + names.width - width, y - line / 2, width, line))
    }
    titles = [
      title, Text(text: chart.categoryTitle, rect: Rect(room.x, categoryTitle.y, room.width, line)),
    ]
  }

  /// The title of the vertical axis, and the entries of the legend: at the end of its line or, where they have no room there, in
  /// as many lines of their own as they need.
  private static func header(
    _ title: String, of chart: Chart, in room: inout Rect, like label: Label
  ) -> (title: Text, legend: [(symbol: Rect, name: Text)]) {
    let height = label.lineHeight.rounded(.up)
    let titleWidth = min(label.width(of: title) + 1, room.width)
    var line = room.cutTop(label.height(of: title, inLinesOf: titleWidth))
    let shownTitle = Text(text: title, rect: line.cutLeft(titleWidth, gap: 3 * gap))
    let widths = chart.named.map {
      min(label.width(of: $0.name) + 1, max(1, room.width - symbolWidth - gap))
    }
    let width = widths.reduce(0) { $0 + symbolWidth + gap + $1 + 3 * gap } - 3 * gap
    _ = line.cutLeft(width <= line.width ? line.width - width : line.width)
    var entries: [(symbol: Rect, name: Text)] = []
    for (series, width) in zip(chart.named, widths) {
      // Sums of fractions are not exact.
      if line.width + 0.01 < symbolWidth + gap + width {
        _ = room.cutTop(gap)
        line = room.cutTop(height)
      }
      let symbol = line.cutLeft(symbolWidth, gap: gap)
      entries.append((symbol, Text(text: series.name, rect: line.cutLeft(width, gap: 3 * gap))))
    }
    return (shownTitle, entries)
  }

  /// The texts below the horizontal axis, with the distances of their middles from its start: all words, which wrap, or each
  /// second, fifth, tenth and so on of the numbers, where they are round.
  private static func categories(
    of chart: Chart, width: Double, like label: Label
  ) -> [(name: String, middle: Double, size: Size)] {
    let names = (0..<chart.placeCount).map { chart.name(ofPlace: $0) }
    var (first, isNumbered) = (0, names.allSatisfy { Int($0) != nil })
    if case .numbered(let number) = chart.categories { (first, isNumbered) = (number, true) }
    // Of numbers, the widest is at an end or in the middle.
    let measured = isNumbered ? [0, names.count / 2, names.count - 1] : Array(names.indices)
    let widest = measured.filter(names.indices.contains).map { label.width(of: names[$0]) + 1 }.max() ?? 0
    // Long texts beside the vertical axis may leave no width.
    let distance = max(0.01, middle(of: 1, in: chart, width) - middle(of: 0, in: chart, width))
    let step = isNumbered ? max(1, Int(ChartScale.roundStep((widest + 7) / distance))) : 1
    let round = names.indices.filter { (first &+ $0).isMultiple(of: step) }
    return (round.isEmpty ? Array(names.indices.prefix(1)) : round).map { index in
      let room = isNumbered ? label.width(of: names[index]) + 1 : max(1, distance - 4)
      let size = Size(room, label.height(of: names[index], inLinesOf: room))
      return (names[index], middle(of: index, in: chart, width), size)
    }
  }

  /// The distance of the middle of a place from the start of the axis. A line begins and ends at the ends of its axis.
  private static func middle(of place: Int, in chart: Chart, _ width: Double) -> Double {
    let count = Double(max(1, chart.placeCount))
    guard chart.isLine, count > 1 else { return width * (Double(place) + 0.5) / count }
    return width * Double(place) / (count - 1)
  }

  // MARK: - Values

  private func y(of value: Double) -> Double { plot.y + plot.height * (1 - scale.place(of: value)) }

  package func points(of series: Chart.Series) -> [Point] {
    chart.values(of: series).map {
      Point(plot.x + Self.middle(of: $0.place, in: chart, plot.width), y(of: $0.value))
    }
  }

  /// The bars of a series of measured values, side by side with those of the others. They begin at zero.
  package func bars(of index: Int) -> [Rect] {
    chart.values(of: chart.series[index]).map { place, value in
      let group = group(ofPlace: place)
      let bar = group.column(index, of: chart.series.count, gap: group.width > 30 ? 2 : 0)
      return Rect(bar.x, y(of: value), bar.width, y(of: 0) - y(of: value))
    }
  }

  /// The values of a series as texts above its bars, and above a mark that would cross them; none where they have no room.
  package func numbers(of index: Int) -> [Text] {
    let (series, line) = (chart.series[index], label.lineHeight.rounded(.up))
    let texts = chart.texts(of: series)
    let numbers = zip(chart.values(of: series), bars(of: index)).map { value, bar in
      let marks = marks.filter { ($0.start.x...$0.end.x).contains(bar.center.x) }.map(\.start.y)
      let width = label.width(of: texts[value.place])
      let top = marks.first { (bar.y - line...bar.y).contains($0) }.map { $0 - Self.markGap } ?? bar.y
      let rect = Rect(bar.center.x - width / 2, top - line, width, line)
      return (Text(text: texts[value.place], rect: rect), bar)
    }
    return numbers.allSatisfy { $0.rect.width <= $1.width + 2 } ? numbers.map(\.0) : []
  }

  /// The lines that mark expected values: across the bars of their places, or across all places.
  package var marks: [(start: Point, end: Point)] {
    guard let expected = chart.expected else { return [] }
    return chart.values(of: expected).map { place, value in
      let room = chart.isLine ? plot : group(ofPlace: place).inset(by: -2, 0)
      return (Point(room.x, y(of: value)), Point(room.x + room.width, y(of: value)))
    }
  }

  /// The columns that the bars of a place share.
  private func group(ofPlace place: Int) -> Rect {
    let slot = plot.column(place, of: max(1, chart.placeCount), gap: 0)
    return slot.centered(
      Size(min(slot.width * Self.barPart, Self.widestBar * Double(chart.series.count)), slot.height))
  }

  // MARK: - Drawing

  func draw(on canvas: Canvas) {
    let grid = ink.opacity(Theme(of: label)(0.17, dark: 0.22, contrast: 0.55))
    // In the middle of a pixel, a thin line is sharp.
    for value in scale.ticks {
      let y = y(of: value).rounded() + 0.5
      canvas.polyline(Point(plot.x, y), Point(plot.x + plot.width, y))
      canvas.stroke(value == 0 ? ink : grid, width: value == 0 ? 1.5 : 1)
    }
    for text in categoryTexts {
      let (x, foot) = (text.rect.center.x.rounded() + 0.5, plot.y + plot.height)
      canvas.polyline(Point(x, foot), Point(x, foot + 4))
      canvas.stroke(ink, width: 1)
    }
    for text in valueTexts + categoryTexts + titles + legend.map(\.name) {
      canvas.lines(text.text, of: label, in: text.rect, ink)
    }
    // Lines are in front of what they are compared with, and bars behind it.
    let drawMarks = { for (start, end) in marks { drawMark(from: start, to: end, on: canvas) } }
    if chart.isLine { drawMarks() }
    for series in chart.series where chart.isLine { drawLine(through: points(of: series), on: canvas) }
    for index in chart.series.indices where !chart.isLine {
      for bar in bars(of: index) where bar.height > 0 { drawBar(bar, index, on: canvas) }
      for number in numbers(of: index) { canvas.lines(number.text, of: label, in: number.rect, ink) }
    }
    if !chart.isLine { drawMarks() }
    for (index, (symbol, _)) in legend.enumerated() {
      if chart.named[index] == chart.expected {
        let (start, y) = (Point(symbol.x, symbol.center.y), symbol.center.y)
        drawMark(from: start, to: Point(symbol.x + symbol.width, y), on: canvas)
      } else {
        drawBar(symbol.centered(Size(symbol.width, 12)), index, on: canvas)
      }
    }
  }

  /// A bar in the pattern of its series: solid, hatched or empty.
  private func drawBar(_ bar: Rect, _ index: Int, on canvas: Canvas) {
    let pattern = index % 3
    canvas.rectangle(bar)
    canvas.fill(accent.opacity([1, 0.2, 0][pattern]))
    if pattern == 1 {
      canvas.clipped(to: bar) { canvas in
        for offset in stride(from: 0, through: bar.width + bar.height, by: 7) {
          canvas.polyline(
            Point(bar.x + offset - bar.height, bar.y + bar.height), Point(bar.x + offset, bar.y))
        }
        canvas.stroke(accent, width: 2)
      }
    }
    canvas.rectangle(bar.inset(by: min(0.75, bar.width / 2), min(0.75, bar.height / 2)))
    canvas.stroke(accent, width: 1.5)
  }

  /// A value to compare with: a dashed line, which may lie on a bar of a similar color.
  private func drawMark(from start: Point, to end: Point, on canvas: Canvas) {
    canvas.polyline(start, end)
    canvas.stroke(Theme(of: label)(0xFFFFFF, dark: 0x1E1E1E), width: 5)
    canvas.polyline(start, end)
    canvas.stroke(ink, width: 2, dashes: [5, 5])
  }

  /// A line with a mark for each value, or only for the newest of many.
  private func drawLine(through points: [Point], on canvas: Canvas) {
    canvas.polyline(points)
    canvas.stroke(accent, width: 2.5)
    for point in points.suffix(points.count > Self.maximumMarkers ? 1 : points.count) {
      canvas.circle(point, radius: 3.5)
      canvas.fill(accent)
    }
  }
}

/// The ticks of a value axis: whole multiples of a step of 1, 2 or 5 times a power of ten, around all values.
package struct ChartScale: Equatable {
  /// The values at the ticks, in ascending order. The first and the last one are the ends of the axis.
  package let ticks: [Double]
  /// The scale of values with at most about `count` steps. It includes zero, unless the values are far from it and `followsValues`.
  package init(of values: [Double], count: Int, followsValues: Bool = false) {
    var (lower, upper) = (values.min() ?? 0, values.max() ?? 0)
    if !followsValues || lower < upper - lower { (lower, upper) = (min(0, lower), max(0, upper)) }
    let step = max(1, Self.roundStep((upper - lower) / Double(max(1, count))))
    let (first, last) = ((lower / step).rounded(.down), (upper / step).rounded(.up))
    // There is an axis where all values are zero, too.
    ticks = (0...max(1, Int(last - first))).map { (first + Double($0)) * step }
  }

  /// The smallest round step that is at least as large as a length.
  static func roundStep(_ length: Double) -> Double {
    let power = pow(10, log10(length).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= length * (1 - 1e-9) } ?? 10) * power
  }

  /// The place of a value on the axis, from 0 at its start to 1 at its end.
  func place(of value: Double) -> Double {
    let (first, last) = (ticks[0], ticks[ticks.count - 1])
    return (value - first) / (last - first)
  }
}
