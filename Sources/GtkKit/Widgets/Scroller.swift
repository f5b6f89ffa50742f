import CGtk

/// Shows a widget that may be higher than its room, and lets the user scroll it.
public struct Scroller: Widget {
  /// The `GtkScrolledWindow`.
  public let pointer: WidgetPointer

  /// A scroller around a widget, which gets all of the width.
  public init(_ child: some Widget) {
    pointer = gtk_scrolled_window_new()
    gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(opaque, child.pointer)
  }
}
