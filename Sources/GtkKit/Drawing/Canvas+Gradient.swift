import CGtk

extension Canvas {
  /// Fills a rectangle with rounded corners with a part of a vertical gradient of opaque colors at equal distances.
  ///
  /// Most of it is painted in strips of one color. This looks the same, because a display has only 256 levels of each
  /// component. In software rendering, each pixel of a gradient takes many times as long.
  ///
  /// - Parameters:
  ///   - colors: The colors from top to bottom.
  ///   - whole: The rectangle of the whole gradient; nil is that of the part.
  public func fill(_ rect: Rect, radius: Double = 0, with colors: [Color], in whole: Rect? = nil) {
    let whole = whole ?? rect
    let radius = min(radius, rect.width / 2, rect.height / 2)
    var body = rect
    let (top, bottom) = (body.cutTop(radius), body.cutBottom(radius))
    if radius > 0 {
      for x in [rect.x + radius, rect.x + rect.width - radius] {
        for y in [body.y, bottom.y] { circle(Point(x, y), radius: radius) }
      }
      fillPath(with: colors, in: whole)
    }
    // They cover the inner parts of the circles.
    for part in [top.inset(by: radius, 0), body, bottom.inset(by: radius, 0)] {
      fill(part, inStripsWith: colors, whole)
    }
  }

  /// Fills a rectangle with a part of a gradient. Neighboring rows with the same color are one strip.
  ///
  /// The edges of the strips are not smoothed. So two strips meet at the same pixels at any position and scale, and no
  /// row is blended with the one before, which takes long.
  private func fill(_ rect: Rect, inStripsWith colors: [Color], _ whole: Rect) {
    let bottom = rect.y + rect.height
    var strips: [(top: Double, color: Color)] = []
    for row in stride(from: rect.y, to: bottom, by: 1) {
      let color = colors.color(at: (row + 0.5 - whole.y) / whole.height).rounded
      if color != strips.last?.color { strips.append((row, color)) }
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    for (strip, end) in zip(strips, strips.dropFirst().map(\.top) + [bottom]) {
      rectangle(Rect(rect.x, strip.top, rect.width, end - strip.top))
      fill(strip.color)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
  }

  /// Fills the path with a gradient, and clears it.
  private func fillPath(with colors: [Color], in whole: Rect) {
    let pattern = cairo_pattern_create_linear(0, whole.y, 0, whole.y + whole.height)
    for (index, color) in colors.enumerated() {
      let offset = Double(index) / Double(max(1, colors.count - 1))
      cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_fill(context)
    cairo_pattern_destroy(pattern)
  }
}

extension [Color] {
  /// The color at a part of a gradient, from 0 to 1, whose colors have equal distances.
  fileprivate func color(at part: Double) -> Color {
    let place = Swift.max(0, Swift.min(part, 1)) * Double(count - 1)
    let index = Int(place)
    return index == count - 1 ? self[index] : self[index].mixed(with: self[index + 1], place - Double(index))
  }
}

extension Color {
  /// The nearest color of a display with 256 levels.
  fileprivate var rounded: Color {
    func level(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return Color(red: level(red), green: level(green), blue: level(blue), alpha: alpha)
  }
}
