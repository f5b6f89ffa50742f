import CGtk
import GtkKit

/// A desktop's settings for its programs: theme, text scale and direction.
@MainActor
struct Appearance: CustomStringConvertible {
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

  /// Applies the settings to all windows.
  func apply() {
    Desktop.setPrefersContrast(theme.hasContrast)
    Desktop.setPrefersDark(theme.isDark)
    Desktop.setTextScale(Double(textPercent) / 100)
    Desktop.setReadsRightToLeft(isRightToLeft)
  }

  /// Restores the default settings.
  static func reset() {
    Desktop.resetPreferences()
    StyleSheet.allowsTransitions = true
    for property in ["gtk-xft-dpi", "gtk-cursor-blink"] {
      gtk_settings_reset_property(gtk_settings_get_default(), property)
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }
}
