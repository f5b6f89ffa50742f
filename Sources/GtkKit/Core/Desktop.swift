import CGtk
import Glibc

/// What the desktop asks of its programs.
public enum Desktop {
  /// Prepares GTK; false where there is no display.
  public static func prepare() -> Bool {
    Log.install()
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

  /// Whether animations are allowed.
  public static var allowsMotion: Bool { !GtkSetting.isOn(.reducedMotion) }

  /// Whether the desktop asks for high contrast.
  public static var prefersContrast: Bool { GtkSetting.isOn(.contrast) }

  /// Keeps a handler waiting for changes of the theme; it ends when this is let go.
  public final class ThemeToken {
    private let settings: OpaquePointer
    private let handlers: [gulong]

    init(_ settings: OpaquePointer, _ handler: @escaping () -> Void) {
      self.settings = settings
      handlers = GtkSetting.themeProperties.map { property in
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
