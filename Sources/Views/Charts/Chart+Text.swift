import GtkKit

extension Chart {
  /// A row of the table: the place, and a value of each series; empty where the series has none.
  package struct Row: Equatable {
    package let place: String
    package let values: [String]
  }

  /// The rows of the table.
  package var rows: [Row] {
    let columns = series.map { texts(of: $0) }
    return (0..<placeCount).map { index in
      Row(place: name(ofPlace: index), values: columns.map { index < $0.count ? $0[index] : "" })
    }
  }

  /// The title of the value axis with its unit, such as "Balance ($)".
  package var valueTitle: String {
    switch valueAxis.unit {
    case .count: valueAxis.title
    case .dollars: tr("{title} ($)", ["title": valueAxis.title])
    }
  }

  /// The headings of the table's columns.
  package var columnTitles: [String] { [categoryTitle] + series.map(\.name) }

  /// The finite values of a series, by their places.
  func values(of series: Series) -> [(place: Int, value: Double)] {
    series.values.prefix(placeCount).enumerated().compactMap { $1.isFinite ? ($0, $1) : nil }
  }

  /// All finite values.
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

  /// The values of a series with their unit.
  private func texts(of series: Series) -> [String] {
    let digits = digits(of: series)
    return series.values.map { $0.isFinite ? text(of: $0, digits: digits) : "" }
  }

  /// A value with its unit.
  private func text(of value: Double, digits: Int) -> String {
    let number = Self.numeral(value, digits: digits)
    return switch valueAxis.unit {
    case .count: number
    case .dollars: tr("${amount}", ["amount": number])
    }
  }
}
