import CGtk

extension Widget {
  /// Opens a menu where the user presses the secondary button of the pointer in the widget or, by Shift+F10 or the Menu key, at the
  /// top of the widget with the keyboard focus. `willOpen` gets whether it is the pointer, and returns false if there is no menu.
  public func opensContextMenu(_ menu: Menu, _ willOpen: @escaping (_ isPointer: Bool) -> Bool) {
    let gesture = nonNull(gtk_gesture_click_new())
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    gtk_widget_add_controller(pointer, gesture)
    Signal.connect(object(gesture), "pressed") { [self] in
      if willOpen(true) { open(menu, at: Rect($0.double(1), $0.double(2), 1, 1)) }
    }
    onKeyPress(GTK_PHASE_BUBBLE) { [self] press in
      let isMenuKey = press.code == GDK_KEY_Menu || press.code == GDK_KEY_F10 && press.modifiers.hasShift
      guard isMenuKey, willOpen(false) else { return false }
      open(menu, at: Window(of: self)?.focus?.bounds(in: self) ?? Rect(Size(width, height)))
      return true
    }
  }

  private func open(_ menu: Menu, at place: Rect) {
    let popover = AnyWidget(gtk_popover_menu_new_from_model(menu.reference.cast()))
    gtk_widget_set_parent(popover.pointer, pointer)
    var rectangle = GdkRectangle(
      x: CInt(place.x), y: CInt(place.y), width: CInt(place.width), height: CInt(place.height))
    gtk_popover_set_pointing_to(popover.cast(), &rectangle)
    let kept = WeakWidget(popover)
    popover.onUnmap {
      // The action of an entry follows after the menu has closed.
      MainLoop.idle {
        if let popover = kept.widget, popover.parent != nil { gtk_widget_unparent(popover.pointer) }
      }
    }
    gtk_popover_popup(popover.cast())
  }
}
