import CGtk

/// A preference of the user for all programs: see ``DesktopPreferences``.
package enum Preference: String, CaseIterable {
  /// A dark style. The raw values are the keys of the settings portal.
  case dark = "color-scheme"
  /// High contrast.
  case contrast
  /// Little or no animation.
  case reducedMotion = "reduced-motion"
}

/// The properties of `GtkSettings` for the preferences. Which of them exist depends on the version of GTK.
package enum GtkSetting {
  /// From GTK 4.20 on: 2 is dark, 3 is light, and 0 means that GTK cannot follow the desktop.
  private static let colorScheme = "gtk-interface-color-scheme"
  /// From GTK 4.20 on: 1 is the usual contrast, 2 is more, and 0 means that GTK cannot follow the desktop.
  private static let contrast = "gtk-interface-contrast"
  private static let prefersDark = "gtk-application-prefer-dark-theme"
  private static let themeName = "gtk-theme-name"
  private static let animations = "gtk-enable-animations"

  /// The properties that change the appearance of the theme.
  static let themeProperties = [themeName, prefersDark, colorScheme, contrast]

  private static var settings: UnsafeMutableRawPointer? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0) }
  }

  private static func has(_ property: String) -> Bool {
    settings.map { cgtk_object_has_property($0, property) != 0 } ?? false
  }

  /// The value of a number or a boolean; 0 if the property is missing.
  private static func number(_ property: String) -> CInt {
    guard let settings, has(property) else { return 0 }
    return cgtk_object_get_int(settings, property)
  }

  static var allowsSounds: Bool { number("gtk-enable-event-sounds") != 0 }

  /// Sets a number or a boolean.
  package static func set(_ property: String, to value: CInt) {
    if let settings { cgtk_object_set_int(settings, property, value) }
  }

  // MARK: - Preferences

  /// The property for a preference, and its values. Before GTK 4.20, high contrast is a theme and has no property.
  private static func property(for preference: Preference) -> (name: String, on: CInt, off: CInt)? {
    switch preference {
    case .dark where has(colorScheme): (colorScheme, 2, 3)
    case .dark: (prefersDark, 1, 0)
    case .contrast: has(contrast) ? (contrast, 2, 1) : nil
    case .reducedMotion: (animations, 0, 1)
    }
  }

  /// Whether GTK itself applies a preference of the desktop.
  static func isFollowedByGtk(_ preference: Preference) -> Bool {
    switch preference {
    case .dark: number(colorScheme) != 0
    case .contrast: number(contrast) != 0
    case .reducedMotion: false
    }
  }

  /// Whether a preference is on in GTK's settings, for any reason.
  static func isOn(_ preference: Preference) -> Bool {
    switch preference {
    case .dark: number(colorScheme) == 2 || number(prefersDark) != 0
    case .contrast: number(contrast) == 2 || hasContrastTheme
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
