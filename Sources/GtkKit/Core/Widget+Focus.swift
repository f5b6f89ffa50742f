import CGtk

extension Widget {
  /// Moves the keyboard focus to the widget. Returns false if the widget cannot have it.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves the keyboard focus like ``grabFocus()``. A text field then has the cursor at its end, and no selection.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    guard g_type_check_instance_is_a(cast(), gtk_entry_get_type()) != 0 else { return grabFocus() }
    defer { gtk_editable_set_position(opaque, -1) }
    return gtk_entry_grab_focus_without_selecting(cast()) != 0
  }

  /// Runs `handler` after the keyboard focus has left the widget.
  ///
  /// It runs when GTK has finished moving the focus. GTK would crash if a handler removed a widget on the way to the new
  /// focus, such as a list row.
  public func onFocusLeft(_ handler: @escaping () -> Void) {
    let controller = gtk_event_controller_focus_new()
    gtk_widget_add_controller(pointer, controller)
    Signal.connect(object(controller), "leave") {
      // The window may close before the handler runs.
      let kept = WidgetRoot(self)
      MainLoop.idle { withExtendedLifetime(kept, handler) }
    }
  }
}
