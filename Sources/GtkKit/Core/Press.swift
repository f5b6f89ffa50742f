import CGtk

extension Widget {
  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  /// If the handler returns true, they do not get it.
  public func onPress(_ handler: @escaping () -> Bool) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, gesture)
    Signal.connect(object(gesture), "pressed") {
      if handler() { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
  }
}
