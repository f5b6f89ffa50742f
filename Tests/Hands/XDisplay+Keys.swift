import CGtk

/// Key presses on the display's keyboard (extension XTEST, version 2.2), so that they are processed like those of
/// a user.
extension XDisplay {
  /// Focuses a window, as a window manager does.
  package func focus(_ window: UInt32) throws {
    let (toParent, now): (UInt8, UInt32) = (2, 0)
    try send([42, toParent] + bytes16(3) + bytes32(window, now))
    try synchronize()
  }

  /// The focused window; 0 or 1 if there is none.
  package func focused() throws -> UInt32 { number32(try request([43, 0], []), 8) }

  /// Presses a key with modifiers, and releases them.
  package func press(_ key: KeyboardKey, holding held: KeyboardKey...) throws {
    try press(key, holding: held)
  }

  /// Presses a key with modifiers, and releases them.
  package func press(_ key: KeyboardKey, holding held: [KeyboardKey]) throws {
    for key in held + [key] { try setKey(key, isDown: true) }
    for key in [key] + held.reversed() { try setKey(key, isDown: false) }
    try synchronize()
  }

  /// Presses or releases a key. A press of a key that is down already is what auto-repeat sends.
  package func setKey(_ key: KeyboardKey, isDown: Bool) throws {
    let (press, release): (UInt8, UInt8) = (2, 3)
    try fake(isDown ? press : release, key.code)
  }

  /// Sends a device event. The detail is a key code or a button number, the position that of the pointer.
  func fake(_ event: UInt8, _ detail: UInt8, at x: Int = 0, _ y: Int = 0) throws {
    let fakeInput: UInt8 = 2
    let place = bytes16(UInt16(truncatingIfNeeded: x), UInt16(truncatingIfNeeded: y))
    try send(
      [try code(ofExtension: "XTEST"), fakeInput] + bytes16(9) + [event, detail, 0, 0] + bytes32(0, root)
        + bytes32(0, 0) + place + bytes32(0, 0))
  }

  /// Gives the keyboard layouts, such as "us,ru", of which the first is active (setxkbmap).
  package func setLayouts(_ names: String, variants: String = "") throws {
    let command = "setxkbmap -layout '\(names)' -variant '\(variants)'"
    var status: gint = 0
    guard g_spawn_command_line_sync(command, nil, nil, &status, nil) != 0, status == 0 else {
      throw Failure(reason: "no layout \(names)")
    }
    try activateLayout(0)
  }

  /// Makes one of the layouts active, as the key does that changes layouts. (X Keyboard Extension, "XkbLatchLockState".)
  package func activateLayout(_ number: UInt8) throws {
    let keyboard = try code(ofExtension: "XKEYBOARD")
    let (useExtension, latchLockState): (UInt8, UInt8) = (0, 5)
    _ = try request([keyboard, useExtension], bytes16(1, 0))
    let coreKeyboard: UInt16 = 0x100
    let lockGroup: [UInt8] = [0, 0, 1, number]
    try send([keyboard, latchLockState] + bytes16(4) + bytes16(coreKeyboard) + lockGroup + bytes16(0, 0, 0))
    try synchronize()
  }

  private func code(ofExtension name: String) throws -> UInt8 {
    let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
    let answer = try request([98, 0], bytes16(UInt16(name.utf8.count), 0) + name.utf8 + padding)
    guard answer[8] == 1 else { throw Failure(reason: "the display has no \(name)") }
    return answer[9]
  }
}
