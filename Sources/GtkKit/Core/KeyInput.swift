import CGtk

/// A pressed key: a character, or one of the keys that activate, cancel or scroll.
public enum Key: Equatable, CustomStringConvertible {
  case character(Character)
  case enter, space, escape, pageUp, pageDown, other

  /// The key as Swift source code.
  public nonisolated var description: String {
    switch self {
    case .character(let character): String(reflecting: character)
    case .enter: ".enter"
    case .space: ".space"
    case .escape: ".escape"
    case .pageUp: ".pageUp"
    case .pageDown: ".pageDown"
    case .other: ".other"
    }
  }

  init(_ code: guint) {
    switch CInt(bitPattern: code) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    default:
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(code))
      self = scalar.flatMap { $0.value > 0x20 ? .character(Character($0)) : nil } ?? .other
    }
  }
}

extension Widget {
  /// Runs `handler` for keys that are pressed while the focus is in the widget. The handler returns whether it used the
  /// key.
  ///
  /// Keys pressed with Control, Alt or Super are not reported.
  ///
  /// - Parameter capturing: Whether the handler is called before the focused widget, or only for keys that this does not
  ///   use.
  public func onKey(capturing: Bool = false, _ handler: @escaping (Key) -> Bool) {
    onKeyCode(capturing ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE) { code, modifiers in
      modifiers.isPlain && handler(Key(code))
    }
  }

  /// Runs `handler` with GDK key codes. The handler returns whether it used the key.
  func onKeyCode(
    _ phase: GtkPropagationPhase, _ handler: @escaping (_ code: guint, _ modifiers: GdkModifierType) -> Bool
  ) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(pointer, controller)
    Signal.connect(key: controller, "key-pressed", handler)
  }

  /// Runs `handler` when F10, the key of menu bars, has not opened a menu. The handler returns whether it used the key.
  public func onMenuBarKey(_ handler: @escaping () -> Bool) {
    onKeyCode(GTK_PHASE_BUBBLE) { code, modifiers in
      let isUnmodified = !modifiers.hasShift && !modifiers.hasControl && modifiers.isPlain
      return CInt(bitPattern: code) == GDK_KEY_F10 && isUnmodified && handler()
    }
  }

  /// Runs `handler` instead of GTK's own when Tab is pressed in the widget, with whether Shift is held.
  func onTab(_ handler: @escaping (_ isBackward: Bool) -> Void) {
    onKeyCode(GTK_PHASE_CAPTURE) { code, modifiers in
      let isTab = [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(CInt(bitPattern: code))
      guard isTab, !modifiers.hasControl else { return false }
      handler(modifiers.hasShift)
      return true
    }
  }

  /// Moves the keyboard focus from the widget or its descendants to the next or previous widget outside of it.
  func passFocus(isBackward: Bool) {
    guard let root = gtk_widget_get_root(pointer) else { return }
    canFocus = false
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    _ = gtk_widget_child_focus(window, isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    canFocus = true
  }
}

extension GdkModifierType {
  var hasShift: Bool { rawValue & GDK_SHIFT_MASK.rawValue != 0 }

  var hasControl: Bool { rawValue & GDK_CONTROL_MASK.rawValue != 0 }

  /// Whether no modifier is held that makes a shortcut of a key. Shift only makes another character.
  var isPlain: Bool {
    rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue) == 0
  }
}
