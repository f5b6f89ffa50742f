import CGtk

/// The program's style sheets.
public enum StyleSheet {
  /// Applies style sheets of registered resource bundles to all windows.
  ///
  /// A rule of a later style sheet overrides an equally specific rule of an earlier one.
  public static func load(resources paths: [String]) {
    let imports = paths.map { "@import url(\"resource://\($0)\");\n" }.joined()
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, imports, -1)
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(provider)
  }
}
