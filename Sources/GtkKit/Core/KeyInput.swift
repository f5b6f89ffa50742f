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

  init(_ press: KeyPress) {
    switch press.code {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
    case GDK_KEY_Escape: self = .escape
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    default: self = press.character.map { .character($0) } ?? .other
    }
  }

  /// Reports a press to a handler of actions, which returns whether it used the key. One press is one action: while the key
  /// is held, the handler gets no repeats, and if it used the press, nothing else does.
  static func report(_ press: KeyPress, to handler: (Key) -> Bool) -> Bool {
    guard press.modifiers.isPlain, !press.isModifier, !HeldKeys.isRepeating else { return false }
    printed = Composer.character ?? press.printed
    defer { printed = nil }
    guard handler(Composer.character.map { .character($0) } ?? Key(press)) else { return false }
    HeldKeys.use()
    return true
  }

  /// The character that the press prints which is being handled: in a layout without Latin letters, that of ``character(_:)`` is
  /// another one.
  public private(set) static var printed: Character?
}

extension Widget {
  /// Runs `handler` for keys that are pressed while the focus is in the widget. The handler returns whether it used the
  /// key.
  ///
  /// Keys pressed with Control, Alt or Super are not reported, nor these keys alone, and a key that is held only once.
  ///
  /// - Parameter capturing: Whether the handler is called before the focused widget, or only for keys that this does not
  ///   use.
  public func onKey(capturing: Bool = false, _ handler: @escaping (Key) -> Bool) {
    onKeyPress(capturing ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE) { Key.report($0, to: handler) }
  }

  /// Runs `handler` at each press of a key, also those that auto-repeat adds. The handler returns whether it used the key.
  @discardableResult
  package func onKeyPress(
    _ phase: GtkPropagationPhase, _ handler: @escaping (KeyPress) -> Bool
  ) -> OpaquePointer {
    let controller = add(gtk_event_controller_key_new(), phase)
    KeyPress.connect(controller, "key-pressed", handler)
    return controller
  }

  /// Runs `handler` when F10, the key of menu bars, has not opened a menu. The handler returns whether it used the key.
  public func onMenuBarKey(_ handler: @escaping () -> Bool) {
    onKeyPress(GTK_PHASE_BUBBLE) { press in
      press.code == GDK_KEY_F10 && !press.modifiers.hasShift && press.modifiers.isPlain && handler()
    }
  }

  /// Runs `handler` instead of GTK's own when Tab is pressed in the widget, with whether Shift is held.
  func onTab(_ handler: @escaping (_ isBackward: Bool) -> Void) {
    onKeyPress(GTK_PHASE_CAPTURE) { press in
      let isTab = [GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab].contains(press.code)
      guard isTab, !press.modifiers.hasControl else { return false }
      handler(press.modifiers.hasShift)
      return true
    }
  }

  /// Moves the keyboard focus from the widget or its descendants to the next or previous widget outside of it.
  func passFocus(isBackward: Bool) {
    guard let root else { return }
    canFocus = false
    _ = gtk_widget_child_focus(root.pointer, isBackward ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD)
    canFocus = true
  }
}
