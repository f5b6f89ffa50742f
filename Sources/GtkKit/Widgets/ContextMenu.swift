import CGtk

extension Widget {
  /// Adds a context menu, which opens at a click with the secondary button, a long press, and the menu key.
  public func contextMenu(_ menu: Menu) {
    let contextMenu = ContextMenu(menu, of: self)
    let click = gtk_gesture_click_new()
    gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
    let press = gtk_gesture_long_press_new()
    gtk_gesture_single_set_touch_only(press, 1)
    for gesture in [click, press] { gtk_widget_add_controller(pointer, gesture) }
    Signal.connect(object(click), "pressed") {
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_point(click, nil, &x, &y)
      contextMenu.open(at: Point(x, y))
    }
    Signal.connect(object(press), "pressed") {
      contextMenu.open(at: Point($0.double(0), $0.double(1)))
    }
    onKeyPress(GTK_PHASE_BUBBLE) { press in
      guard press.code == GDK_KEY_Menu || (press.code == GDK_KEY_F10 && press.modifiers.hasShift) else {
        return false
      }
      contextMenu.open(at: Point(Double(self.width) / 2, Double(self.height)))
      return true
    }
  }
}

/// The menu of a widget. The popover is created when the menu is first opened.
private final class ContextMenu {
  private let menu: Menu
  private let widget: AnyWidget
  private var popover: AnyWidget?

  init(_ menu: Menu, of widget: some Widget) {
    self.menu = menu
    self.widget = AnyWidget(widget)
    // A widget must not be finalized before its children.
    widget.connect("destroy") { [self] in
      if let popover { gtk_widget_unparent(popover.pointer) }
      popover = nil
    }
  }

  func open(at point: Point) {
    guard let popover = popover ?? make() else { return }
    self.popover = popover
    var place = GdkRectangle(x: gint(point.x), y: gint(point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.cast(), &place)
    gtk_popover_popup(popover.cast())
  }

  private func make() -> AnyWidget? {
    guard let pointer = gtk_popover_menu_new_from_model(menu.reference.cast()) else { return nil }
    let popover = AnyWidget(pointer).aligned(.start).styled("context")
    gtk_widget_set_parent(pointer, widget.pointer)
    gtk_popover_set_has_arrow(popover.cast(), 0)
    return popover
  }
}
