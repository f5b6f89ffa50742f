import CGtk
import GtkKit

@MainActor
extension Rect {
  /// A rectangle of graphene.
  init(_ rect: graphene_rect_t) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Everything there is.
  static let everywhere = Rect(-1e6, -1e6, 2e6, 2e6)

  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// What both rectangles cover.
  func shared(with other: Rect) -> Rect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(left, top, max(0, min(right, other.right) - left), max(0, min(bottom, other.bottom) - top))
  }

  /// Whether the rectangle is within another, give or take so much.
  func isWithin(_ other: Rect, tolerance: Double) -> Bool {
    x >= other.x - tolerance && y >= other.y - tolerance && right <= other.right + tolerance
      && bottom <= other.bottom + tolerance
  }

  /// Width and height in whole pixels, as findings tell them.
  var dimensions: String { "\(Int(width.rounded()))×\(Int(height.rounded()))" }

  /// Where it is and how large, in whole pixels.
  var place: String { "\(dimensions) at \(Int(x.rounded())), \(Int(y.rounded()))" }
}

@MainActor
extension Widget {
  /// Where a rectangle of the widget's own pixels is within another widget, all scales counted in.
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

  /// The widget's border box within another widget, all scales counted in.
  func box(in other: some Widget) -> Rect {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 else { return Rect(0, 0, 0, 0) }
    return Rect(rect)
  }

  /// How many times larger than laid out the widget is drawn in another one.
  func scale(in other: some Widget) -> Double { rect(Rect(0, 0, 1, 1), in: other).height }
}
