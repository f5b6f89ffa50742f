import CGtk

/// A press or release of a key, as a key controller reports it. It is valid while the event is handled.
package struct KeyPress {
  /// What the key prints or does in the active layout: a code such as `GDK_KEY_a`.
  let keyval: guint
  /// The number of the key on the keyboard.
  let keycode: guint
  let modifiers: GdkModifierType
  /// The event; nil if no key of the display was pressed.
  let event: OpaquePointer?

  /// The code, to be compared with `GDK_KEY_` constants.
  var code: CInt { CInt(bitPattern: keyval) }

  /// Whether the key only changes what others do, as Shift does.
  var isModifier: Bool { event.map { gdk_key_event_is_modifier($0) != 0 } ?? false }

  /// The printed character; nil if the key prints none.
  ///
  /// If the active layout has no Latin letters, it is the letter of the same key in another layout, as in shortcuts of GTK.
  /// If no layout has any, it is the letter of a US keyboard: GTK has no shortcuts then, but a game can be played. The
  /// Turkish ı and İ are the letter I.
  var character: Character? {
    let value = latinLetter ?? gdk_keyval_to_unicode(keyval)
    switch value {
    case 0x130: return "I"
    case 0x131: return "i"
    // Control characters: Backspace, Delete and their kind.
    case 0...0x20, 0x7F: return nil
    default: return Unicode.Scalar(value).map { Character($0) }
    }
  }

  /// The character that the key prints in the active layout; nil if it prints none.
  var printed: Character? {
    Unicode.Scalar(gdk_keyval_to_unicode(keyval)).flatMap { $0.value > 0x20 ? Character($0) : nil }
  }

  /// The digit that the key prints without Shift or, as on a French keyboard, with it; nil if it prints none.
  var digit: Int? {
    if (GDK_KEY_KP_0...GDK_KEY_KP_9).contains(code) { return Int(code - GDK_KEY_KP_0) }
    return symbols.filter { $0.group == group && $0.level < 2 }
      .map { Int($0.keyval) - Int(GDK_KEY_0) }.first { (0...9).contains($0) }
  }

  // MARK: - Layouts

  private var group: CInt { event.map { CInt(gdk_key_event_get_layout($0)) } ?? 0 }

  /// The Latin letter of the key, if the active layout has none.
  private var latinLetter: guint32? {
    guard let event, keycode != 0 else { return nil }
    let latin = Self.latinGroups
    guard !latin.contains(group) else { return nil }
    let level = CInt(gdk_key_event_get_level(event))
    let letters = symbols.filter { Self.isLatinLetter($0.keyval) }
    let letter = letters.first { $0.level == level } ?? letters.first
    return letter.map { gdk_keyval_to_unicode($0.keyval) } ?? (latin.isEmpty ? usLetter : nil)
  }

  private static func isLatinLetter(_ keyval: guint) -> Bool {
    [GDK_KEY_a...GDK_KEY_z, GDK_KEY_A...GDK_KEY_Z].contains { $0.contains(CInt(bitPattern: keyval)) }
  }

  /// The letter of the key on a US keyboard (xkeyboard-config, "keycodes/evdev").
  private var usLetter: guint32? {
    for (first, row) in [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")] {
      let letters = Array(row.unicodeScalars)
      if letters.indices.contains(Int(keycode) - first) { return letters[Int(keycode) - first].value }
    }
    return nil
  }

  private static var latinGroups: Set<CInt> {
    var (keys, count): (UnsafeMutablePointer<GdkKeymapKey>?, CInt) = (nil, 0)
    guard gdk_display_map_keyval(gdk_display_get_default(), guint(GDK_KEY_a), &keys, &count) != 0 else {
      return []
    }
    defer { g_free(keys) }
    return Set(UnsafeBufferPointer(start: keys, count: Int(count)).map(\.group))
  }

  /// What the key prints or does in each layout with each set of modifiers: level 1 is with Shift.
  private var symbols: [(keyval: guint, group: CInt, level: CInt)] {
    var (keys, keyvals): (UnsafeMutablePointer<GdkKeymapKey>?, UnsafeMutablePointer<guint>?) = (nil, nil)
    var count: CInt = 0
    guard gdk_display_map_keycode(gdk_display_get_default(), keycode, &keys, &keyvals, &count) != 0 else {
      return []
    }
    defer {
      g_free(keys)
      g_free(keyvals)
    }
    return zip(
      UnsafeBufferPointer(start: keyvals, count: Int(count)),
      UnsafeBufferPointer(start: keys, count: Int(count))
    ).map { ($0, $1.group, $1.level) }
  }
}

extension KeyPress {
  /// Runs `handler` with the key of each signal "key-pressed" or "key-released" of a key controller.
  static func connect(
    _ controller: OpaquePointer, _ signal: String, _ handler: @escaping (KeyPress) -> Bool
  ) {
    Signal.answer(object(controller), signal) {
      let event = gtk_event_controller_get_current_event(controller)
      return handler(
        KeyPress(keyval: $0.uint(0), keycode: $0.uint(1), modifiers: $0.modifiers(2), event: event))
    }
  }
}

extension GdkModifierType {
  var hasShift: Bool { has(GDK_SHIFT_MASK) }

  var hasControl: Bool { has(GDK_CONTROL_MASK) }

  var hasAlt: Bool { has(GDK_ALT_MASK) }

  /// Whether no modifier is held that makes a shortcut of a key. Shift only makes another character.
  var isPlain: Bool { !hasControl && !hasAlt && !has(GDK_SUPER_MASK) }

  private func has(_ mask: GdkModifierType) -> Bool { rawValue & mask.rawValue != 0 }
}
