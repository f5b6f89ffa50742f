import CGtk

extension Widget {
  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  ///
  /// GTK gives a press on an insensitive button to the button's parent, and goes on to do so after the button has become
  /// sensitive, until the pointer moves. If the button is sensitive after `handler`, the press is a click on it.
  public func onPress(_ handler: @escaping () -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, gesture)
    let widget = WeakWidget(self)
    Signal.connect(object(gesture), "pressed") {
      let button = widget.widget?.missedButton(pressedIn: gesture)
      handler()
      guard let button, button.isEffectivelySensitive else { return }
      button.click()
      // No other gesture gets this press.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// The button that the user presses with the primary button or a finger, if GTK does not give the press to it.
  private func missedButton(pressedIn gesture: OpaquePointer?) -> AnyWidget? {
    guard gtk_gesture_single_get_current_button(gesture) == GDK_BUTTON_PRIMARY else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(gesture, nil, &x, &y)
    var widget = gtk_widget_pick(pointer, x, y, GTK_PICK_INSENSITIVE)
    while let candidate = widget, candidate != pointer {
      if g_type_check_instance_is_a(AnyWidget(candidate).cast(), gtk_button_get_type()) != 0 {
        let isTouch = gtk_gesture_get_last_updated_sequence(gesture) != nil
        let isUnderPointer =
          gtk_widget_get_state_flags(candidate).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
        let getsPress = AnyWidget(candidate).isEffectivelySensitive && (isTouch || isUnderPointer)
        return getsPress ? nil : AnyWidget(candidate)
      }
      widget = gtk_widget_get_parent(candidate)
    }
    return nil
  }
}
