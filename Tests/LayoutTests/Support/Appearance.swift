/// A desktop's settings for its programs: theme, text scale and direction.
@MainActor
struct Appearance: Equatable, CustomStringConvertible {
  /// The variants of GTK's own theme, and themes whose colors must not combine with those of Parlor to unreadable text.
  enum Theme: String, CaseIterable {
    case light, dark
    case highContrast = "high contrast"
    case darkHighContrast = "dark high contrast"
    case loud, inverse

    /// The variants of GTK's own theme.
    static let own = [light, dark, highContrast, darkHighContrast]

    var isDark: Bool { self == .dark || self == .darkHighContrast }
    var hasContrast: Bool { self == .highContrast || self == .darkHighContrast }

    /// The style sheet of the theme, if it is not GTK's own.
    var sheet: String? {
      switch self {
      case .loud: Self.loudSheet
      case .inverse: Self.inverseSheet
      default: nil
      }
    }

    /// Like Arc, which has white text on pressed and selected widgets.
    private static let loudSheet = """
      headerbar { background-image: none; background-color: #e7e8eb; color: #525d76; }
      headerbar button, button { background-image: none; background-color: #fbfbfc; color: #5c616c; }
      button label, button box { text-shadow: none; }
      button:checked, headerbar button:checked, button:active, headerbar button:active {
        background-image: none; background-color: #5294e2; color: #ffffff; }
      button:hover, headerbar button:hover { color: #2f3540; }
      row:selected, listview > row:selected { background-color: #5294e2; color: #ffffff; }
      entry, dropdown > button { background-color: #ffffff; color: #5c616c; }
      """

    /// The opposite: a dark theme with light pressed buttons.
    private static let inverseSheet = """
      @define-color theme_bg_color #303030; @define-color theme_fg_color #f4f4f4;
      @define-color theme_base_color #202020; @define-color theme_text_color #f4f4f4;
      @define-color theme_selected_bg_color #f4f4f4; @define-color theme_selected_fg_color #101010;
      window, headerbar, popover > contents { background-image: none; background-color: #303030; color: #f4f4f4; }
      button, headerbar button { background-image: none; background-color: #404040; color: #f4f4f4; }
      button:checked, headerbar button:checked { background-image: none; background-color: #f4f4f4; color: #101010; }
      entry { background-image: none; background-color: #202020; color: #f4f4f4; }
      row:selected, listview > row:selected { background-color: #f4f4f4; color: #101010; }
      """
  }

  var textPercent = 100
  var isRightToLeft = false
  var theme = Theme.light

  nonisolated var description: String {
    ["\(textPercent) %", isRightToLeft ? "right to left" : "left to right", theme.rawValue]
      .joined(separator: ", ")
  }

  private static var current: Appearance?
  private static var provider: UnsafeMutablePointer<GtkCssProvider>?

  /// Applies the settings to all windows. GTK loads its style sheets again whenever a theme is set.
  func apply() {
    if Self.current?.theme != theme {
      Desktop.setPrefersContrast(theme.hasContrast)
      Desktop.setPrefersDark(theme.isDark)
      Self.setSheet(theme.sheet)
    }
    if Self.current?.textPercent != textPercent { Desktop.setTextScale(Double(textPercent) / 100) }
    if Self.current?.isRightToLeft != isRightToLeft { Desktop.setReadsRightToLeft(isRightToLeft) }
    Self.current = self
  }

  /// Adds a style sheet as a theme does, in place of the one before.
  private static func setSheet(_ sheet: String?) {
    let display = gdk_display_get_default()
    if let provider {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(provider)
    }
    provider = sheet == nil ? nil : gtk_css_provider_new()
    guard let sheet, let provider else { return }
    gtk_css_provider_load_from_data(provider, sheet, -1)
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS))
  }

  static func reset() {
    current = nil
    setSheet(nil)
    Desktop.resetPreferences()
    StyleSheet.setAllowsTransitions(true)
    for property in ["gtk-xft-dpi", "gtk-cursor-blink"] {
      gtk_settings_reset_property(gtk_settings_get_default(), property)
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
  }
}
