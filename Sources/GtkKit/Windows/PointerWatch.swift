import CGtk

/// Reports the widget that the user points at while Control is held, and presses. Releasing the object ends this.
///
/// While the pointer is outside of the window, the widget is the one with the keyboard focus.
@MainActor public final class PointerWatch {
  private let window: WeakWidget
  private var controllers: [OpaquePointer] = []
  private var position: Point?
  private var last: WidgetPointer?
  private let handler: (AnyWidget?) -> Void

  /// Calls `handler` when another widget is pointed at, and with nil if there is none or Control is released. Calls `onPress`
  /// with the place of each press, before the widget there gets it. If it returns true, the widget does not get it.
  public init(
    of window: Window, onPress: @escaping (Point) -> Bool = { _ in false },
    _ handler: @escaping (AnyWidget?) -> Void
  ) {
    self.window = WeakWidget(window)
    self.handler = handler
    let motion = nonNull(gtk_event_controller_motion_new())
    for signal in ["enter", "motion"] {
      Signal.connect(object(motion), signal) { [weak self] in
        self?.moved(to: Point($0.double(0), $0.double(1)), motion)
      }
    }
    Signal.connect(object(motion), "leave") { [weak self] in self?.moved(to: nil, motion) }
    let keys = nonNull(gtk_event_controller_key_new())
    for (signal, isHeld) in [("key-pressed", true), ("key-released", false)] {
      KeyPress.connect(keys, signal) { [weak self] key in
        if [GDK_KEY_Control_L, GDK_KEY_Control_R].contains(key.code) { self?.report(isHeld) }
        return false
      }
    }
    let click = nonNull(gtk_gesture_click_new())
    Signal.connect(object(click), "pressed") {
      if onPress(Point($0.double(1), $0.double(2))) {
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      }
    }
    for controller in [motion, keys, click] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window.pointer, controller)
      controllers.append(controller)
    }
  }

  isolated deinit {
    guard let window = window.widget else { return }
    for controller in controllers { gtk_widget_remove_controller(window.pointer, controller) }
  }

  private func moved(to point: Point?, _ controller: OpaquePointer) {
    position = point
    let modifiers = gtk_event_controller_get_current_event_state(controller)
    report(modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0)
  }

  private func report(_ isHeld: Bool) {
    guard let window = window.widget else { return }
    let widget =
      isHeld ? position.map { window.widget(at: $0) } ?? Window(pointer: window.pointer).focus : nil
    guard widget?.pointer != last else { return }
    last = widget?.pointer
    handler(widget)
  }
}
