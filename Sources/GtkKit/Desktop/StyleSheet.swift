import CGtk

/// The program's style sheets.
public enum StyleSheet {
  /// Applies style sheets of registered resource bundles to all windows.
  ///
  /// A rule of a later style sheet overrides an equally specific rule of an earlier one.
  public static func load(resources paths: [String]) {
    let imports = paths.map { "@import url(\"resource://\($0)\");\n" }.joined()
    add(provider(of: imports), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
  }

  /// Whether the transitions and animations of all style sheets run. Unlike an ``Animation``, they cannot be shown at a
  /// given time.
  public static var allowsTransitions = true {
    didSet {
      guard allowsTransitions != oldValue else { return }
      if allowsTransitions {
        remove(noTransitions)
      } else {
        add(noTransitions, GTK_STYLE_PROVIDER_PRIORITY_USER)
      }
    }
  }

  private static let noTransitions = provider(of: "* { transition: none; animation: none; }")

  // MARK: - Providers

  private static func provider(of text: String) -> GObjectRef {
    let provider = GObjectRef(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    gtk_css_provider_load_from_data(provider.cast(), text, -1)
    return provider
  }

  private static func add(_ provider: GObjectRef, _ priority: CInt) {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(display, provider.opaque, guint(priority))
  }

  private static func remove(_ provider: GObjectRef) {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, provider.opaque)
  }
}
