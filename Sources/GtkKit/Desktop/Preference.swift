/// A preference of the user for all programs, with its names in the sources of ``DesktopPreferences``.
package enum Preference: String, CaseIterable {
  /// A dark style. The raw values are the keys of the settings portal.
  case dark = "color-scheme"
  /// High contrast.
  case contrast
  /// Little or no animation.
  case reducedMotion = "reduced-motion"

  /// The value in the settings portal of a preference that is on; 0 means no preference, and 2 the opposite.
  static let portalValue: UInt32 = 1

  /// The key in GSettings, and the value of a preference that is on, in GVariant's text format.
  var key: (schema: String, name: String, value: String) {
    switch self {
    case .dark: ("org.gnome.desktop.interface", "color-scheme", "'prefer-dark'")
    case .contrast: ("org.gnome.desktop.a11y.interface", "high-contrast", "true")
    case .reducedMotion: ("org.gnome.desktop.interface", "enable-animations", "false")
    }
  }
}
