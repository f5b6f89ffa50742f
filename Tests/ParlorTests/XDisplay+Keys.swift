import Foundation

/// Key presses on the display's keyboard (extension XTEST, version 2.2), so that they are processed like those of
/// a user.
extension XDisplay {
  /// Focuses a window, as a window manager does.
  func focus(_ window: UInt32) throws {
    let (toParent, now): (UInt8, UInt32) = (2, 0)
    try send([42, toParent] + bytes16(3) + bytes32(window, now))
    _ = try request([43, 0], [])
  }

  /// The focused window; 0 or 1 if there is none.
  func focused() throws -> UInt32 { number32(try request([43, 0], []), 8) }

  /// Presses a key with modifiers, and releases them: each by its name in X11/keysymdef.h.
  func press(_ key: KeySymbol, holding held: KeySymbol...) throws {
    try press(key.rawValue, holding: held.map(\.rawValue))
  }

  /// Presses a key with modifiers, and releases them: each by the number of its symbol in X11/keysymdef.h.
  func press(_ key: UInt32, holding held: [UInt32]) throws {
    let codes = try (held + [key]).map { try code(of: $0) }
    let (keyPress, keyRelease): (UInt8, UInt8) = (2, 3)
    for code in codes { try fake(keyPress, code) }
    for code in codes.reversed() { try fake(keyRelease, code) }
    _ = try request([43, 0], [])
  }

  /// The symbols of the keys that the tests press.
  enum KeySymbol: UInt32 {
    case comma = 0x2C
    case two = 0x32
    case question = 0x3F
    case b = 0x62
    case c = 0x63
    case f = 0x66
    case h = 0x68
    case i = 0x69
    case o = 0x6F
    case p = 0x70
    case r = 0x72
    case t = 0x74
    case w = 0x77
    case escape = 0xFF1B
    case f1 = 0xFFBE
    case f10 = 0xFFC7
    case f11 = 0xFFC8
    case f12 = 0xFFC9
    case control = 0xFFE3
    case shift = 0xFFE1
  }

  /// Sends a device event. The detail is a key code or a button number, the position that of the pointer.
  func fake(_ event: UInt8, _ detail: UInt8, at x: Int = 0, _ y: Int = 0) throws {
    let name = Array("XTEST".utf8)
    let extensions = try request([98, 0], bytes16(UInt16(name.count), 0) + name + [0, 0, 0])
    guard extensions[8] == 1 else { throw Failure(reason: "the display has no XTEST") }
    let fakeInput: UInt8 = 2
    let place = bytes16(UInt16(truncatingIfNeeded: x), UInt16(truncatingIfNeeded: y))
    try send(
      [extensions[9], fakeInput] + bytes16(9) + [event, detail, 0, 0] + bytes32(0, root)
        + bytes32(0, 0) + place + bytes32(0, 0))
  }

  /// The key code of a symbol.
  private func code(of symbol: UInt32) throws -> UInt8 {
    let (first, count): (UInt8, UInt8) = (8, 248)
    let mapping = try request([101, 0], [first, count, 0, 0])
    let width = Int(mapping[1])
    let found = (0..<Int(count) * width).first { number32(mapping, 32 + $0 * 4) == symbol }
    guard let found else { throw Failure(reason: "no key has the symbol \(symbol)") }
    return first + UInt8(found / width)
  }
}
