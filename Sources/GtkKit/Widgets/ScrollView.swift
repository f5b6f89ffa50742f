import CGtk

/// Shows a part of a widget that is higher than its room.
public struct ScrollView: Widget {
  /// The `GtkScrolledWindow`.
  public let pointer: WidgetPointer

  /// Scrolls `child` up and down, never sideways.
  public init(_ child: some Widget) {
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }
}
