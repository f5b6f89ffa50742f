import CGtk
import GtkKit

// What a user does to a widget, without the display. A widget that is insensitive does nothing.

@MainActor
extension TextField {
  /// Presses Enter.
  public func pressEnter() { if isEffectivelySensitive { cgtk_emit(pointer, "activate") } }
}

@MainActor
extension Slider {
  /// Moves the slider.
  public func move(to value: Int) {
    if isEffectivelySensitive { gtk_range_set_value(cast(), Double(value)) }
  }
}

@MainActor
extension Switch {
  /// Turns the switch.
  public func turn(_ isOn: Bool) {
    if isEffectivelySensitive { gtk_switch_set_active(OpaquePointer(pointer), isOn ? 1 : 0) }
  }
}

@MainActor
extension DropDown {
  /// Chooses a text.
  public func choose(_ index: Int) {
    if isEffectivelySensitive { gtk_drop_down_set_selected(OpaquePointer(pointer), guint(index)) }
  }
}

@MainActor
extension ItemList {
  /// Selects one item, by its index.
  public func select(at index: Int) {
    gtk_selection_model_select_item(gtk_list_view_get_model(OpaquePointer(list.pointer)), guint(index), 1)
  }
}

@MainActor
extension Window {
  /// Waits for `count` frames. Only what has changed is repainted. Returns false if the window is not on the screen or a frame
  /// is late.
  @discardableResult
  public func waitForFrames(_ count: Int) -> Bool {
    var isLate = false
    let watchdog = MainLoop.after(milliseconds: 10_000) { isLate = true }
    defer { watchdog.cancel() }
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return false }
    for _ in 0..<count {
      let frame = gdk_frame_clock_get_frame_counter(clock)
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      while gdk_frame_clock_get_frame_counter(clock) == frame, !isLate { MainLoop.iterate(mayBlock: true) }
    }
    // The counter is incremented when a frame begins: this one has to end.
    while !isLate, MainLoop.iterate() {}
    return !isLate
  }
}

extension TextField {
  /// The text that is selected.
  package var selection: String {
    var (start, end): (CInt, CInt) = (0, 0)
    guard gtk_editable_get_selection_bounds(OpaquePointer(pointer), &start, &end) != 0 else { return "" }
    return String(text.dropFirst(Int(start)).prefix(Int(end - start)))
  }
}

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
