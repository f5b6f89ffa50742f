import CGtk
import GtkKit

@MainActor
extension Widget {
  /// The bounds of the widget in another one's coordinates, with all scales applied.
  public func bounds(in other: some Widget) -> Rect {
    var rect = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer, other.pointer, &rect) != 0 else { return Rect(0, 0, 0, 0) }
    return Rect(rect)
  }
}
