import CGtk

/// The window that tells which keys do what.
public enum ShortcutsWindow {
  /// Shows what a resource describes as `help_overlay`, above a window of an application, which names the keys of the
  /// actions; it is made at the first time.
  ///
  /// GTK would make it with the window, before that is drawn, from a resource of a name of its own.
  public static func present(resource path: String, above window: Window) {
    let parent = UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkApplicationWindow.self)
    if gtk_application_window_get_help_overlay(parent) == nil {
      let builder = gtk_builder_new_from_resource(path)
      defer { g_object_unref(builder.map { UnsafeMutableRawPointer($0) }) }
      guard let overlay = gtk_builder_get_object(builder, "help_overlay") else { return }
      gtk_application_window_set_help_overlay(parent, OpaquePointer(overlay))
      Window(pointer: UnsafeMutableRawPointer(overlay).assumingMemoryBound(to: GtkWidget.self))
        .closes(at: "<Control>w")
    }
    guard let overlay = gtk_application_window_get_help_overlay(parent) else { return }
    gtk_window_present(UnsafeMutableRawPointer(overlay).assumingMemoryBound(to: GtkWindow.self))
  }
}
