import CGtk

extension Canvas {
  /// Strokes the path in dashes with round caps, and clears it. `pattern` has the lengths of dashes and gaps in turn.
  public func stroke(_ color: Color, width: Double, dashes pattern: [Double]) {
    cairo_set_dash(context, pattern, CInt(pattern.count), 0)
    stroke(color, width: width)
    cairo_set_dash(context, nil, 0, 0)
  }
}
