import XCTest

/// Keys mean the same on every layout.
final class KeyTests: GtkTestCase {
  /// Runs `work` with a hand at a window, and with a function that returns the keys that the window got since the last
  /// call.
  private static func withKeys(_ work: (Hand, () -> [Key]) throws -> Void) throws {
    try withHand(at: Label("")) { hand, window in
      var keys: [Key] = []
      window.onKey { key in
        keys.append(key)
        return true
      }
      try work(hand) {
        defer { keys = [] }
        return keys
      }
    }
  }

  func testD12_aLetterKeyIsTheSameOnLayoutsWithoutLatinLetters() throws {
    try Self.withKeys { hand, keys in
      for layouts in ["us,ru", "us,gr", "us,il", "us,ara", "us,ge", "ru", "gr"] {
        try hand.withLayouts(layouts, active: layouts.hasPrefix("us") ? 1 : 0) {
          for letter in "qwertyuiopasdfghjklzxcvbnm" {
            try hand.press(XCTUnwrap(KeyboardKey(letter)))
            XCTAssertEqual(keys(), [.character(letter)], "\(layouts) \(letter)")
          }
          try hand.press("r", holding: .shift)
          let shifted = keys().suffix(1)
          XCTAssertTrue([[.character("R")], [.character("r")]].contains(shifted), "\(layouts) \(shifted)")
        }
      }
    }
  }

  func testD12_aKeyIsWhatItPrintsOnLayoutsWithLatinLetters() throws {
    try Self.withKeys { hand, keys in
      try hand.withLayouts("fr") {
        for (key, printed) in [("q", "a"), (";", "m"), ("2", "é")] as [(KeyboardKey, Character)] {
          try hand.press(key)
          XCTAssertEqual(keys(), [.character(printed)])
        }
      }
      try hand.withLayouts("us,ru", active: 1) {
        try hand.press("=", holding: .shift)
        XCTAssertEqual(keys().last, .character("+"))
        try hand.press(.escape)
        XCTAssertEqual(keys(), [.escape])
      }
    }
  }

  func testD12_deadKeysAndTheComposeKeyMakeOneCharacter() throws {
    try Self.withKeys { hand, keys in
      try hand.withLayouts("de") {
        for (first, second, character) in [("=", "e", "é"), ("`", "a", "â"), ("=", "r", "ŕ")]
          as [(KeyboardKey, KeyboardKey, Character)]
        {
          try hand.press(first)
          XCTAssertEqual(keys(), [])
          try hand.press(second)
          XCTAssertEqual(keys(), [.character(character)])
        }
        try hand.press("'")
        XCTAssertEqual(keys(), [.character("ä")])
      }
    }
  }

  func testD12_theTurkishLettersAreI() throws {
    try Self.withKeys { hand, keys in
      try hand.withLayouts("tr") {
        for key in ["i", "'"] as [KeyboardKey] {
          try hand.press(key)
          XCTAssertEqual(keys(), [.character("i")])
          try hand.press(key, holding: .shift)
          XCTAssertEqual(keys().last, .character("I"))
        }
      }
    }
  }

  func testD12_keysThatErasePrintNothing() throws {
    try Self.withKeys { hand, keys in
      for key in [KeyboardKey.delete, .backspace, .tab] {
        try hand.press(key)
        XCTAssertFalse(keys().contains { if case .character = $0 { true } else { false } })
      }
    }
  }
}
