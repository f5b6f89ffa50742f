import CGtk

/// The bar at the top of a window, with the window's buttons.
public struct HeaderBar: Widget {
  /// The `GtkHeaderBar`.
  public let pointer: WidgetPointer

  /// A bar with a title widget in the center.
  public init(title: some Widget) {
    pointer = gtk_header_bar_new()
    gtk_header_bar_set_title_widget(opaque, title.pointer)
  }

  /// Sets whether the bar shows the window's buttons.
  public func setShowsWindowButtons(_ shows: Bool) {
    gtk_header_bar_set_show_title_buttons(opaque, shows ? 1 : 0)
  }

  /// Adds a widget at the end of the bar.
  public func addEnd(_ widget: some Widget) { gtk_header_bar_pack_end(opaque, widget.pointer) }
}
