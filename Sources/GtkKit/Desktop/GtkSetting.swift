import CGtk

/// The properties of `GtkSettings` for the preferences. Which of them exist depends on the version of GTK.
enum GtkSetting {
  private static let colorScheme = "gtk-interface-color-scheme"
  private static let contrast = "gtk-interface-contrast"
  private static let prefersDark = "gtk-application-prefer-dark-theme"
  private static let themeName = "gtk-theme-name"
  private static let animations = "gtk-enable-animations"

  /// The properties that change the appearance of the theme.
  static let themeProperties = [themeName, prefersDark, colorScheme, contrast]

  /// The values of the properties that are new in GTK 4.20. Older headers do not declare them.
  private enum Value {
    static let unsupported: CInt = 0
    static let darkScheme: CInt = 2
    static let lightScheme: CInt = 3
    static let usualContrast: CInt = 1
    static let moreContrast: CInt = 2
  }

  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }

  private static func has(_ property: String) -> Bool {
    settings.map { cgtk_object_has_property($0, property) != 0 } ?? false
  }

  /// The value of a property that may be missing.
  private static func number(_ property: String) -> CInt {
    guard let settings, has(property) else { return Value.unsupported }
    return cgtk_object_get_int(settings, property)
  }

  private static func set(_ property: String, _ isOn: Bool) {
    if let settings { cgtk_object_set_boolean(settings, property, isOn ? 1 : 0) }
  }

  private static func set(_ property: String, _ value: CInt) {
    if let settings { cgtk_object_set_int(settings, property, value) }
  }

  // MARK: - Preferences

  /// Whether GTK itself applies a preference of the desktop.
  static func isFollowedByGtk(_ preference: Preference) -> Bool {
    switch preference {
    case .dark: number(colorScheme) != Value.unsupported
    case .contrast: number(contrast) != Value.unsupported
    case .reducedMotion: false
    }
  }

  /// Whether a preference is on in GTK's settings, for any reason.
  static func isOn(_ preference: Preference) -> Bool {
    switch preference {
    case .dark: number(colorScheme) == Value.darkScheme || isTrue(prefersDark)
    case .contrast: number(contrast) == Value.moreContrast || hasContrastTheme
    case .reducedMotion: !isTrue(animations)
    }
  }

  /// Switches a preference on or off for this program only.
  static func set(_ preference: Preference, isOn: Bool) {
    switch preference {
    case .dark where has(colorScheme): set(colorScheme, isOn ? Value.darkScheme : Value.lightScheme)
    case .dark: set(prefersDark, isOn)
    case .contrast where has(contrast): set(contrast, isOn ? Value.moreContrast : Value.usualContrast)
    case .contrast:
      let contrastTheme = hasDarkTheme ? "HighContrastInverse" : "HighContrast"
      if let settings { cgtk_object_set_string(settings, themeName, isOn ? contrastTheme : "Default") }
    case .reducedMotion: set(animations, !isOn)
    }
  }

  /// Resets a preference to the desktop's value.
  static func reset(_ preference: Preference) {
    let property =
      switch preference {
      case .dark: has(colorScheme) ? colorScheme : prefersDark
      case .contrast: has(contrast) ? contrast : themeName
      case .reducedMotion: animations
      }
    gtk_settings_reset_property(gtk_settings_get_default(), property)
  }

  private static func isTrue(_ property: String) -> Bool {
    settings.map { cgtk_object_get_boolean($0, property) != 0 } ?? false
  }

  // MARK: - Themes

  /// The name of the theme; the variable `GTK_THEME` overrides the setting.
  private static var theme: String {
    if let forced = g_getenv("GTK_THEME"), forced.pointee != 0 { return String(cString: forced) }
    guard let settings, let name = cgtk_object_get_string(settings, themeName) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  private static var hasDarkTheme: Bool { ["-dark", ":dark"].contains { theme.lowercased().hasSuffix($0) } }

  private static var hasContrastTheme: Bool {
    ["HighContrast", "-hc", ":hc"].contains { theme.contains($0) }
  }
}
