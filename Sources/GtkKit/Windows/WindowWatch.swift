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

  /// Calls `handler` with the place of each press, before the widget there gets it. If it returns true, the widget does not.
  public func watchPresses(_ handler: @escaping (Point) -> Bool) -> WindowWatch {
    WindowWatch(self, [onPress(button: GDK_BUTTON_PRIMARY, handler)])
  }
}
