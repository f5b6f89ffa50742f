import CGtk

extension Window {
  /// Makes GTK look which widget is below a pointer that rests.
  ///
  /// GTK does so when the pointer moves, and with the events after a layout of the window. Until then, a widget that has just
  /// been enabled below the pointer would miss its next press.
  func findWidgetBelowPointer() {
    queueAllocate()
    let window = WeakWidget(self)
    onNextFrame {
      guard let window = window.widget else { return }
      gdk_frame_clock_request_phase(
        gtk_widget_get_frame_clock(window.pointer), GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
    }
  }
}
