import CGtk

/// A key that was pressed, as far as Parlor's screens care.
public enum Key: Equatable {
  case character(Character)
  case enter, escape, other
}

extension Widget {
  /// Runs `handler` for keys pressed while the focus is in the widget or below; true ends the key's way.
  ///
  /// With `capturing`, the handler comes before the focused widget; otherwise it gets what that left over. Keys pressed
  /// with Control, Alt or Super are not told.
  public func onKey(capturing: Bool = false, _ handler: @escaping (Key) -> Bool) {
    let controller = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(controller, capturing ? GTK_PHASE_CAPTURE : GTK_PHASE_BUBBLE)
    gtk_widget_add_controller(pointer, controller)
    let box = SignalBox<(guint, GdkModifierType) -> Bool> { code, modifiers in
      let blocking = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard modifiers.rawValue & blocking == 0 else { return false }
      return handler(Key(code))
    }
    Signal.connectBox(object(controller), "key-pressed", box, keyTrampoline)
  }
}

extension Key {
  init(_ code: guint) {
    switch CInt(bitPattern: code) {
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .enter
    case GDK_KEY_Escape: self = .escape
    default:
      let scalar = Unicode.Scalar(gdk_keyval_to_unicode(code))
      self = scalar.flatMap { $0.value > 0x20 ? .character(Character($0)) : nil } ?? .other
    }
  }
}
