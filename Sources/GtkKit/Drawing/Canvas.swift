import CGtk

/// A surface for vector drawing, which is sharp at any scale.
public struct Canvas {
  package let context: OpaquePointer

  /// Begins a new part of the path at a point.
  public func move(to point: Point) { cairo_move_to(context, point.x, point.y) }

  /// Adds a line.
  public func line(to point: Point) { cairo_line_to(context, point.x, point.y) }

  /// Adds lines through points.
  public func polyline(_ points: Point...) { polyline(points) }

  /// Adds lines through points.
  public func polyline(_ points: [Point]) {
    points.first.map(move(to:))
    for point in points.dropFirst() { line(to: point) }
  }

  /// Adds a circle.
  public func circle(_ center: Point, radius: Double) {
    cairo_new_sub_path(context)
    cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
  }

  /// Adds two lines from corner to corner of a rectangle.
  public func cross(in rect: Rect) {
    polyline(Point(rect.x, rect.y), Point(rect.x + rect.width, rect.y + rect.height))
    polyline(Point(rect.x + rect.width, rect.y), Point(rect.x, rect.y + rect.height))
  }

  /// Adds an ellipse with two radii around a point.
  public func ellipse(at center: Point, _ horizontal: Double, _ vertical: Double) {
    cairo_save(context)
    cairo_translate(context, center.x, center.y)
    cairo_scale(context, horizontal, vertical)
    cairo_new_sub_path(context)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    cairo_restore(context)
  }

  /// Adds a cubic Bézier curve with two control points.
  public func curve(towards first: Point, _ second: Point, to end: Point) {
    cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  /// Adds a line to the beginning of the path's current part.
  public func close() { cairo_close_path(context) }

  /// Adds a rectangle.
  public func rectangle(_ rect: Rect) { cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }

  /// Adds a horizontal or vertical line of a width as a rectangle. To fill it takes much less time than to stroke a line.
  public func rule(from start: Point, to end: Point, width: Double) {
    let (left, top) = (min(start.x, end.x), min(start.y, end.y))
    let (length, height) = (abs(start.x - end.x), abs(start.y - end.y))
    assert(length == 0 || height == 0)
    rectangle(
      height == 0
        ? Rect(left, top - width / 2, length, width) : Rect(left - width / 2, top, width, height))
  }

  /// Adds a rectangle with rounded corners.
  public func roundedRectangle(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    let (left, top) = (rect.x + radius, rect.y + radius)
    let (right, bottom) = (rect.x + rect.width - radius, rect.y + rect.height - radius)
    cairo_new_sub_path(context)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
  }

  /// Fills the path and clears it.
  public func fill(_ color: Color) {
    use(color)
    cairo_fill(context)
  }

  /// Fills the path, strokes its outline, and clears it.
  public func fill(_ color: Color, outline: Color, width: Double) {
    use(color)
    cairo_fill_preserve(context)
    stroke(outline, width: width)
  }

  /// Strokes the path with round caps and joins, and clears it.
  public func stroke(_ color: Color, width: Double) {
    use(color)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_stroke(context)
  }

  /// Strokes the path in dashes with round caps, and clears it. `pattern` has the lengths of dashes and gaps in turn.
  public func stroke(_ color: Color, width: Double, dashes pattern: [Double]) {
    cairo_set_dash(context, pattern, CInt(pattern.count), 0)
    stroke(color, width: width)
    cairo_set_dash(context, nil, 0, 0)
  }

  /// Clips drawing to a rectangle.
  public func clipped(to rect: Rect, _ draw: (Canvas) -> Void) {
    cairo_save(context)
    rectangle(rect)
    cairo_clip(context)
    draw(self)
    cairo_restore(context)
  }

  /// Draws in translated and scaled coordinates.
  public func transformed(by offset: Point, scale: Double = 1, _ draw: (Canvas) -> Void) {
    cairo_save(context)
    cairo_translate(context, offset.x, offset.y)
    cairo_scale(context, scale, scale)
    draw(self)
    cairo_restore(context)
  }

  func use(_ color: Color) { cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha) }

  /// Draws in coordinates in which the origin, the point (1, 0) and the point (0, 1) are at three points, which are not on a line.
  public func transformed(origin: Point, right: Point, down: Point, _ draw: (Canvas) -> Void) {
    var matrix = cairo_matrix_t(
      xx: right.x - origin.x, yx: right.y - origin.y, xy: down.x - origin.x, yy: down.y - origin.y,
      x0: origin.x, y0: origin.y)
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
}
