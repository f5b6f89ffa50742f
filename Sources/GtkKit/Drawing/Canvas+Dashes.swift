import CGtk

extension Canvas {
  /// Strokes the path with dashes that are each followed by a gap, and clears it.
  public func stroke(_ color: Color, width: Double, dash: Double, gap: Double) {
    cairo_set_dash(context, [dash, gap], 2, 0)
    stroke(color, width: width)
    cairo_set_dash(context, nil, 0, 0)
  }
}
