@MainActor
extension Rect {
  var right: Double { x + width }
  var bottom: Double { y + height }

  /// A rectangle that contains everything.
  static let everywhere = Rect(-1e6, -1e6, 2e6, 2e6)

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The intersection with another rectangle.
  func intersection(with other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(left, top, max(0, min(right, other.right) - left), max(0, min(bottom, other.bottom) - top))
  }

  /// Whether the rectangle is within another one, up to a tolerance.
  func isWithin(_ other: Rect, tolerance: Double) -> Bool {
    x >= other.x - tolerance && y >= other.y - tolerance && right <= other.right + tolerance
      && bottom <= other.bottom + tolerance
  }

  /// The width and height in integral pixels, for findings.
  var dimensions: String { "\(Int(width.rounded()))×\(Int(height.rounded()))" }

  /// The size and the position in integral pixels.
  var place: String { "\(dimensions) at \(Int(x.rounded())), \(Int(y.rounded()))" }
}

@MainActor
extension Widget {
  /// A rectangle in the widget's coordinates, converted to another widget's with all scales applied.
  func rect(_ rect: Rect, in other: some Widget) -> Rect {
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(pointer, other.pointer, &matrix) != 0 else { return Rect(0, 0, 0, 0) }
    var own = graphene_rect_t(
      origin: graphene_point_t(x: Float(rect.x), y: Float(rect.y)),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    var result = graphene_rect_t()
    graphene_matrix_transform_bounds(&matrix, &own, &result)
    return Rect(result)
  }

  /// The widget's border box in another widget's coordinates, with all scales applied.
  func box(in other: some Widget) -> Rect { bounds(in: other) }

  /// The scale at which the widget is drawn in another one.
  func scale(in other: some Widget) -> Double { rect(Rect(0, 0, 1, 1), in: other).height }
}
