import CGtk

/// A small window beside a part of a widget, which closes at a click elsewhere or Escape.
public final class Popover {
  private let widget: WeakWidget

  /// A popover with some content, of a parent that arranges it with no others. It is closed when the parent disappears.
  public init(_ content: some Widget, of parent: some Widget) {
    let popover = AnyWidget(gtk_popover_new())
    gtk_popover_set_child(popover.cast(), content.pointer)
    gtk_widget_set_parent(popover.pointer, parent.pointer)
    widget = WeakWidget(popover)
    parent.onUnmap { [self] in popDown() }
  }

  /// Opens the popover at a rectangle of its parent. The first widget that can have it gets the keyboard focus.
  public func popUp(at place: Rect) {
    guard let popover = widget.widget else { return }
    var rectangle = GdkRectangle(
      x: CInt(place.x), y: CInt(place.y), width: CInt(place.width), height: CInt(place.height))
    gtk_popover_set_pointing_to(popover.cast(), &rectangle)
    gtk_popover_popup(popover.cast())
  }

  /// Closes the popover.
  public func popDown() {
    if let popover = widget.widget { gtk_popover_popdown(popover.cast()) }
  }
}
