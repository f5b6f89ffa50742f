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
  package static let f5 = KeyboardKey(code: 71)
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
