import CGtk
import GtkKit

/// How a desktop shows its programs: theme, text size, direction.
@MainActor
struct Looks: CustomStringConvertible {
  /// The forms of GTK's own theme.
  enum Theme: String, CaseIterable {
    case light, dark
    case highContrast = "high contrast"
    case darkHighContrast = "dark high contrast"

    var isDark: Bool { self == .dark || self == .darkHighContrast }
    var name: String { self == .light || self == .dark ? "Default" : "Default-hc" }
  }

  var textPercent = 100
  var isRightToLeft = false
  var theme = Theme.light

  nonisolated var description: String {
    ["\(textPercent) %", isRightToLeft ? "right to left" : "left to right", theme.rawValue]
      .joined(separator: ", ")
  }

  /// Has all windows look like this.
  func apply() {
    var name = GValue()
    g_value_init(&name, g_type_from_name("gchararray"))
    g_value_set_string(&name, theme.name)
    g_object_set_property(Self.settings, "gtk-theme-name", &name)
    g_value_unset(&name)
    Desktop.setPrefersDark(theme.isDark)
    // GTK counts in 1024ths of a dot per inch; 96 are a size of 100 %.
    cgtk_object_set_int(Self.settings, "gtk-xft-dpi", CInt(textPercent * 96 * 1024 / 100))
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }

  /// Has all windows look as they would without any test.
  static func reset() {
    for property in [
      "gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-xft-dpi", "gtk-cursor-blink",
      "gtk-enable-animations",
    ] {
      gtk_settings_reset_property(gtk_settings_get_default(), property)
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }

  private static var settings: UnsafeMutablePointer<GObject>? {
    gtk_settings_get_default().map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self) }
  }
}
