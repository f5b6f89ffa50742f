import CGtk
import GtkKit

@MainActor
extension Rect {
  /// A rectangle of graphene.
  public init(_ rect: graphene_rect_t) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }
}

@MainActor
extension Widget {
  /// The bounds of the widget in another one's coordinates, with all scales applied.
  public func bounds(in other: some Widget) -> Rect {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 else { return Rect(0, 0, 0, 0) }
    return Rect(rect)
  }
}
