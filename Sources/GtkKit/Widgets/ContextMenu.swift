import CGtk

extension Widget {
  /// Opens a menu where the widget is clicked with the second button, pressed long, or asked for by the menu key.
  public func contextMenu(_ menu: Menu) {
    let contextMenu = ContextMenu(menu, of: self)
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    let press = gtk_gesture_long_press_new()
    gtk_gesture_single_set_touch_only(press, 1)
    for gesture in [click, press] { gtk_widget_add_controller(pointer, gesture) }
    let clicked = SignalBox<(Point) -> Void> { point in
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      contextMenu.open(at: point)
    }
    Signal.connectBox(object(click), "pressed", clicked, clickTrampoline)
    let pressed = SignalBox<(Point) -> Void> { contextMenu.open(at: $0) }
    Signal.connectBox(object(press), "pressed", pressed, pointTrampoline)
    onKeyCode(GTK_PHASE_BUBBLE) { code, modifiers in
      let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      let key = CInt(bitPattern: code)
      guard key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShifted) else { return false }
      contextMenu.open(at: Point(Double(self.width) / 2, Double(self.height)))
      return true
    }
  }
}

/// A menu that hangs on a widget from the first time that it is opened until the widget goes.
private final class ContextMenu {
  private let menu: Menu
  private let widget: AnyWidget
  private var popover: WidgetPointer?

  init(_ menu: Menu, of widget: some Widget) {
    self.menu = menu
    self.widget = AnyWidget(widget)
    // A widget must not go before its children.
    widget.connect("destroy") { [self] in
      if let popover { gtk_widget_unparent(popover) }
      popover = nil
    }
  }

  func open(at point: Point) {
    guard let popover = popover ?? make() else { return }
    self.popover = popover
    let bubble = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(bubble, &place)
    gtk_popover_popup(bubble)
  }

  private func make() -> WidgetPointer? {
    let model = UnsafeMutableRawPointer(menu.reference.raw).assumingMemoryBound(to: GMenuModel.self)
    guard let popover = gtk_popover_menu_new_from_model(model) else { return nil }
    gtk_widget_set_parent(popover, widget.pointer)
    gtk_popover_set_has_arrow(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), 0)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    gtk_widget_add_css_class(popover, "context")
    return popover
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
