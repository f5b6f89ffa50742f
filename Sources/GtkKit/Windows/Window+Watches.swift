import CGtk

extension Window {
  /// Calls `handler` for each key that no widget has used, once while it is held. It returns whether it used the key.
  public func watchUnusedKeys(_ handler: @escaping (Key) -> Bool) -> Token {
    watch(by: onKeyPress(GTK_PHASE_BUBBLE) { Key.report($0, to: handler) })
  }

  /// Calls `handler` with the place of each press, before the widget there gets it. If it returns true, the widget does not.
  public func watchPresses(_ handler: @escaping (Point) -> Bool) -> Token {
    watch(by: onPress(button: GDK_BUTTON_PRIMARY, handler))
  }

  private func watch(by controller: OpaquePointer) -> Token {
    let window = WeakWidget(self)
    return Token {
      if let window = window.widget { gtk_widget_remove_controller(window.pointer, controller) }
    }
  }
}
