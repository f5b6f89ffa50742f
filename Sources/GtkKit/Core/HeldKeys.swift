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

  /// Records a press before anything handles it.
  static func press(_ press: KeyPress, inText isText: Bool) -> Outcome {
    (current, isRepeating) = (press.keycode, false)
    guard let event = press.event else { return .passed }
    guard let earlier = held[press.keycode] else {
      held[press.keycode] = Press(event: EventReference(event))
      return .new
    }
    // An input method sends the same event again if it has not used it.
    guard earlier.event.pointer != event else { return .passed }
    isRepeating = true
    held[press.keycode]?.event = EventReference(event)
    return .repeated(ends: earlier.isUsed || !(press.moves || isText && press.prints))
  }

  /// What becomes of a press: a repeat may end before anything handles it.
  enum Outcome {
    case new
    case repeated(ends: Bool)
    /// It is no press of its own.
    case passed
  }

  /// Ends the repeats of the press that is being handled: an action has used it.
  static func use() { held[current]?.isUsed = true }

  /// Records that a key is released.
  static func release(_ press: KeyPress) { held[press.keycode] = nil }

  /// Forgets the keys that were released while no window of the program had the keyboard.
  ///
  /// On X, a window that gets the keyboard goes on getting the repeats of a key that is held. On Wayland it gets none.
  static func forgetReleased() {
    let down = KeyboardState()
    held = held.filter { down?.isDown($0.key) == true }
  }
}

private final class EventReference {
  let pointer: OpaquePointer

  init(_ event: OpaquePointer) { pointer = gdk_event_ref(event) }

  isolated deinit { gdk_event_unref(pointer) }
}

/// The keys that are down on an X display. GDK has no function for it.
private struct KeyboardState {
  private var bits = [UInt8](repeating: 0, count: 32)

  /// Fails on another kind of display.
  init?() {
    typealias GetDisplay = @convention(c) (OpaquePointer?) -> OpaquePointer?
    typealias Query = @convention(c) (OpaquePointer?, UnsafeMutablePointer<UInt8>) -> CInt
    guard let display = X11.display,
      let getDisplay = X11.function("gdk_x11_display_get_xdisplay", as: GetDisplay.self),
      let query = X11.function("XQueryKeymap", as: Query.self)
    else { return nil }
    _ = query(getDisplay(display), &bits)
  }

  func isDown(_ keycode: guint) -> Bool {
    keycode < 256 && bits[Int(keycode / 8)] & (1 << (keycode % 8)) != 0
  }
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

  /// Whether the key prints a character or a space.
  fileprivate var prints: Bool { modifiers.isPlain && gdk_keyval_to_unicode(keyval) >= 0x20 }
}
