import CGtk

/// Two widgets beside each other, with a divider that the user can drag. The first one keeps its width when that of both changes.
public struct Paned: Widget {
  /// The `GtkPaned`.
  public let pointer: WidgetPointer

  /// A first widget, beside which another one can be shown. None can be made smaller than its minimum size.
  public init(_ first: some Widget) {
    pointer = gtk_paned_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_paned_set_start_child(opaque, first.pointer)
    gtk_paned_set_wide_handle(opaque, 1)
    gtk_paned_set_resize_start_child(opaque, 0)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
  }

  /// Shows a widget beside the first one; nil for none.
  public func showBeside(_ second: AnyWidget?) { gtk_paned_set_end_child(opaque, second?.pointer) }

  /// The width of the first widget, in pixels.
  public var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    nonmutating set { gtk_paned_set_position(opaque, CInt(newValue)) }
  }
}
