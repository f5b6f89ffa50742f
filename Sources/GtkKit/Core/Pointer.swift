import CGtk

extension Widget {
  /// Runs `handler` with true when the pointer enters the widget, and with false when it leaves.
  public func onHover(_ handler: @escaping (_ isInside: Bool) -> Void) {
    let controller = gtk_event_controller_motion_new()
    gtk_widget_add_controller(pointer, controller)
    Signal.connect(object(controller), "enter") { handler(true) }
    Signal.connect(object(controller), "leave") { handler(false) }
  }

  /// Runs `handler` with each position of the pointer in the widget's coordinates, and with nil when the pointer leaves.
  public func onPointerMoved(_ handler: @escaping (_ position: Point?) -> Void) {
    let controller = gtk_event_controller_motion_new()
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer, controller)
    for signal in ["enter", "motion"] {
      Signal.connect(point: controller, signal) { handler(Point($0, $1)) }
    }
    Signal.connect(object(controller), "leave") { handler(nil) }
  }

  /// The descendant at a point in the widget's coordinates, or the widget itself. Insensitive widgets are included.
  public func seen(at point: Point) -> AnyWidget? {
    gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_INSENSITIVE).map { AnyWidget($0) }
  }
}
