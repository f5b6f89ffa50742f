/// Presses keys as GTK delivers them: from the window down to the focus for the capture phase, and back up.
///
/// Only key controllers of this project get them: those of GTK need an event from a display. ``shortcut(_:in:)`` does what
/// a key does that GTK's class of a widget handles.
@MainActor
enum Keys {
  static let enter = guint(GDK_KEY_Return)
  static let escape = guint(GDK_KEY_Escape)
  static let control = GDK_CONTROL_MASK
  static let alt = GDK_ALT_MASK

  /// Presses the key of a character. Returns whether a handler accepted it.
  @discardableResult
  static func press(_ character: Character, in window: Window) -> Bool {
    press(character.unicodeScalars.first.map { gdk_unicode_to_keyval($0.value) } ?? 0, in: window)
  }

  /// Presses a key. Returns whether a handler accepted it.
  @discardableResult
  static func press(
    _ code: guint, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0), in window: Window
  ) -> Bool {
    capture(code, modifiers, in: window)
      || path(in: window).contains { send(code, modifiers, to: $0, GTK_PHASE_BUBBLE) }
  }

  /// Presses a key, but does not let the focused widget have it. Returns whether a handler accepted it before.
  static func capture(
    _ code: guint, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0), in window: Window
  ) -> Bool {
    path(in: window).reversed().contains { send(code, modifiers, to: $0, GTK_PHASE_CAPTURE) }
  }

  /// The focused widget and those around it.
  private static func path(in window: Window) -> [WidgetPointer] {
    Array(sequence(first: window.focus?.pointer ?? window.pointer) { gtk_widget_get_parent($0) })
  }

  /// Does what a key does that is a shortcut of a widget's class, such as "<Control>Up". Returns whether there is one.
  static func shortcut(_ name: String, in widget: some Widget) -> Bool {
    let trigger = gtk_shortcut_trigger_parse_string(name).map { UnsafeMutableRawPointer($0) }
    defer { g_object_unref(trigger) }
    let shortcuts = widget.controllers(of: gtk_shortcut_controller_get_type()).flatMap {
      items(of: OpaquePointer($0.pointer))
    }
    let shortcut = shortcuts.map { OpaquePointer($0) }.first {
      gtk_shortcut_trigger_equal(UnsafeRawPointer(gtk_shortcut_get_trigger($0)), trigger) != 0
    }
    guard let shortcut else { return false }
    return gtk_shortcut_action_activate(
      gtk_shortcut_get_action(shortcut), GtkShortcutActionFlags(rawValue: 0), widget.pointer,
      gtk_shortcut_get_arguments(shortcut)) != 0
  }

  private static func send(
    _ code: guint, _ modifiers: GdkModifierType, to widget: WidgetPointer, _ phase: GtkPropagationPhase
  ) -> Bool {
    isOurs(widget)
      && AnyWidget(widget).controllers(of: gtk_event_controller_key_get_type(), phase).contains {
        $0.emit("key-pressed", .key(code), .key(0), .modifiers(modifiers))
      }
  }

  private static func isOurs(_ widget: WidgetPointer) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    let name = String(cString: g_type_name_from_instance(instance))
    return ["GtkKitWidget", "GtkWindow", "GtkListView"].contains(name)
  }
}

@MainActor
extension Widget {
  /// Removes the focus from the widget, as the display would.
  func loseFocus() {
    for controller in controllers(of: gtk_event_controller_focus_get_type()) { controller.emit("leave") }
  }
}

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
