import CGtk

extension Widget {
  /// Runs `handler` with each position of the pointer in the widget's coordinates, and with nil when the pointer leaves.
  public func onPointerMoved(_ handler: @escaping (_ position: Point?) -> Void) {
    let controller = add(gtk_event_controller_motion_new(), GTK_PHASE_CAPTURE)
    for signal in ["enter", "motion"] {
      Signal.connect(object(controller), signal) { handler(Point($0.double(0), $0.double(1))) }
    }
    Signal.connect(object(controller), "leave") { handler(nil) }
  }

  /// Makes GTK look which widget of the window is below a pointer that rests.
  ///
  /// GTK does so when the pointer moves, and with the events after a layout of the window. Until then, a widget that has just
  /// been enabled below the pointer would miss its next press.
  func findWidgetBelowPointer() {
    guard let window = root else { return }
    window.queueAllocate()
    let kept = WeakWidget(window)
    window.onNextFrame {
      guard let window = kept.widget else { return }
      gdk_frame_clock_request_phase(
        gtk_widget_get_frame_clock(window.pointer), GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
    }
  }

  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  /// If the handler returns true, they do not get it.
  public func onPress(_ handler: @escaping () -> Bool) { onPress(button: 0) { _ in handler() } }

  /// Runs `handler` with the place of each press of a button, of any if it is 0, as ``onPress(_:)`` does. Returns the event
  /// controller.
  @discardableResult
  func onPress(button: Int32, _ handler: @escaping (Point) -> Bool) -> OpaquePointer {
    let gesture = add(gtk_gesture_click_new(), GTK_PHASE_CAPTURE)
    gtk_gesture_single_set_button(gesture, guint(button))
    Signal.connect(object(gesture), "pressed") {
      if handler(Point($0.double(1), $0.double(2))) {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
    return gesture
  }

  /// Runs `handler` after a click in the widget, by the primary or the secondary button, that neither a descendant nor
  /// ``onPress(_:)`` has used.
  public func onUnusedClick(isSecondary: Bool = false, _ handler: @escaping () -> Void) {
    let gesture = add(gtk_gesture_click_new())
    if isSecondary { gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY)) }
    Signal.connect(object(gesture), "released", handler)
  }
}
