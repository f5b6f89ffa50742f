import Glibc
import GtkKit

/// Where the parts of a chart are. The screen and the picture file show the same places.
package struct ChartGeometry {
  /// A text, centered in a rectangle in which it may wrap.
  package struct Text: Equatable {
    package let text: String
    package let rect: Rect
  }

  /// A value on the vertical axis: its height, and its text beside it.
  package struct ValueTick: Equatable {
    package let y: Double
    package let text: Text
    package let isZero: Bool
  }

  /// The area of the values, from the vertical axis on.
  package let plot: Rect
  package let scale: ChartScale
  package let valueTicks: [ValueTick]
  package let categoryTexts: [Text]
  /// The titles of the vertical axis, above it, and of the horizontal axis, below it.
  package let titles: [Text]
  /// The names in the legend, by the numbers of their series, with room for a symbol before each.
  package let legend: [(series: Int, symbol: Rect, name: Text)]
  private let chart: Chart

  private static let gap = 6.0
  private static let symbolWidth = 26.0
  /// The part of a place that its bars take, and the largest width of a bar.
  private static let (barPart, widestBar) = (0.74, 64.0)

  package init(of chart: Chart, in area: Rect, like label: Label) {
    self.chart = chart
    var room = area
    // Half a text may reach beyond the axes.
    _ = room.cutRight(3 * Self.gap)
    legend = Self.legend(of: chart, in: &room, like: label)
    let valueTitle = room.cutTop(label.line, gap: 0.7 * label.line)
    let categoryTitle = room.cutBottom(label.line, gap: Self.gap)

    let count = Int((room.height - label.line) / (label.line * 2.2))
    scale = chart.scale(steps: max(2, min(count, 10)))
    let texts = scale.ticks.map { Chart.numeral($0) }
    let textWidth = texts.map { label.width(of: $0) }.max() ?? 0
    let names = room.cutLeft(textWidth, gap: 1.5 * Self.gap)
    let categories = CategoryAxis(of: chart, width: room.width, like: label)
    _ = room.cutBottom(min(categories.height, room.height / 2), gap: Self.gap)
    plot = room
    categoryTexts = categories.texts.map {
      Text(
        text: $0.text,
        rect: Rect(room.x + $0.middle - $0.width / 2, room.y + room.height + Self.gap, $0.width, $0.height))
    }
    valueTicks = zip(scale.ticks, texts).map { [scale] value, text in
      let y = room.y + room.height * (1 - scale.place(of: value))
      let width = label.width(of: text)
      let rect = Rect(names.x + names.width - width, y - label.line / 2, width, label.line)
      return ValueTick(y: y, text: Text(text: text, rect: rect), isZero: value == 0)
    }
    titles = [
      Self.fitted(chart.valueTitle(from: scale.ticks[0]), in: valueTitle, atStart: true, like: label),
      Self.fitted(
        chart.categoryTitle, in: Rect(room.x, categoryTitle.y, room.width, label.line), like: label),
    ]
  }

  private static func fitted(
    _ text: String, in rect: Rect, atStart: Bool = false, like label: Label
  ) -> Text {
    let width = min(rect.width, label.width(of: text) + 1)
    let x = atStart ? rect.x : rect.center.x - width / 2
    return Text(text: text, rect: Rect(x, rect.y, width, rect.height))
  }

  /// The entries from left to right, in as many lines as they need. One series needs none: the axis has its title.
  private static func legend(
    of chart: Chart, in room: inout Rect, like label: Label
  ) -> [(series: Int, symbol: Rect, name: Text)] {
    guard chart.series.count > 1 else { return [] }
    var entries: [(series: Int, symbol: Rect, name: Text)] = []
    var line = room.cutTop(label.line, gap: gap)
    for (index, series) in chart.series.enumerated() {
      let width = min(label.width(of: series.name) + 1, max(1, room.width - symbolWidth - gap))
      if line.width < symbolWidth + gap + width, entries.last?.symbol.y == line.y {
        line = room.cutTop(label.line, gap: gap)
      }
      let symbol = line.cutLeft(symbolWidth, gap: gap)
      let name = line.cutLeft(width, gap: 3 * gap)
      entries.append((index, symbol, Text(text: series.name, rect: name)))
    }
    _ = room.cutTop(gap)
    return entries
  }

  // MARK: - Values

  func y(of value: Double) -> Double { plot.y + plot.height * (1 - scale.place(of: value)) }

  /// The height of zero, where the bars begin.
  package var baseline: Double { y(of: 0) }

  package func points(of series: Chart.Series) -> [Point] {
    chart.values(of: series).map {
      Point(plot.x + CategoryAxis.middle(of: $0.place, in: chart, width: plot.width), y(of: $0.value))
    }
  }

  /// The bars of a series of measured values, side by side with those of the others.
  package func bars(of index: Int) -> [Rect] {
    let measured = chart.series.indices.filter { chart.series[$0].style == .measured }
    let column = measured.firstIndex(of: index) ?? 0
    return chart.values(of: chart.series[index]).map { place, value in
      let group = group(ofPlace: place)
      let bar = group.column(column, of: max(1, measured.count), gap: group.width > 30 ? 2 : 0)
      let (top, bottom) = (min(y(of: value), baseline), max(y(of: value), baseline))
      return Rect(bar.x, top, bar.width, bottom - top)
    }
  }

  /// The lines that mark expected values across the bars of their places.
  package func marks(of series: Chart.Series) -> [(start: Point, end: Point)] {
    chart.values(of: series).map { place, value in
      let group = group(ofPlace: place).inset(by: -2, 0)
      return (Point(group.x, y(of: value)), Point(group.x + group.width, y(of: value)))
    }
  }

  /// The columns that the bars of a place share.
  private func group(ofPlace place: Int) -> Rect {
    let slot = plot.column(place, of: max(1, chart.placeCount), gap: 0)
    let measured = chart.series.count { $0.style == .measured }
    let width = min(slot.width * Self.barPart, Self.widestBar * Double(max(1, measured)))
    return slot.centered(Size(width, slot.height))
  }
}

