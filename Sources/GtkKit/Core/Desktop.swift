import CGtk
import Glibc

/// What the desktop asks of its programs.
public enum Desktop {
  /// Prepares GTK; false where there is no display.
  public static func prepare() -> Bool {
    connectToBus()
    return gtk_init_check() != 0
  }

  /// Whether there is any font; without one, Pango and GTK fail in many places.
  public static var hasFonts: Bool {
    // Fontconfig is in the program through Pango.
    typealias GetFonts = @convention(c) (OpaquePointer?, Int32) -> UnsafePointer<Int32>?
    guard let symbol = dlsym(nil, "FcConfigGetFonts") else { return true }
    let getFonts = unsafeBitCast(symbol, to: GetFonts.self)
    return (getFonts(nil, 0)?.pointee ?? 0) > 0
  }

  /// Whether things may move (`gtk-enable-animations`).
  public static var allowsMotion: Bool {
    guard let settings = gtk_settings_get_default() else { return false }
    return cgtk_object_get_boolean(UnsafeMutableRawPointer(settings), "gtk-enable-animations") != 0
  }

  /// Whether the desktop asks for high contrast: its theme says so by its name.
  public static var prefersContrast: Bool {
    // GTK lets this variable go before the setting.
    let forced = g_getenv("GTK_THEME").map { String(cString: $0) } ?? ""
    let name = forced.isEmpty ? themeName : forced
    return ["HighContrast", "-hc", ":hc"].contains { name.contains($0) }
  }

  private static var themeName: String {
    guard let settings = gtk_settings_get_default(),
      let name = cgtk_object_get_string(UnsafeMutableRawPointer(settings), "gtk-theme-name")
    else { return "" }
    defer { g_free(name) }
    return String(cString: name)
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
