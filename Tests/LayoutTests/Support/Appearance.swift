import CGtk
import GtkKit

/// A desktop's settings for its programs: theme, text scale and direction.
@MainActor
struct Appearance: Equatable, CustomStringConvertible {
  /// The variants of GTK's own theme.
  enum Theme: String, CaseIterable {
    case light, dark
    case highContrast = "high contrast"
    case darkHighContrast = "dark high contrast"

    var isDark: Bool { self == .dark || self == .darkHighContrast }
    var hasContrast: Bool { self == .highContrast || self == .darkHighContrast }
  }

  var textPercent = 100
  var isRightToLeft = false
  var theme = Theme.light

  nonisolated var description: String {
    ["\(textPercent) %", isRightToLeft ? "right to left" : "left to right", theme.rawValue]
      .joined(separator: ", ")
  }

  /// The settings that were applied last.
  private static var current: Appearance?

  /// Applies the settings to all windows. GTK loads its style sheets again whenever a theme is set.
  func apply() {
    if Self.current?.theme != theme {
      Desktop.setPrefersContrast(theme.hasContrast)
      Desktop.setPrefersDark(theme.isDark)
    }
    if Self.current?.textPercent != textPercent { Desktop.setTextScale(Double(textPercent) / 100) }
    if Self.current?.isRightToLeft != isRightToLeft { Desktop.setReadsRightToLeft(isRightToLeft) }
    Self.current = self
  }

  /// Restores the default settings.
  static func reset() {
    current = nil
    Desktop.resetPreferences()
    StyleSheet.allowsTransitions = true
    for property in ["gtk-xft-dpi", "gtk-cursor-blink"] {
      gtk_settings_reset_property(gtk_settings_get_default(), property)
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }
}