/// The texts below the horizontal axis of a chart: names, or those of round numbers that have room.
private struct CategoryAxis {
  /// The texts, with the distances of their middles from the start of the axis.
  let texts: [(text: String, middle: Double, width: Double, height: Double)]

  var height: Double { texts.map(\.height).max() ?? 0 }

  private static let gap = 8.0

  init(of chart: Chart, width: Double, like label: Label) {
    let shown = Self.shownPlaces(of: chart, width: width, like: label)
    let names = shown.map { chart.name(ofPlace: $0) }
    let slot = width / Double(max(1, chart.placeCount))
    let wraps =
      shown.count == chart.placeCount && names.contains { label.width(of: $0) + Self.gap > slot }
    texts = zip(shown, names).map { place, name in
      let middle = Self.middle(of: place, in: chart, width: width)
      let width = wraps ? max(1, slot - Self.gap / 2) : label.width(of: name) + 1
      return (name, middle, width, wraps ? label.height(of: name, inLinesOf: width) : label.line)
    }
  }

  /// The distance of the middle of a place from the start of the axis. A line begins and ends at the ends of its axis.
  static func middle(of place: Int, in chart: Chart, width: Double) -> Double {
    let count = Double(max(1, chart.placeCount))
    guard chart.kind == .line, count > 1 else { return width * (Double(place) + 0.5) / count }
    return width * Double(place) / (count - 1)
  }

  /// The places that have a text: all, or every second, fifth, tenth and so on, where the numbers are round.
  private static func shownPlaces(of chart: Chart, width: Double, like label: Label) -> [Int] {
    let count = chart.placeCount
    guard count > 1 else { return Array(0..<count) }
    // Long texts beside the vertical axis may leave no width.
    let distance = max(0.01, width / Double(chart.kind == .line ? count - 1 : count))
    var first = 0
    if case .numbered(let number) = chart.categories {
      first = number
    } else if (0..<count).contains(where: { Int(chart.name(ofPlace: $0)) == nil }) {
      // Words wrap. None can be left out.
      return Array(0..<count)
    }
    let widest = [0, count / 2, count - 1].map { label.width(of: chart.name(ofPlace: $0)) }.max() ?? 0
    let step = Int(ChartScale.roundStep(max(1, ((widest + gap) / distance).rounded(.up))))
    let places = (0..<count).filter { (first &+ $0).isMultiple(of: step) }
    return places.isEmpty ? [0] : places
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

extension Label {
  fileprivate var line: Double { lineHeight.rounded(.up) }
}
