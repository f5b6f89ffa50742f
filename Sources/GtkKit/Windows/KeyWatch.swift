import CGtk

/// Reports the keys that no widget of a window has used. Releasing the object ends this.
@MainActor public final class KeyWatch {
  private let window: WeakWidget
  private let controller = nonNull(gtk_event_controller_key_new())

  /// Calls `handler` for each key, once while it is held. It returns whether it used the key.
  public init(of window: Window, _ handler: @escaping (Key) -> Bool) {
    self.window = WeakWidget(window)
    KeyPress.connect(controller, "key-pressed") { Key.report($0, to: handler) }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_BUBBLE)
    gtk_widget_add_controller(window.pointer, controller)
  }

  isolated deinit {
    if let window = window.widget { gtk_widget_remove_controller(window.pointer, controller) }
  }
}
