import CGtk

/// A key that was pressed, as far as Parlor's screens care.
public enum Key: Equatable, CustomStringConvertible {
  case character(Character)
  case enter, space, escape, other

  /// The key as code writes it.
  public nonisolated var description: String {
    switch self {
    case .character(let character): String(reflecting: character)
    case .enter: ".enter"
    case .space: ".space"
    case .escape: ".escape"
    case .other: ".other"
    }
  }
}

extension Widget {
  /// Runs `handler` for keys pressed while the focus is in the widget or below; true ends the key's way.
  ///
  /// With `capturing`, the handler comes before the focused widget; otherwise it gets what that left over. Keys pressed
  /// with Control, Alt or Super are not told.
  public func onKey(capturing: Bool = false, _ handler: @escaping (Key) -> Bool) {
    onKeyCode(capturing ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE) { code, modifiers in
      modifiers.isPlain && handler(Key(code))
    }
  }

  /// Runs `handler` for keys as GDK counts them, pressed while the focus is in the widget or below; true ends the key's
  /// way.
  func onKeyCode(
    _ phase: GtkPropagationPhase, _ handler: @escaping (_ code: guint, _ modifiers: GdkModifierType) -> Bool
  ) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(pointer, controller)
    Signal.connectBox(object(controller), "key-pressed", SignalBox(handler), keyTrampoline)
  }
}

extension Widget {
  /// Runs `handler` when F10, the key of menu bars, has not opened a menu. The handler returns whether it used the key.
  public func onMenuBarKey(_ handler: @escaping () -> Bool) {
    onKeyCode(GTK_PHASE_BUBBLE) { code, modifiers in
      let held = modifiers.rawValue & (GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue)
      return CInt(bitPattern: code) == GDK_KEY_F10 && held == 0 && modifiers.isPlain && handler()
    }
  }
}

extension GdkModifierType {
  /// Whether none of the modifiers is held that make another key of a key; Shift makes another character only.
  var isPlain: Bool {
    rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0
  }
}

extension Widget {
  /// Runs `handler` in place of GTK where Tab is pressed in the widget, and says whether it was with Shift.
  func onTab(_ handler: @escaping (_ isBackward: Bool) -> Void) {
    onKeyCode(GTK_PHASE_CAPTURE) { code, modifiers in
      let isTab = [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(CInt(bitPattern: code))
      guard isTab, modifiers.rawValue & GDK_CONTROL_MASK.rawValue == 0 else { return false }
      handler(modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0)
      return true
    }
  }

  /// Moves the keyboard focus from the widget, or from what is in it, to what comes after or before all of it.
  func passFocus(isBackward: Bool) {
    guard let root = gtk_widget_get_root(pointer) else { return }
    canFocus = false
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    _ = gtk_widget_child_focus(window, isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    canFocus = true
  }
}

extension Key {
  init(_ code: guint) {
    switch CInt(bitPattern: code) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    default:
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(code))
      self = scalar.flatMap { $0.value > 0x20 ? .character(Character($0)) : nil } ?? .other
    }
  }
}
