import CGtk
import Glibc

extension Canvas {
  /// Fills a rectangle with rounded corners with a part of a vertical gradient of opaque colors at equal distances. Its edges
  /// are moved to whole pixels.
  ///
  /// It is painted in strips of one color. This looks the same, because a display has only 256 levels of each component. In
  /// software rendering, each pixel of a gradient takes many times as long. Each corner has one color, so the radius should be
  /// small compared with the height of the gradient.
  ///
  /// - Parameters:
  ///   - colors: The colors from top to bottom.
  ///   - whole: The rectangle of the whole gradient; nil is that of the part.
  public func fill(_ rect: Rect, radius: Double = 0, with colors: [Color], in whole: Rect? = nil) {
    let whole = whole ?? rect
    var body = atWholePixels(rect)
    let radius = max(0, min(radius, body.width / 2, body.height / 2))
    let inside = body.inset(by: radius, 0)
    let (top, bottom) = (body.cutTop(radius), body.cutBottom(radius))
    for (edge, y, angle) in [(top, body.y, Double.pi), (bottom, bottom.y, 0)] where radius > 0 {
      for x in [inside.x, inside.x + inside.width] { halfDisk(Point(x, y), radius: radius, from: angle) }
      fill(colors.color(at: (edge.center.y - whole.y) / whole.height))
    }
    // The strips cover the inner parts of the corners' disks.
    for part in [
      Rect(inside.x, top.y, inside.width, top.height), body,
      Rect(inside.x, bottom.y, inside.width, bottom.height),
    ] {
      fill(part, inStripsWith: colors, whole)
    }
  }

  /// Adds half of a disk, which begins at an angle, and one row of pixels more.
  private func halfDisk(_ center: Point, radius: Double, from angle: Double) {
    let side = cos(angle) * radius
    let y = center.y + (side < 0 ? 1 : -1)
    cairo_new_sub_path(context)
    cairo_arc(context, center.x, center.y, radius, angle, angle + .pi)
    for x in [center.x - side, center.x + side] { line(to: Point(x, y)) }
    close()
  }

  /// The rectangle with its edges at the nearest whole pixels.
  private func atWholePixels(_ rect: Rect) -> Rect {
    var (start, end) = (Point(rect.x, rect.y), Point(rect.x + rect.width, rect.y + rect.height))
    cairo_user_to_device(context, &start.x, &start.y)
    cairo_user_to_device(context, &end.x, &end.y)
    (start, end) = (Point(start.x.rounded(), start.y.rounded()), Point(end.x.rounded(), end.y.rounded()))
    cairo_device_to_user(context, &start.x, &start.y)
    cairo_device_to_user(context, &end.x, &end.y)
    return Rect(start.x, start.y, end.x - start.x, end.y - start.y)
  }

  /// Fills a rectangle with a part of a gradient. Neighboring rows with the same color are one strip.
  ///
  /// The edges of the strips are not smoothed. So two strips meet at the same pixels at any position and scale, and no
  /// row is blended with the one before, which would be slow. They are polygons, because Cairo rounds the position and the
  /// height of a rectangle separately, which would leave out rows of pixels at some scales.
  private func fill(_ rect: Rect, inStripsWith colors: [Color], _ whole: Rect) {
    let (left, right, bottom) = (rect.x, rect.x + rect.width, rect.y + rect.height)
    var strips: [(top: Double, color: Color)] = []
    for row in stride(from: rect.y, to: bottom, by: 1) {
      let color = colors.color(at: (row + 0.5 - whole.y) / whole.height).rounded
      if color != strips.last?.color { strips.append((row, color)) }
    }
    unsmoothed { canvas in
      for (strip, end) in zip(strips, strips.dropFirst().map(\.top) + [bottom]) {
        canvas.polyline(Point(left, strip.top), Point(right, strip.top), Point(right, end), Point(left, end))
        canvas.fill(strip.color)
      }
    }
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
