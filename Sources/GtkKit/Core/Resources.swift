import CGtk

/// A bundle of data files that GLib maps into memory: reading one copies nothing.
///
/// `@unchecked Sendable`: a GResource never changes, and GLib reads it from any thread.
public nonisolated struct Resources: @unchecked Sendable {
  private let resource: OpaquePointer

  /// Opens a compiled bundle, and tells GTK of it; nil where there is none that can be read.
  public init?(path: String) {
    guard let resource = g_resource_load(path, nil) else { return nil }
    g_resources_register(resource)
    self.resource = resource
  }

  /// The bytes of a file; nil where the bundle has no such file. They stay where they are while the program runs.
  public func bytes(of path: String) -> UnsafeRawBufferPointer? {
    guard let bytes = g_resource_lookup_data(resource, path, CGTK_RESOURCE_LOOKUP_FLAGS_NONE, nil) else {
      return nil
    }
    defer { g_bytes_unref(bytes) }  // the mapping outlives this handle on it: the resource is never unloaded
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { UnsafeRawBufferPointer(start: $0, count: Int(count)) }
  }
}

/// The program's style sheets.
public enum StyleSheet {
  /// Applies style sheets of registered bundles to every window. A rule of a later sheet overrides an equally specific
  /// rule of an earlier one.
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
