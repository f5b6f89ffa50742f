import CGtk

/// The desktop session and its preferences.
public enum Desktop {
  /// Initializes GTK. Returns false if there is no display.
  public static func prepare() -> Bool {
    dropGtkWarnings()
    allowMissingBus()
    return gtk_init_check() != 0
  }

  /// Connects to the session bus. Without one, the program has no accessibility bus, either.
  ///
  /// Can go when GTK 4.8, which crashes when it finds an accessibility bus without a session bus, is no longer in use.
  private static func allowMissingBus() {
    if let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) {
      g_object_unref(UnsafeMutableRawPointer(bus))
    } else {
      g_setenv("GTK_A11Y", "none", 1)
    }
  }

  /// Draws letters in their own shapes and with their own widths, not fitted to the pixels of the display.
  ///
  /// For text that grows with its window: fitted letters change their shape from one size to the next, FreeType fits the letters
  /// of each size anew, which takes fifteen times as long as loading them, and words that are drawn smaller nearly touch. From 4.16
  /// on, GTK decides, unless the user has set `gtk-font-rendering` to "manual".
  public static func stopHintingText() {
    for setting in ["gtk-xft-hinting", "gtk-hint-font-metrics"] { GtkSetting.set(setting, to: 0) }
  }

  /// Makes GTK find an icon in a folder of the program's resources, unless it is installed.
  ///
  /// GTK then reads the icon theme again, which takes tens of milliseconds: call it when a window has been drawn.
  public static func provideIcon(_ name: String, inResources folder: String) {
    let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
    if gtk_icon_theme_has_icon(theme, name) == 0 { gtk_icon_theme_add_resource_path(theme, folder) }
  }

  /// Whether animations are allowed.
  public static var allowsMotion: Bool { !GtkSetting.isOn(.reducedMotion) }

  /// Whether the desktop allows sounds that accompany what the user does.
  public static var allowsSounds: Bool { GtkSetting.allowsSounds }

  /// Whether the user prefers high contrast.
  public static var prefersContrast: Bool { GtkSetting.isOn(.contrast) }

  /// Runs `handler` when the theme changes, until the returned connection is released.
  public static func onThemeChanged(_ handler: @escaping () -> Void) -> SignalConnection? {
    gtk_settings_get_default().map { settings in
      SignalConnection(
        GObjectRef(sinking: UnsafeMutableRawPointer(settings)),
        GtkSetting.themeProperties.map { "notify::\($0)" }, handler)
    }
  }
}
