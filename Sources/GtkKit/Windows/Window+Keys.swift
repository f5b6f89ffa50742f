import CGtk

/// What happens to a key before a shortcut or a widget of the window gets it.
extension Window {
  private static var watched: Set<WidgetPointer> = []

  /// Watches the keys of all windows that are made from now on, also of the dialogs of GTK.
  static func watchKeys() { _ = isWatching }

  private static let isWatching: Void = {
    guard let windows = gtk_window_get_toplevels() else { return }
    Signal.connect(UnsafeMutableRawPointer(windows), "items-changed") {
      for window in all { window.watchKeys() }
    }
  }()

  private func watchKeys() {
    guard Self.watched.insert(pointer).inserted else { return }
    onDestroyed { Self.watched.remove(pointer) }
    connect("notify::is-active") { if isActive { HeldKeys.forgetReleased() } }
    // Of several controllers, the one that was added last gets an event first. GTK has added its own before this.
    var isFirst = true
    connect("realize") {
      if isFirst { addKeyController() }
      isFirst = false
    }
  }

  private func addKeyController() {
    let controller = onKeyPress(GTK_PHASE_CAPTURE) { press in
      HeldKeys.press(press, inText: isFocusInText)
        ?? (Composer.press(press, in: isFocusInText ? focus : nil) || activateAction(ofDigit: press)
          || undoInText(press))
    }
    KeyPress.connect(controller, "key-released") { press in
      HeldKeys.release(press)
      return false
    }
  }

  private var isFocusInText: Bool {
    guard let focus else { return false }
    return [gtk_text_get_type(), gtk_text_view_get_type()].contains { focus.isA($0) }
  }

  /// Undoes the last change of the text that has the focus, if the key is Control+Z. Returns whether there is one.
  ///
  /// Shortcuts of the application come before those of texts.
  private func undoInText(_ press: KeyPress) -> Bool {
    let modifiers = press.modifiers
    guard modifiers.hasControl, !modifiers.hasShift, !modifiers.hasAlt, press.character?.lowercased() == "z",
      let focus, focus.isA(gtk_text_get_type())
    else { return false }
    func text() -> String { String(cString: gtk_editable_get_text(focus.opaque)) }
    let before = text()
    return gtk_widget_activate_action_variant(focus.pointer, "text.undo", nil) != 0 && text() != before
  }

  /// Activates the action of the application that has a digit with Control or Alt as its shortcut, if the key is that of the
  /// digit. Returns whether there is one.
  ///
  /// GTK does so only if the key prints the digit without Shift, and not for the keypad.
  private func activateAction(ofDigit press: KeyPress) -> Bool {
    let modifiers = press.modifiers
    guard modifiers.hasControl != modifiers.hasAlt, !modifiers.hasShift, let digit = press.digit,
      let application = gtk_window_get_application(cast())
    else { return false }
    let keys = "\(modifiers.hasControl ? "<Control>" : "<Alt>")\(digit)"
    let actions = gtk_application_get_actions_for_accel(application, keys)
    defer { g_strfreev(actions) }
    // The name of an action without a target.
    guard let action = actions?.pointee else { return false }
    return gtk_widget_activate_action_variant(pointer, action, nil) != 0
  }
}
