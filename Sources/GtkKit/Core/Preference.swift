/// A preference of the user for all programs, and how the sources of ``DesktopPreferences`` name it.
enum Preference: String, CaseIterable {
  /// A dark style. The raw values are the keys of the settings portal.
  case dark = "color-scheme"
  /// High contrast.
  case contrast
  /// Little or no animation.
  case reducedMotion = "reduced-motion"

  /// The value of each preference that is on in the settings portal; 0 means no preference, and 2 the opposite.
  static let portalValue: UInt32 = 1

  /// The key in GSettings, and its value, in GVariant's text format, when the preference is on.
  var key: (schema: String, name: String, value: String) {
    switch self {
    case .dark: ("org.gnome.desktop.interface", "color-scheme", "'prefer-dark'")
    case .contrast: ("org.gnome.desktop.a11y.interface", "high-contrast", "true")
    case .reducedMotion: ("org.gnome.desktop.interface", "enable-animations", "false")
    }
  }
}
