import CGtk

extension Widget {
  /// Opens a menu where the widget is clicked with the second button, pressed long, or asked for by the menu key.
  public func contextMenu(_ menu: Menu) {
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    let press = gtk_gesture_long_press_new()
    gtk_gesture_single_set_touch_only(press, 1)
    for gesture in [click, press] { gtk_widget_add_controller(pointer, gesture) }
    let clicked = SignalBox<(Point) -> Void> { [self] point in
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      open(menu, at: point)
    }
    Signal.connectBox(object(click), "pressed", clicked, clickTrampoline)
    let pressed = SignalBox<(Point) -> Void> { [self] point in open(menu, at: point) }
    Signal.connectBox(object(press), "pressed", pressed, pointTrampoline)
    onMenuKey { [self] in open(menu, at: Point(Double(width) / 2, Double(height))) }
  }

  private func onMenuKey(_ handler: @escaping () -> Void) {
    let controller = gtk_event_controller_key_new()
    gtk_widget_add_controller(pointer, controller)
    let box = SignalBox<(guint, GdkModifierType) -> Bool> { code, modifiers in
      let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      let key = CInt(bitPattern: code)
      guard key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShifted) else { return false }
      handler()
      return true
    }
    Signal.connectBox(object(controller), "key-pressed", box, keyTrampoline)
  }

  private func open(_ menu: Menu, at point: Point) {
    let popover = gtk_popover_menu_new_from_model(
      UnsafeMutableRawPointer(menu.reference.raw).assumingMemoryBound(to: GMenuModel.self))
    guard let popover else { return }
    gtk_widget_set_parent(popover, pointer)
    var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
    let bubble = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_pointing_to(bubble, &place)
    gtk_popover_set_has_arrow(bubble, 0)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    gtk_widget_add_css_class(popover, "context")
    gtk_popover_popup(bubble)
    // Its entries act after it has closed: it must still be there then.
    AnyWidget(popover).connect("closed") { MainLoop.idle { gtk_widget_unparent(popover) } }
  }
}

/// `void (gesture, n-press, x, y, data)`
private nonisolated let clickTrampoline: GCallback = {
  let function: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, data in
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated { unbox(data, ((Point) -> Void).self)?(Point(x, y)) }
  }
  return unsafeBitCast(function, to: GCallback.self)
}()
