import CGtk

extension Widget {
  /// Runs `handler` with true when the pointer comes over the widget, and with false when it leaves.
  public func onHover(_ handler: @escaping (_ isOver: Bool) -> Void) {
    let controller = gtk_event_controller_motion_new()
    gtk_widget_add_controller(pointer, controller)
    let entered = SignalBox<(Point) -> Void> { _ in handler(true) }
    Signal.connectBox(object(controller), "enter", entered, pointTrampoline)
    Signal.connect(object(controller), "leave") { handler(false) }
  }

  /// Runs `handler` with each position of the pointer, in the widget's pixels, and with nil when the pointer leaves.
  public func onPointerMoved(_ handler: @escaping (_ place: Point?) -> Void) {
    let controller = gtk_event_controller_motion_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, controller)
    for signal in ["enter", "motion"] {
      let moved = SignalBox<(Point) -> Void> { handler($0) }
      Signal.connectBox(object(controller), signal, moved, pointTrampoline)
    }
    Signal.connect(object(controller), "leave") { handler(nil) }
  }

  /// The widget, or the one below it, that is seen at a point of its own pixels; also one that does not answer now.
  public func seen(at point: Point) -> AnyWidget? {
    gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_INSENSITIVE).map { AnyWidget($0) }
  }
}

/// Tells which widget of a window the user points at while Control is held; it ends when this is let go.
///
/// While the pointer is elsewhere, it is the widget that has the keyboard focus.
///
/// It names its actor, although all of GtkKit lives there: Swift 6.2 loses it on the way to other modules.
@MainActor public final class PointerWatch {
  /// Not kept alive: a window goes when nobody holds it any more.
  private let root: Window
  private var controllers: [OpaquePointer] = []
  private var destroyed: gulong = 0
  private var place: Point?
  private var last: WidgetPointer?
  private let handler: (AnyWidget?) -> Void

  /// Runs `handler` with each widget of a window pointed at, and with nil when there is none or Control is let go.
  public init(of window: Window, _ handler: @escaping (AnyWidget?) -> Void) {
    root = window
    self.handler = handler
    let motion = made(gtk_event_controller_motion_new())
    for signal in ["enter", "motion"] {
      let moved = SignalBox<(Point) -> Void> { [weak self] point in self?.moved(to: point, motion) }
      Signal.connectBox(object(motion), signal, moved, pointTrampoline)
    }
    Signal.connect(object(motion), "leave") { [weak self] in self?.moved(to: nil, motion) }
    let keys = made(gtk_event_controller_key_new())
    for (signal, isHeld) in [("key-pressed", true), ("key-released", false)] {
      let changed = SignalBox<(guint, GdkModifierType) -> Bool> { [weak self] code, _ in
        if [GDK_KEY_Control_L, GDK_KEY_Control_R].contains(CInt(bitPattern: code)) { self?.hold(isHeld) }
        return false
      }
      Signal.connectBox(object(keys), signal, changed, keyTrampoline)
    }
    for controller in [motion, keys] {
      gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window.pointer, controller)
      controllers.append(controller)
    }
    // With the window its controllers go.
    let gone = SignalBox<() -> Void> { [weak self] in self?.controllers = [] }
    destroyed = Signal.connectBox(UnsafeMutableRawPointer(window.pointer), "destroy", gone, plainTrampoline)
  }

  isolated deinit {
    guard !controllers.isEmpty else { return }
    for controller in controllers { gtk_widget_remove_controller(root.pointer, controller) }
    g_signal_handler_disconnect(UnsafeMutableRawPointer(root.pointer), destroyed)
  }

  private func moved(to point: Point?, _ controller: OpaquePointer) {
    place = point
    let modifiers = gtk_event_controller_get_current_event_state(controller)
    hold(modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0)
  }

  private func hold(_ isHeld: Bool) {
    let widget = isHeld ? place.map { root.seen(at: $0) } ?? root.focus : nil
    guard widget?.pointer != last else { return }
    last = widget?.pointer
    handler(widget)
  }
}
