import CGtk

/// A widget with others above it.
public struct Overlay: Widget {
  /// The `GtkOverlay`.
  public let pointer: WidgetPointer

  /// Shows `child`, and what is added later above it.
  public init(_ child: some Widget) {
    pointer = gtk_overlay_new()
    gtk_overlay_set_child(opaque, child.pointer)
  }

  /// Takes out the widget below the others.
  public func removeChild() { gtk_overlay_set_child(opaque, nil) }

  /// Adds a widget above the others.
  public func add(_ widget: some Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }

  /// Removes a widget from above.
  public func remove(_ widget: some Widget) { gtk_overlay_remove_overlay(opaque, widget.pointer) }
}
