import CGtk

extension Canvas {
  /// Fills a rectangle with rounded corners with a vertical gradient of colors at equal distances.
  public func fill(_ rect: Rect, radius: Double = 0, with colors: [Color]) {
    let gradient = cairo_pattern_create_linear(rect.x, rect.y, rect.x, rect.y + rect.height)
    for (index, color) in colors.enumerated() {
      let offset = Double(index) / Double(colors.count - 1)
      cairo_pattern_add_color_stop_rgba(gradient, offset, color.red, color.green, color.blue, color.alpha)
    }
    roundedRectangle(rect, radius: radius)
    cairo_set_source(context, gradient)
    cairo_fill(context)
    cairo_pattern_destroy(gradient)
  }
}
