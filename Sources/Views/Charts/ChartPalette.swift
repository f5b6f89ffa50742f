import GtkKit

/// The colors of a chart: of its texts and axes, and of its series.
struct ChartPalette {
  let ink: Color
  let grid: Color
  /// The colors of the measured series. Their patterns and markers tell them apart, too.
  let measured: [Color]
  let expected: Color

  /// The colors for a widget, from the style sheets.
  init(of widget: some Widget) {
    ink = widget.color
    grid = widget.themeColor("chart_grid")
    measured = (1...3).map { widget.themeColor("chart_series\($0)") }
    expected = widget.themeColor("chart_expected")
  }
}
