import CGtk

/// Overrides of the desktop's settings for this program only, for tests and screenshots.
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
