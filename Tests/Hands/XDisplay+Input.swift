import CGtk

/// Key presses on the display's keyboard (extension XTEST, version 2.2), so that they are processed like those of
/// a user.
extension XDisplay {
  package func focus(_ window: UInt32) throws {
    let (toParent, now): (UInt8, UInt32) = (2, 0)
    try send([42, toParent] + bytes16(3) + bytes32(window, now))
    try synchronize()
  }

  /// The focused window; 0 or 1 if there is none.
  package func focused() throws -> UInt32 { number32(try request([43, 0], []), 8) }

  package func press(_ key: KeyboardKey, holding held: KeyboardKey...) throws {
    try press(key, holding: held)
  }

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

/// The pointer of the display (extension XTEST, version 2.2): its clicks are processed like those of a user.
extension XDisplay {
  package func movePointer(to x: Int, _ y: Int) throws {
    let motion: UInt8 = 6
    try fake(motion, 0, at: x, y)
  }

  /// Presses or releases a button: 1 is the primary, 2 the middle, 3 the secondary one; 4 and 5 are the wheel.
  package func setButton(_ button: UInt8, isDown: Bool) throws {
    let (press, release): (UInt8, UInt8) = (4, 5)
    try fake(isDown ? press : release, button)
  }

  package func click(_ button: UInt8) throws {
    try setButton(button, isDown: true)
    try setButton(button, isDown: false)
  }

  package func origin(of window: UInt32) throws -> (x: Int, y: Int) {
    let place = try request([40, 0], bytes32(window, root) + bytes16(0, 0))
    let (x, y) = (Int16(bitPattern: number16(place, 12)), Int16(bitPattern: number16(place, 14)))
    return (Int(x), Int(y))
  }
}

/// A key of a PC keyboard, named by what it prints or is called on a US keyboard. Other layouts print other characters.
package struct KeyboardKey: Hashable {
  /// The number of the key (xkeyboard-config, "keycodes/evdev").
  package let code: UInt8

  private init(code: UInt8) { self.code = code }

  /// The key that prints a character without Shift; nil if there is none.
  package init?(_ character: Character) {
    for (first, row) in Self.rows {
      guard let place = row.firstIndex(of: character) else { continue }
      code = first + UInt8(row.distance(from: row.startIndex, to: place))
      return
    }
    return nil
  }

  /// The key that prints a digit in the keypad.
  package static func keypad(_ digit: Int) -> KeyboardKey {
    KeyboardKey(code: [90, 87, 88, 89, 83, 84, 85, 79, 80, 81][digit])
  }

  /// The keys that print characters, and the code of the first one of each row.
  private static let rows: [(UInt8, String)] = [
    (10, "1234567890-="), (24, "qwertyuiop[]"), (38, "asdfghjkl;'`"), (51, "\\zxcvbnm,./"), (65, " "),
  ]

  package static let escape = KeyboardKey(code: 9)
  package static let backspace = KeyboardKey(code: 22)
  package static let tab = KeyboardKey(code: 23)
  package static let enter = KeyboardKey(code: 36)
  package static let control = KeyboardKey(code: 37)
  package static let shift = KeyboardKey(code: 50)
  package static let alt = KeyboardKey(code: 64)
  package static let f1 = KeyboardKey(code: 67)
  package static let f2 = KeyboardKey(code: 68)
  package static let space: KeyboardKey = " "
  package static let f10 = KeyboardKey(code: 76)
  package static let f11 = KeyboardKey(code: 95)
  package static let f12 = KeyboardKey(code: 96)
  package static let numLock = KeyboardKey(code: 77)
  package static let home = KeyboardKey(code: 110)
  package static let up = KeyboardKey(code: 111)
  package static let pageUp = KeyboardKey(code: 112)
  package static let left = KeyboardKey(code: 113)
  package static let right = KeyboardKey(code: 114)
  package static let end = KeyboardKey(code: 115)
  package static let down = KeyboardKey(code: 116)
  package static let pageDown = KeyboardKey(code: 117)
  package static let delete = KeyboardKey(code: 119)
  package static let menu = KeyboardKey(code: 135)
}

extension KeyboardKey: ExpressibleByExtendedGraphemeClusterLiteral {
  package init(extendedGraphemeClusterLiteral character: Character) {
    guard let key = KeyboardKey(character) else { preconditionFailure("no key prints \(character)") }
    self = key
  }
}
