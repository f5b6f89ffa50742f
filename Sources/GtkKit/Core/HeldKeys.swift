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
    /// When the key was pressed or repeated last, in milliseconds.
    var time = Clock.milliseconds
    /// Whether an action has used the press, so that no repeat counts.
    var isUsed = false
  }

  /// The longest time between a press and its first repeat that desktops offer, and some more, in milliseconds. After this time,
  /// the key was released while no window of the program had the keyboard.
  private static let longestDelay = 2500.0

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
    guard let earlier = held[press.keycode], Clock.milliseconds - earlier.time < Self.longestDelay else {
      held[press.keycode] = Press(event: EventReference(event))
      return nil
    }
    // An input method sends the same event again if it has not used it.
    guard earlier.event.pointer != event else { return false }
    isRepeating = true
    held[press.keycode] = Press(event: EventReference(event), isUsed: earlier.isUsed)
    return earlier.isUsed || !(press.moves || isText && press.prints)
  }

  /// Ends the repeats of the press that is being handled: an action has used it.
  static func use() { held[current]?.isUsed = true }

  static func release(_ press: KeyPress) { held[press.keycode] = nil }
}

private final class EventReference {
  let pointer: OpaquePointer

  init(_ event: OpaquePointer) { pointer = gdk_event_ref(event) }

  isolated deinit { gdk_event_unref(pointer) }
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
