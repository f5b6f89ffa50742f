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
