import CGtk

/// A widget with other widgets above it.
public struct Overlay: Widget {
  /// The `GtkOverlay`.
  public let pointer: WidgetPointer

  /// An overlay with its main child.
  public init(_ child: some Widget) {
    pointer = gtk_overlay_new()
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Removes the main child.
  public func removeChild() { gtk_overlay_set_child(opaque, nil) }

  /// Adds a widget above the main child and the widgets that were added before.
  public func add(_ widget: some Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Removes a widget that was added by ``add(_:)``.
  public func remove(_ widget: some Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}
