import CGtk

/// Changes of the desktop's settings for this program only, for tests and screenshots.
extension Desktop {
  /// Allows animations, or not.
  public static func setAllowsMotion(_ allowed: Bool) { GtkSetting.set(.reducedMotion, isOn: !allowed) }

  /// Chooses the dark or the light variant of the theme.
  public static func setPrefersDark(_ dark: Bool) { GtkSetting.set(.dark, isOn: dark) }

  /// Makes the text cursor blink, or not.
  public static func setBlinksCursor(_ blinks: Bool) {
    guard let settings = gtk_settings_get_default() else { return }
    cgtk_object_set_boolean(UnsafeMutableRawPointer(settings), "gtk-cursor-blink", blinks ? 1 : 0)
  }

  /// Switches high contrast on or off.
  public static func setPrefersContrast(_ contrast: Bool) { GtkSetting.set(.contrast, isOn: contrast) }

  /// Resets the preferences that these functions set to the desktop's values.
  public static func resetPreferences() {
    for preference in Preference.allCases { GtkSetting.reset(preference) }
  }

  /// Sets the text scaling factor; 1 is the default.
  public static func setTextScale(_ scale: Double) {
    guard let settings = gtk_settings_get_default() else { return }
    // The setting is in 1024ths of a dot per inch; 96 dpi is the default.
    cgtk_object_set_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi", Int32(96 * 1024 * scale))
  }

  /// Sets the default text direction.
  public static func setReadsRightToLeft(_ isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
