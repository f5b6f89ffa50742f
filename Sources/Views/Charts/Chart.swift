import GtkKit

/// The content of a chart: what it says, without how it is drawn.
package struct Chart: Equatable, Sendable {
  /// The form of a chart.
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

  /// The axis of the values.
  package struct Axis: Equatable, Sendable {
    /// The title without the unit, such as "Balance".
    package var title: String
    /// The unit of the values.
    package var unit: Unit

    /// An axis with a title and a unit.
    package init(_ title: String, _ unit: Unit) {
      self.title = title
      self.unit = unit
    }
  }

  /// The places of the values along the horizontal axis.
  package enum Categories: Equatable, Sendable {
    /// A name for each place.
    case named([String])
    /// Numbers in order, from that of the first place on. The places are those of the longest series, and the axis names
    /// round numbers only.
    case numbered(from: Int)
  }

  /// Values that belong together: a line, or the bars in one pattern.
  package struct Series: Equatable, Sendable {
    /// Whether the values were counted or calculated.
    package enum Style: Sendable {
      case measured, expected
    }

    /// The name in the legend, and the heading in the table.
    package var name: String
    /// The values, one for each place from the first one on. Values that are not finite are not shown.
    package var values: [Double]
    /// Whether the values were counted or calculated.
    package var style: Style

    /// A series with the given values.
    package init(_ name: String, _ values: [Double], _ style: Style = .measured) {
      self.name = name
      self.values = values
      self.style = style
    }
  }

  /// The title above the chart.
  package var title: String
  /// What the chart shows, in one sentence for screen readers.
  package var summary: String
  /// The form.
  package var kind: Kind
  /// The title of the horizontal axis, such as "Game".
  package var categoryTitle: String
  /// The places along the horizontal axis.
  package var categories: Categories
  /// The vertical axis.
  package var valueAxis: Axis
  /// The series, of which the first one is the most important.
  package var series: [Series]

  /// A chart of the given values.
  package init(
    _ title: String, summary: String, _ kind: Kind, categoryTitle: String, categories: Categories,
    valueAxis: Axis, series: [Series]
  ) {
    self.title = title
    self.summary = summary
    self.kind = kind
    self.categoryTitle = categoryTitle
    self.categories = categories
    self.valueAxis = valueAxis
    self.series = series
  }
}

extension Chart {
  /// Whether nothing was measured: no series of measured values has a value. Zero is a value.
  package var isEmpty: Bool {
    series.allSatisfy { $0.style == .expected || !$0.values.contains(where: \.isFinite) }
  }

  /// The number of places along the horizontal axis.
  package var placeCount: Int {
    switch categories {
    case .named(let names): names.count
    case .numbered: series.map(\.values.count).max() ?? 0
    }
  }

  /// The name of a place: a category, or a number as text.
  package func name(ofPlace index: Int) -> String {
    switch categories {
    case .named(let names): names[index]
    case .numbered(let first): Numeral.text(first &+ index)
    }
  }
}
