import CGtk

/// The properties of `GtkSettings` for the preferences. Which of them exist depends on the version of GTK.
package enum GtkSetting {
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

  /// The value of a number or a boolean; 0 if the property is missing.
  private static func number(_ property: String) -> CInt {
    guard let settings, has(property) else { return Value.unsupported }
    return cgtk_object_get_int(settings, property)
  }

  /// Sets a number or a boolean.
  package static func set(_ property: String, to value: CInt) {
    if let settings { cgtk_object_set_int(settings, property, value) }
  }

  // MARK: - Preferences

  /// The property for a preference, and its values. Before GTK 4.20, high contrast is a theme and has no property.
  private static func property(for preference: Preference) -> (name: String, on: CInt, off: CInt)? {
    switch preference {
    case .dark where has(colorScheme): (colorScheme, Value.darkScheme, Value.lightScheme)
    case .dark: (prefersDark, 1, 0)
    case .contrast: has(contrast) ? (contrast, Value.moreContrast, Value.usualContrast) : nil
    case .reducedMotion: (animations, 0, 1)
    }
  }

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
    case .dark: number(colorScheme) == Value.darkScheme || number(prefersDark) != 0
    case .contrast: number(contrast) == Value.moreContrast || hasContrastTheme
    case .reducedMotion: number(animations) == 0
    }
  }

  /// Switches a preference on or off for this program only.
  package static func set(_ preference: Preference, isOn: Bool) {
    if let property = property(for: preference) {
      set(property.name, to: isOn ? property.on : property.off)
    } else if let settings {
      let contrastTheme = hasDarkTheme ? "HighContrastInverse" : "HighContrast"
      cgtk_object_set_string(settings, themeName, isOn ? contrastTheme : "Default")
    }
  }

  /// Resets a preference to the desktop's value.
  package static func reset(_ preference: Preference) {
    gtk_settings_reset_property(gtk_settings_get_default(), property(for: preference)?.name ?? themeName)
  }

  // MARK: - Themes

  /// The name of the theme; the variable `GTK_THEME` overrides the setting.
  private static var theme: String {
    if let forced = g_getenv("GTK_THEME"), forced.pointee != 0 { return String(cString: forced) }
    return settings.map { String(owning: cgtk_object_get_string($0, themeName)) } ?? ""
  }

  private static var hasDarkTheme: Bool { ["-dark", ":dark"].contains { theme.lowercased().hasSuffix($0) } }

  private static var hasContrastTheme: Bool {
    ["HighContrast", "-hc", ":hc"].contains { theme.contains($0) }
  }
}
