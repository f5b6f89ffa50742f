import CGtk

/// The keyboard focus of a widget.
extension Widget {
  /// Gives the widget the keyboard focus; false where it cannot take it.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Does what ``grabFocus()`` does, but a text field does not select its text, and has the cursor at its end.
  @discardableResult
  public func grabFocusWithoutSelecting() -> Bool {
    let instance = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self)
    guard g_type_check_instance_is_a(instance, gtk_entry_get_type()) != 0 else { return grabFocus() }
    defer { gtk_editable_set_position(opaque, -1) }
    return gtk_entry_grab_focus_without_selecting(cast()) != 0
  }

  /// Runs `handler` when the keyboard focus has left the widget.
  ///
  /// It runs when GTK is done with moving the focus: a handler that had a widget on the way to the new focus go
  /// (a list's row, when the list changes) would crash it.
  public func onFocusLeft(_ handler: @escaping () -> Void) {
    let controller = gtk_event_controller_focus_new()
    gtk_widget_add_controller(pointer, controller)
    Signal.connect(object(controller), "leave") {
      // Its window may close meanwhile.
      let kept = WidgetRoot(self)
      MainLoop.idle { withExtendedLifetime(kept, handler) }
    }
  }
}
