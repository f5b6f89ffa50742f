import CGtk

extension Widget {
  /// Runs `handler` when a button of the pointer or a finger is pressed in the widget, before its descendants get the press.
  ///
  /// GTK has chosen the widget that gets the press before `handler` runs. If another one should get it afterwards, the press
  /// counts for the button, switch or slider there: one that has become sensitive, or one on a page that `handler` has shown
  /// instead of the page that was pressed.
  public func onPress(_ handler: @escaping () -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_gesture_single_set_button(gesture, 0)
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, gesture)
    let widget = WeakWidget(self)
    Signal.connect(press: gesture) { x, y in
      let isPrimary = gtk_gesture_single_get_current_button(gesture) <= GDK_BUTTON_PRIMARY
      let isTouch = gtk_gesture_get_last_updated_sequence(gesture) != nil
      guard isPrimary, let widget = widget.widget else { return handler() }
      // No other gesture gets a press that counts already.
      if widget.press(at: Point(x, y), isTouch: isTouch, handler) {
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
  }

  /// Runs `handler`, and then presses the control at a point to which GTK does not give the press. Returns whether there is
  /// one.
  private func press(at place: Point, isTouch: Bool, _ handler: () -> Void) -> Bool {
    let target = descendant(at: place).map(WeakWidget.init)
    let control = missedControl(at: place, isTouch: isTouch)
    handler()
    if let target, target.widget?.isMapped != true {
      pressAfterLayout(at: place)
      return true
    }
    guard let control, control.isEffectivelySensitive else { return false }
    control.press(at: place, in: self)
    return true
  }

  /// Presses the control at a point when the page that has just been shown there is laid out.
  private func pressAfterLayout(at place: Point) {
    let widget = WeakWidget(self)
    // The next frame begins with this, and the one after it when the layout is done.
    onNextFrame {
      widget.widget?.onNextFrame {
        guard let widget = widget.widget, let control = widget.control(at: place),
          control.isEffectivelySensitive
        else { return }
        control.press(at: place, in: widget)
      }
    }
  }

  /// The control at a point to which GTK does not give a press.
  private func missedControl(at place: Point, isTouch: Bool) -> AnyWidget? {
    guard let control = control(at: place) else { return nil }
    let flags = gtk_widget_get_state_flags(control.pointer).rawValue
    let isUnderPointer = flags & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
    return control.isEffectivelySensitive && (isTouch || isUnderPointer) ? nil : control
  }

  /// The control at a point, also an insensitive one.
  private func control(at place: Point) -> AnyWidget? {
    var widget = descendant(at: place)
    while let candidate = widget, !candidate.isSame(as: self) {
      if candidate.isControl { return candidate }
      widget = candidate.parent
    }
    return nil
  }

  /// The innermost widget at a point, also an insensitive one.
  private func descendant(at place: Point) -> AnyWidget? {
    gtk_widget_pick(pointer, place.x, place.y, GTK_PICK_INSENSITIVE).map { AnyWidget($0) }
  }
}

extension AnyWidget {
  fileprivate var isControl: Bool {
    [gtk_button_get_type(), gtk_switch_get_type(), gtk_range_get_type()].contains { isA($0) }
  }

  private func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(cast(), type) != 0 }

  /// Does what GTK does at a press: clicks a button, turns a switch, moves a slider.
  fileprivate func press(at place: Point, in other: some Widget) {
    if isA(gtk_switch_get_type()) {
      gtk_switch_set_active(opaque, gtk_switch_get_active(opaque) == 0 ? 1 : 0)
    } else if isA(gtk_range_get_type()) {
      moveSlider(to: place, in: other)
    } else {
      click()
    }
  }

  /// Moves the knob of a slider to a point in another widget, unless the knob is there.
  private func moveSlider(to place: Point, in other: some Widget) {
    var (from, to) = (graphene_point_t(x: Float(place.x), y: Float(place.y)), graphene_point_t())
    guard gtk_widget_compute_point(other.pointer, pointer, &from, &to) != 0 else { return }
    var (start, end): (CInt, CInt) = (0, 0)
    gtk_range_get_slider_range(cast(), &start, &end)
    guard Double(to.x) < Double(start) || Double(to.x) > Double(end) else { return }
    var trough = GdkRectangle()
    gtk_range_get_range_rect(cast(), &trough)
    let share =
      (Double(to.x) - Double(trough.x) - Double(end - start) / 2) / Double(trough.width - (end - start))
    let adjustment = gtk_range_get_adjustment(cast())
    let (lower, upper) = (gtk_adjustment_get_lower(adjustment), gtk_adjustment_get_upper(adjustment))
    gtk_range_set_value(cast(), lower + (readsRightToLeft ? 1 - share : share) * (upper - lower))
  }
}
