import CGtk

extension Widget {
  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  ///
  /// GTK gives a press on an insensitive button to the button's parent. If `handler` has made the button sensitive, the
  /// press is a click on it.
  public func onPress(_ handler: @escaping () -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, gesture)
    let widget = WeakWidget(self)
    Signal.connect(object(gesture), "pressed") {
      let button = widget.widget?.insensitiveButton(pressedIn: gesture)
      handler()
      button?.click()
    }
  }

  /// The insensitive button that the user presses with the primary button or a finger.
  private func insensitiveButton(pressedIn gesture: OpaquePointer?) -> AnyWidget? {
    guard gtk_gesture_single_get_current_button(gesture) == GDK_BUTTON_PRIMARY else { return nil }
    var (x, y) = (0.0, 0.0)
    gtk_gesture_get_point(gesture, nil, &x, &y)
    var widget = gtk_widget_pick(pointer, x, y, GTK_PICK_INSENSITIVE)
    while let candidate = widget, candidate != pointer {
      if g_type_check_instance_is_a(AnyWidget(candidate).cast(), gtk_button_get_type()) != 0 {
        return AnyWidget(candidate).isEffectivelySensitive ? nil : AnyWidget(candidate)
      }
      widget = gtk_widget_get_parent(candidate)
    }
    return nil
  }
}
