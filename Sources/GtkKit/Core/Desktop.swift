import CGtk

/// What the desktop asks of its programs.
public enum Desktop {
  /// Prepares GTK; false where there is no display.
  public static func prepare() -> Bool { gtk_init_check() != 0 }

  /// Whether things may move (`gtk-enable-animations`).
  public static var allowsMotion: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return cgtk_object_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") != 0
  }

  /// Lets things move or not, as the desktop's own setting would: for tests.
  public static func setAllowsMotion(_ allowed: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_object_set_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations", allowed ? 1 : 0)
  }

  /// Chooses the dark form of the theme or the light one: for tests and pictures.
  public static func setPrefersDark(_ dark: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_object_set_boolean(
      UnsafeMutableRawPointer(settings), "gtk-application-prefer-dark-theme", dark ? 1 : 0)
  }

  /// Keeps a handler waiting for changes of the theme; it ends when this is let go.
  public final class ThemeToken {
    private let settings: OpaquePointer
    private let handlers: [gulong]

    init(_ settings: OpaquePointer, _ handler: @escaping () -> Void) {
      self.settings = settings
      handlers = ["gtk-theme-name", "gtk-application-prefer-dark-theme"].map { property in
        Signal.connect(argument: UnsafeMutableRawPointer(settings), "notify::\(property)") { _ in handler() }
      }
    }

    isolated deinit {
      for handler in handlers { g_signal_handler_disconnect(UnsafeMutableRawPointer(settings), handler) }
    }
  }

  /// Runs `handler` when the theme changes, for as long as what it returns is kept.
  public static func onThemeChanged(_ handler: @escaping () -> Void) -> ThemeToken? {
    gtk_settings_get_default().map { ThemeToken($0, handler) }
  }
}
