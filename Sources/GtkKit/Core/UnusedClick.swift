import CGtk

extension Widget {
  /// Runs `handler` after a click in the widget that neither a descendant nor ``onPress(_:)`` has used.
  public func onUnusedClick(_ handler: @escaping () -> Void) {
    let gesture = gtk_gesture_click_new()
    gtk_widget_add_controller(pointer, gesture)
    Signal.connect(object(gesture), "released", handler)
  }
}
