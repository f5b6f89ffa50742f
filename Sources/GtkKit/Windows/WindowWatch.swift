import CGtk

/// Reports what happens in a window. Releasing the object ends this.
@MainActor public final class WindowWatch {
  private let window: WeakWidget
  private let controllers: [OpaquePointer]

  fileprivate init(_ window: Window, _ controllers: [OpaquePointer]) {
    (self.window, self.controllers) = (WeakWidget(window), controllers)
  }

  isolated deinit {
    guard let window = window.widget else { return }
    for controller in controllers { gtk_widget_remove_controller(window.pointer, controller) }
  }
}

extension Window {
  /// Calls `handler` for each key that no widget has used, once while it is held. It returns whether it used the key.
  public func watchUnusedKeys(_ handler: @escaping (Key) -> Bool) -> WindowWatch {
    WindowWatch(self, [onKeyPress(GTK_PHASE_BUBBLE) { Key.report($0, to: handler) }])
  }

  /// Calls `handler` when another widget is pointed at while Control is held, and with nil if there is none or Control is
  /// released. While the pointer is outside of the window, the widget is the one with the keyboard focus.
  ///
  /// Calls `onPress` with the place of each press, before the widget there gets it. If it returns true, the widget does not.
  public func watchPointer(
    onPress: @escaping (Point) -> Bool, _ handler: @escaping (AnyWidget?) -> Void
  ) -> WindowWatch {
    var (position, last): (Point?, WidgetPointer?) = (nil, nil)
    let report = { (isHeld: Bool) in
      let widget = isHeld ? position.map { self.widget(at: $0) } ?? focus : nil
      guard widget?.pointer != last else { return }
      last = widget?.pointer
      handler(widget)
    }
    let motion = onPointerMoved { point, modifiers in
      position = point
      report(modifiers.hasControl)
    }
    let keys = nonNull(gtk_event_controller_key_new())
    for (signal, isHeld) in [("key-pressed", true), ("key-released", false)] {
      KeyPress.connect(keys, signal) { key in
        if [GDK_KEY_Control_L, GDK_KEY_Control_R].contains(key.code) { report(isHeld) }
        return false
      }
    }
    add(keys, GTK_PHASE_CAPTURE)
    return WindowWatch(self, [motion, keys, self.onPress(button: GDK_BUTTON_PRIMARY, onPress)])
  }
}
