import CGtk

extension Widget {
  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  ///
  /// GTK has chosen the widget that gets the press before `handler` runs. If another one should get it afterwards, the press
  /// is a click on a button there: one that has become sensitive, or one on a page that `handler` has shown instead of the
  /// page that was pressed.
  public func onPress(_ handler: @escaping () -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, gesture)
    let widget = WeakWidget(self)
    Signal.connect(press: gesture) { x, y in
      let place = Point(x, y)
      let target = widget.widget?.descendant(at: place).map(WeakWidget.init)
      let button = widget.widget?.missedButton(at: place, pressedIn: gesture)
      handler()
      if let target, target.widget?.isMapped != true {
        widget.widget?.clickAfterLayout(at: place, pressedIn: gesture)
      } else if let button, button.isEffectivelySensitive {
        button.click()
      } else {
        return
      }
      // No other gesture gets this press.
      gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    }
  }

  /// Clicks the button at a place, when the page that has just been shown there is laid out.
  private func clickAfterLayout(at place: Point, pressedIn gesture: OpaquePointer?) {
    guard isClick(gesture) else { return }
    let widget = WeakWidget(self)
    // The next frame begins with this, and the one after it when the layout is done.
    onNextFrame {
      widget.widget?.onNextFrame {
        guard let button = widget.widget?.button(at: place), button.isEffectivelySensitive else { return }
        button.click()
      }
    }
  }

  /// The button that the user presses with the primary button or a finger, if GTK does not give the press to it.
  private func missedButton(at place: Point, pressedIn gesture: OpaquePointer?) -> AnyWidget? {
    guard isClick(gesture), let button = button(at: place) else { return nil }
    let isTouch = gtk_gesture_get_last_updated_sequence(gesture) != nil
    let flags = gtk_widget_get_state_flags(button.pointer).rawValue
    let isUnderPointer = flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    let getsPress = button.isEffectivelySensitive && (isTouch || isUnderPointer)
    return getsPress ? nil : button
  }

  /// Whether a press is one of the primary button or a finger.
  private func isClick(_ gesture: OpaquePointer?) -> Bool {
    gtk_gesture_single_get_current_button(gesture) <= GDK_BUTTON_PRIMARY
  }

  /// The button at a place, also an insensitive one.
  private func button(at place: Point) -> AnyWidget? {
    var widget = descendant(at: place)
    while let candidate = widget, candidate.pointer != pointer {
      if g_type_check_instance_is_a(candidate.cast(), gtk_button_get_type()) != 0 { return candidate }
      widget = candidate.parent
    }
    return nil
  }

  /// The innermost widget at a place, also an insensitive one.
  private func descendant(at place: Point) -> AnyWidget? {
    gtk_widget_pick(pointer, place.x, place.y, GTK_PICK_INSENSITIVE).map { AnyWidget($0) }
  }
}
