import GtkKit

/// The colors of a chart: of its texts and axes, and of its series.
struct ChartPalette {
  let ink: Color
  let grid: Color
  /// The color around marks, which may lie on bars of a similar color.
  let halo: Color
  /// The colors of the measured series. Their patterns and markers tell them apart, too.
  let measured: [Color]
  let expected: Color

  /// The colors for a widget, from the style sheets.
  init(of widget: some Widget) {
    ink = widget.color
    halo = widget.color.lightness > 0.5 ? Color(0x1E1E1E) : Color(0xFFFFFF)
    grid = widget.themeColor("chart_grid")
    measured = (1...3).map { widget.themeColor("chart_series\($0)") }
    expected = widget.themeColor("chart_expected")
  }
}
