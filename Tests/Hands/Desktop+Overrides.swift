import CGtk
import GtkKit

/// Overrides of the desktop's settings for this program only, for tests and screenshots.
@MainActor
extension Desktop {
  /// Allows or disables animations.
  public static func setAllowsMotion(_ allowed: Bool) { GtkSetting.set(.reducedMotion, isOn: !allowed) }

  /// Selects the dark or the light variant of the theme.
  public static func setPrefersDark(_ dark: Bool) { GtkSetting.set(.dark, isOn: dark) }

  /// Switches high contrast on or off.
  public static func setPrefersContrast(_ contrast: Bool) { GtkSetting.set(.contrast, isOn: contrast) }

  /// Resets dark style, high contrast and animations to the desktop's settings.
  public static func resetPreferences() {
    for preference in Preference.allCases { GtkSetting.reset(preference) }
  }

  /// Sets the text scaling factor; 1 is the default.
  public static func setTextScale(_ scale: Double) {
    // The setting is in 1024ths of a dot per inch; 96 dpi is the default.
    GtkSetting.set("gtk-xft-dpi", to: CInt(96 * 1024 * scale))
  }

  /// Stops the text cursor from blinking: GTK fades it in 60 frames a second, for the first ten seconds.
  public static func stopCursorBlinking() { GtkSetting.set("gtk-cursor-blink", to: 0) }

  /// Sets the default text direction.
  public static func setReadsRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}

@MainActor
extension StyleSheet {
  private static let noTransitions = {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, "* { transition: none; animation: none; }", -1)
    return OpaquePointer(provider)
  }()

  /// Sets whether the transitions and animations of all style sheets run. Unlike an `Animation`, they cannot be shown at a
  /// given time.
  public static func setAllowsTransitions(_ isAllowed: Bool) {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, noTransitions)
    guard !isAllowed else { return }
    gtk_style_context_add_provider_for_display(
      display, noTransitions, guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
  }
}
