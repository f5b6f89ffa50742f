@MainActor
extension Chart {
  /// A chart of the given values.
  static func sample(
    _ kind: Kind, _ series: [Series], _ categories: Categories = .numbered(from: 1), unit: Unit = .count
  ) -> Chart {
    Chart(
      "Sample", summary: "A sample.", kind, categoryTitle: "Place", categories: categories,
      valueAxis: Axis("Value", unit), series: series)
  }

  /// A histogram beside the expected one.
  static var histogram: Chart {
    .sample(
      .bars, [Series("Rolled", [3, 9, 4]), Series("Expected", [4, 8.5, 3.5], .expected)],
      .named(["Two", "Three", "Four, or more"]))
  }
}

extension String {
  /// An SVG file without the number that cairo gives each surface.
  var withoutSurfaceNumber: String { replacing(/id="surface[0-9]+"/, with: "") }
}
