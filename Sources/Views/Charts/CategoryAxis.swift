import GtkKit

/// The texts below the horizontal axis of a chart: names, or those of round numbers that have room.
struct CategoryAxis {
  /// A text below its place.
  struct Text {
    let text: String
    /// The distance of its middle from the start of the axis.
    let middle: Double
    let width: Double
    let height: Double
  }

  let texts: [Text]

  /// The height of the highest text.
  var height: Double { texts.map(\.height).max() ?? 0 }

  private static let gap = 8.0

  init(of chart: Chart, width: Double, _ meter: TextMeter) {
    let shown = Self.shownPlaces(of: chart, width: width, meter)
    let names = shown.map { chart.name(ofPlace: $0) }
    let slot = width / Double(max(1, chart.placeCount))
    let wraps =
      shown.count == chart.placeCount && names.contains { meter.width($0) + Self.gap > slot }
    texts = zip(shown, names).map { place, name in
      let middle = Self.middle(of: place, in: chart, width: width)
      let width = wraps ? max(1, slot - Self.gap / 2) : meter.width(name) + 1
      return Text(
        text: name, middle: middle, width: width,
        height: wraps ? meter.height(name, width) : meter.line)
    }
  }

  /// The distance of the middle of a place from the start of the axis. A line begins and ends at the ends of its axis.
  static func middle(of place: Int, in chart: Chart, width: Double) -> Double {
    let count = Double(max(1, chart.placeCount))
    guard chart.kind == .line, count > 1 else { return width * (Double(place) + 0.5) / count }
    return width * Double(place) / (count - 1)
  }

  /// The places that have a text: all, or every second, fifth, tenth and so on, where the numbers are round.
  private static func shownPlaces(of chart: Chart, width: Double, _ meter: TextMeter) -> [Int] {
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
    let widest = [0, count / 2, count - 1].map { meter.width(chart.name(ofPlace: $0)) }.max() ?? 0
    let step = Int(ChartScale.roundStep(max(1, ((widest + gap) / distance).rounded(.up))))
    let places = (0..<count).filter { (first &+ $0).isMultiple(of: step) }
    return places.isEmpty ? [0] : places
  }
}
