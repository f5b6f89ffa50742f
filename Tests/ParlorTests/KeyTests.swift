import XCTest

/// Keys in the running program.
final class KeyTests: ProgramTestCase {
  func testD12_controlOrAltWithADigitShowsAScreenOnEveryLayout() throws {
    let parlor = try start("--seed", "1", "--game", "hangman")
    try waitForWindow(of: parlor)
    try focus(window("Parlor"))
    defer { try? display.setLayouts("us") }
    for layout in ["us", "fr", "be", "cz"] {
      try display.setLayouts(layout)
      for held in [KeyboardKey.control, .alt] {
        try display.press("1", holding: held)
        assertShows("craps", layout)
        try display.press("2", holding: held)
        assertShows("pig", layout)
      }
    }
    try display.setLayouts("us")
    try display.press(.numLock)
    for held in [KeyboardKey.control, .alt] {
      try display.press(.keypad(1), holding: held)
      assertShows("craps", "keypad")
      try display.press(.keypad(2), holding: held)
      assertShows("pig", "keypad")
    }
    try display.press(.numLock)
    quit(parlor)
  }

  func testD4_escapeLeadsFromTheSettingsBackToTheGame() throws {
    let parlor = try start("--seed", "1", "--game", "pig")
    try waitForWindow(of: parlor)
    try focus(window("Parlor"))
    for usesSameKeys in [false, true] {
      try display.press(",", holding: .control)
      assertShows("hangman", "the settings")
      if usesSameKeys { try display.press(",", holding: .control) } else { try display.press(.escape) }
      assertShows("pig", "Pig again")
    }
    // Who has gone elsewhere meanwhile stays.
    try display.press(",", holding: .control)
    assertShows("hangman", "the settings")
    try display.press("3", holding: .control)
    assertShows("tictactoe", "another game")
    try display.press("4", holding: .control)
    assertShows("hangman", "the settings, still open")
    try display.press(.escape)
    // The program answers after it has handled the key, and saves the screen when it quits.
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true)
    quit(parlor)
    assertShows("hangman", "the front of Hangman")
  }

  /// Waits until a screen is in front, as the saved state says.
  private func assertShows(
    _ screen: String, _ what: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let state = folder.appending(path: "start0/parlor/state.json")
    let isShown = eventually {
      (try? String(contentsOf: state, encoding: .utf8))?.contains(#""screen":"\#(screen)""#) == true
    }
    XCTAssertTrue(isShown, "\(what): not \(screen)", file: file, line: line)
  }
}
