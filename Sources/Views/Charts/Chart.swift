import GtkKit

/// The content of a chart: what it says, without how it is drawn.
package struct Chart: Equatable, Sendable {
  package enum Kind: Sendable {
    /// Lines through values in order, such as a balance over the games.
    case line
    /// A bar for each value, which begins at zero.
    case bars
  }

  /// The unit of the values. It decides how they are written.
  package enum Unit: Sendable {
    case count, dollars
  }

  package struct Axis: Equatable, Sendable {
    package var title: String
    package var unit: Unit

    package init(_ title: String, _ unit: Unit) {
      (self.title, self.unit) = (title, unit)
    }
  }

  /// The places of the values along the horizontal axis.
  package enum Categories: Equatable, Sendable {
    case named([String])
    /// Numbers in order, from that of the first place on. The places are those of the longest series, and the axis names
    /// round numbers only.
    case numbered(from: Int)
  }

  /// Values that belong together: a line, or the bars in one pattern.
  package struct Series: Equatable, Sendable {
    package enum Style: Sendable {
      case measured, expected
    }

    /// The name in the legend, and the heading in the table.
    package var name: String
    /// The values, one for each place from the first one on. Values that are not finite are not shown.
    package var values: [Double]
    package var style: Style

    package init(_ name: String, _ values: [Double], _ style: Style = .measured) {
      (self.name, self.values, self.style) = (name, values, style)
    }
  }

  package var title: String
  /// What the chart shows, in one sentence for screen readers.
  package var summary: String
  package var kind: Kind
  /// The title of the horizontal axis, such as "Game".
  package var categoryTitle: String
  package var categories: Categories
  package var valueAxis: Axis
  /// The series, of which the first one is the most important.
  package var series: [Series]

  package init(
    _ title: String, summary: String, _ kind: Kind, categoryTitle: String, categories: Categories,
    valueAxis: Axis, series: [Series]
  ) {
    (self.title, self.summary, self.kind, self.categoryTitle) = (title, summary, kind, categoryTitle)
    (self.categories, self.valueAxis, self.series) = (categories, valueAxis, series)
  }
}

extension Chart {
  /// Whether nothing was measured: no series of measured values has a value. Zero is a value.
  package var isEmpty: Bool {
    series.allSatisfy { $0.style == .expected || !$0.values.contains(where: \.isFinite) }
  }

  package var placeCount: Int {
    switch categories {
    case .named(let names): names.count
    case .numbered: series.map(\.values.count).max() ?? 0
    }
  }

  /// The name of a place: a category, or a number as text; plain, it has no separators.
  package func name(ofPlace index: Int, isPlain: Bool = false) -> String {
    switch categories {
    case .named(let names): names[index]
    case .numbered(let first): isPlain ? String(first &+ index) : Numeral.text(first &+ index)
    }
  }

  /// The rows of the table: the name of the place, and a value of each series; empty where the series has none.
  package var rows: [[String]] {
    let columns = series.map { texts(of: $0) }
    return (0..<placeCount).map { index in
      [name(ofPlace: index)] + columns.map { index < $0.count ? $0[index] : "" }
    }
  }

  /// The title of the value axis with its unit, such as "Balance ($)".
  package var valueTitle: String {
    switch valueAxis.unit {
    case .count: valueAxis.title
    case .dollars: tr("{title} ($)", ["title": valueAxis.title])
    }
  }

  /// The title of an axis whose first value is not zero says so, such as "Balance ($), from 180".
  func valueTitle(from first: Double) -> String {
    guard first > 0 else { return valueTitle }
    return tr("{title}, from {first}", ["title": valueTitle, "first": Self.numeral(first)])
  }

  /// The scale of the value axis, with about that number of steps. Bars begin at zero. Where it is far from all values, a line does not: it
  /// could not be read.
  func scale(steps: Int) -> ChartScale {
    ChartScale(of: allValues, count: steps, followsValues: kind == .line)
  }

  package var columnTitles: [String] { [categoryTitle] + series.map(\.name) }

  func values(of series: Series) -> [(place: Int, value: Double)] {
    series.values.prefix(placeCount).enumerated().compactMap { $1.isFinite ? ($0, $1) : nil }
  }

  var allValues: [Double] { series.flatMap { values(of: $0) }.map(\.value) }

  /// How many decimals the values of a series have.
  private func digits(of series: Series) -> Int {
    values(of: series).allSatisfy { $0.value == $0.value.rounded() } ? 0 : 1
  }

  /// A number with separators, in every locale if it is whole.
  static func numeral(_ value: Double, digits: Int = 0) -> String {
    let whole = digits == 0 ? Int(exactly: value.rounded()) : nil
    return whole.map { Numeral.text($0) } ?? Numeral.text(value, digits: digits)
  }

  private func texts(of series: Series) -> [String] {
    let digits = digits(of: series)
    return series.values.map { $0.isFinite ? text(of: $0, digits: digits) : "" }
  }

  private func text(of value: Double, digits: Int) -> String {
    let number = Self.numeral(value, digits: digits)
    return switch valueAxis.unit {
    case .count: number
    case .dollars: tr("${amount}", ["amount": number])
    }
  }

  /// The table as comma-separated values (RFC 4180), with the headings in the first record.
  ///
  /// Numbers have a period and no separators, in every language, so that other programs can read them.
  package var csv: String {
    let header = [categoryTitle] + series.map { $0.name == valueAxis.title ? valueTitle : $0.name }
    let records = (0..<placeCount).map { index in
      [name(ofPlace: index, isPlain: true)] + series.map { Self.number($0, index) }
    }
    return ([header] + records).map { $0.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func number(_ series: Series, _ index: Int) -> String {
    guard series.values.indices.contains(index), series.values[index].isFinite else { return "" }
    let value = series.values[index]
    return Int(exactly: value).map { String($0) } ?? String(value)
  }

  /// A field, in quotes if it has a quote, a comma or a line break.
  private static func field(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { !"\",\r\n".unicodeScalars.contains($0) }
    return isPlain ? text : "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
