import CGtk

/// An affine map: a point (x, y) is drawn at (xx · x + xy · y + x0, yx · x + yy · y + y0).
public struct Affine {
  var matrix: cairo_matrix_t

  /// The map that takes the origin, the point (1, 0) and the point (0, 1) to three points.
  public init(origin: Point, right: Point, down: Point) {
    matrix = cairo_matrix_t(
      xx: right.x - origin.x, yx: right.y - origin.y, xy: down.x - origin.x, yy: down.y - origin.y,
      x0: origin.x, y0: origin.y)
  }

  /// Whether it maps areas to areas, and not to a line or a point. Only such a map can be drawn with.
  var isInvertible: Bool { abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-9 }
}

extension Canvas {
  /// Draws in coordinates that an affine map transforms. Nothing is drawn if the map is not invertible.
  public func transformed(by map: Affine, _ draw: (Canvas) -> Void) {
    guard map.isInvertible else { return }
    var matrix = map.matrix
    cairo_save(context)
    cairo_transform(context, &matrix)
    draw(self)
    cairo_restore(context)
  }

  /// Draws in coordinates that are rotated clockwise around a point, by an angle in radians.
  public func rotated(by angle: Double, around center: Point, _ draw: (Canvas) -> Void) {
    cairo_save(context)
    cairo_translate(context, center.x, center.y)
    cairo_rotate(context, angle)
    cairo_translate(context, -center.x, -center.y)
    draw(self)
    cairo_restore(context)
  }

  /// Clips drawing to the path, and clears the path.
  public func clippedToPath(_ draw: (Canvas) -> Void) {
    cairo_save(context)
    cairo_clip(context)
    draw(self)
    cairo_restore(context)
  }
}
