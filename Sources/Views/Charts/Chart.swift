import GtkKit

/// The content of a chart: what it says, without how it is drawn.
package struct Chart: Equatable, Sendable {
  /// The places of the values along the horizontal axis.
  package enum Categories: Equatable, Sendable {
    /// A bar for each value, which begins at zero.
    case named([String])
    /// Lines through values in order, such as a balance over the games. The places have numbers from that of the first one on.
    /// They are those of the longest series, and the axis names round numbers only.
    case numbered(from: Int)
  }

  /// Values that belong together: a line, or the bars in one pattern.
  package struct Series: Equatable, Sendable {
    /// The name in the legend, and the heading in the table.
    package var name: String
    /// The values, one for each place from the first one on. Values that are not finite are not shown.
    package var values: [Double]

    package init(_ name: String, _ values: [Double]) { (self.name, self.values) = (name, values) }
  }

  package var title: String
  /// What the chart shows, in one sentence for screen readers.
  package var summary: String
  /// The title of the horizontal axis, such as "Game".
  package var categoryTitle: String
  package var categories: Categories
  package var valueTitle: String
  /// Whether the values are amounts of money.
  package var isMoney: Bool
  /// The series that were measured, of which the first one is the most important.
  package var series: [Series]
  /// What they are compared with: a value for each place of the bars, or one for all, such as the balance at the start.
  package var expected: Series?

  package init(
    _ title: String, summary: String, of valueTitle: String, isMoney: Bool = false, by categoryTitle: String,
    _ categories: Categories, _ series: [Series], expected: Series? = nil
  ) {
    (self.title, self.summary, self.valueTitle, self.isMoney) = (title, summary, valueTitle, isMoney)
    (self.categoryTitle, self.categories) = (categoryTitle, categories)
    (self.series, self.expected) = (series, expected)
  }
}

extension Chart {
  /// Whether nothing was measured. Zero is a value.
  package var isEmpty: Bool { !series.contains { $0.values.contains(where: \.isFinite) } }

  /// Whether it has lines instead of bars.
  package var isLine: Bool {
    if case .numbered = categories { true } else { false }
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
    let columns = columns.map { texts(of: $0) }
    return (0..<placeCount).map { index in
      [name(ofPlace: index)] + columns.map { index < $0.count ? $0[index] : "" }
    }
  }

  /// The title of the values with their unit, such as "Balance ($)".
  var titleWithUnit: String { isMoney ? tr("{title} ($)", ["title": valueTitle]) : valueTitle }

  /// The title of an axis whose first value is not zero says so, such as "Balance ($), axis starts at $180".
  func axisTitle(from first: Double) -> String {
    guard first > 0 else { return titleWithUnit }
    return tr(
      "{title}, axis starts at {first}", ["title": titleWithUnit, "first": text(of: first, digits: 0)])
  }

  /// The scale of the value axis, with about that number of steps. Bars begin at zero, and those of a few games are low. Where zero
  /// is far from all values, a line does not begin there: it could not be read.
  func scale(steps: Int) -> ChartScale {
    let values = all.flatMap { self.values(of: $0) }.map(\.value)
    return ChartScale(of: isLine ? values : values + [5], count: steps, followsValues: isLine)
  }

  /// The series that the legend names: one alone needs no name, because the axis has its title.
  var named: [Series] { columns.count > 1 ? all : Array(all.dropFirst()) }

  private var all: [Series] { series + [expected].compactMap(\.self) }

  /// The series in the table.
  private var columns: [Series] { isLine ? series : all }

  package var columnTitles: [String] { [categoryTitle] + columns.map(\.name) }

  func values(of series: Series) -> [(place: Int, value: Double)] {
    series.values.prefix(placeCount).enumerated().compactMap { $1.isFinite ? ($0, $1) : nil }
  }

  /// How many decimals the values of a series have.
  private func digits(of series: Series) -> Int {
    values(of: series).allSatisfy { $0.value == $0.value.rounded() } ? 0 : 1
  }

  /// A number with separators, in every locale if it is whole.
  static func numeral(_ value: Double, digits: Int = 0) -> String {
    let whole = digits == 0 ? Int(exactly: value.rounded()) : nil
    return whole.map { Numeral.text($0) } ?? Numeral.text(value, digits: digits)
  }

  /// The values of a series as texts; empty where they are not finite.
  func texts(of series: Series) -> [String] {
    let digits = digits(of: series)
    return series.values.map { $0.isFinite ? text(of: $0, digits: digits) : "" }
  }

  private func text(of value: Double, digits: Int) -> String {
    let number = Self.numeral(value, digits: digits)
    return isMoney ? tr("${amount}", ["amount": number]) : number
  }

  /// The table as comma-separated values (RFC 4180), with the headings in the first record.
  ///
  /// Numbers have a period and no separators, in every language, so that other programs can read them.
  package var csv: String {
    let header = [categoryTitle] + columns.map { $0.name == valueTitle ? titleWithUnit : $0.name }
    let records = (0..<placeCount).map { index in
      [name(ofPlace: index, isPlain: true)] + columns.map { Self.number($0, index) }
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
