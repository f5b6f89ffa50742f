import CGtk

/// The keys that are held, in any window of the program. One press of a key is one action.
///
/// While a key is held, the display repeats its press. A repeat serves to move (in lists, sliders, pages and texts, and from
/// widget to widget) and to edit a text. All others end in the window, before a shortcut or a widget gets them. That a window
/// opens or closes while a key is held does not make another press of it.
enum HeldKeys {
  private struct Press {
    /// Kept, so that no later event has its address.
    var event: EventReference
    /// Whether an action has used the press, so that no repeat counts.
    var isUsed = false
  }

  /// The presses of the keys, by the numbers of the keys.
  private static var held: [guint: Press] = [:]
  /// The key of the press that is being handled.
  private static var current: guint = 0
  /// Whether the press that is being handled is a repeat, which no action must use.
  private(set) static var isRepeating = false

  /// Records a press before anything handles it. Returns nil for a new press, and otherwise whether it ends.
  static func press(_ press: KeyPress, inText isText: Bool) -> Bool? {
    (current, isRepeating) = (press.keycode, false)
    guard let event = press.event else { return false }
    guard let earlier = held[press.keycode] else {
      held[press.keycode] = Press(event: EventReference(event))
      return nil
    }
    // An input method sends the same event again if it has not used it.
    guard earlier.event.pointer != event else { return false }
    isRepeating = true
    held[press.keycode]?.event = EventReference(event)
    return earlier.isUsed || !(press.moves || isText && press.prints)
  }

  /// Ends the repeats of the press that is being handled: an action has used it.
  static func use() { held[current]?.isUsed = true }

  static func release(_ press: KeyPress) { held[press.keycode] = nil }

  /// Forgets the keys that were released while no window of the program had the keyboard.
  ///
  /// On X, a window that gets the keyboard goes on getting the repeats of a key that is held. On Wayland it gets none.
  static func forgetReleased() {
    let down = keysDown()
    held = held.filter { $0.key < 256 && down[Int($0.key / 8)] & (1 << ($0.key % 8)) != 0 }
  }
}

private final class EventReference {
  let pointer: OpaquePointer

  init(_ event: OpaquePointer) { pointer = gdk_event_ref(event) }

  isolated deinit { gdk_event_unref(pointer) }
}

/// The keys that are down on an X display, a bit for each; none on another display. GDK has no function for it.
private func keysDown() -> [UInt8] {
  typealias GetDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
  typealias Query = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>) -> CInt
  var bits = [UInt8](repeating: 0, count: 32)
  if let display = X11.display,
    let getDisplay = X11.function("gdk_x11_display_get_xdisplay", as: GetDisplay.self),
    let query = X11.function("XQueryKeymap", as: Query.self)
  {
    _ = query(getDisplay(display), &bits)
  }
  return bits
}

extension KeyPress {
  /// Whether the key moves the cursor, a slider, a page or the focus, or erases text.
  fileprivate var moves: Bool {
    [GDK_KEY_Home...GDK_KEY_End, GDK_KEY_KP_Home...GDK_KEY_KP_End].contains { $0.contains(code) }
      || [
        GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_BackSpace, GDK_KEY_Delete,
        GDK_KEY_KP_Delete,
      ].contains(code)
  }

  fileprivate var prints: Bool { modifiers.isPlain && gdk_keyval_to_unicode(keyval) >= 0x20 }
}
