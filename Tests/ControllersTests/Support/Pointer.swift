/// Moves the pointer for the event controllers of this project: those of GTK need an event from a display.
@MainActor
enum Pointer {
  /// Moves to the center of a widget in a window, with or without Control.
  static func point(at widget: some Widget, in window: Window, holdingControl isHeld: Bool) {
    move(to: widget.bounds(in: window).center, in: window)
    for controller in window.controllers(of: gtk_event_controller_key_get_type(), GTK_PHASE_CAPTURE) {
      // The state is the one before the key press.
      controller.emit(
        isHeld ? "key-pressed" : "key-released", .key(guint(GDK_KEY_Control_L)), .key(0),
        .modifiers(isHeld ? GdkModifierType(rawValue: 0) : GDK_CONTROL_MASK))
    }
  }

  /// Moves to a point in a window.
  static func move(to place: Point, in window: Window) {
    for controller in window.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_CAPTURE) {
      controller.emit("motion", .number(place.x), .number(place.y))
    }
  }

  /// Leaves a window.
  static func leave(_ window: Window) {
    for controller in window.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_CAPTURE) {
      controller.emit("leave")
    }
  }

  /// Enters or leaves a widget.
  static func hover(over widget: some Widget, _ isOver: Bool) {
    for controller in widget.controllers(of: gtk_event_controller_motion_get_type(), GTK_PHASE_BUBBLE) {
      if isOver { controller.emit("enter", .number(1), .number(1)) } else { controller.emit("leave") }
    }
  }

  /// Turns the wheel over a widget, up if the number of notches is negative.
  static func scroll(over widget: some Widget, notches: Double) {
    for controller in widget.controllers(of: gtk_event_controller_scroll_get_type(), GTK_PHASE_CAPTURE) {
      controller.emit("scroll", .number(0), .number(notches))
    }
  }
}
