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
    // The corners have one color each: between their first and last rows, a gradient changes by a few levels at most.
    for (edge, y) in [(top, body.y), (bottom, bottom.y)] where radius > 0 {
      for x in [rect.x + radius, rect.x + rect.width - radius] { circle(Point(x, y), radius: radius) }
      fill(colors.color(at: (edge.center.y - whole.y) / whole.height))
    }
    // They cover the inner parts of the corners' circles.
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
