import XCTest

/// Screens in detached windows, in the running program and by keyboard.
final class DetachedWindowTests: ProgramTestCase {
  private static let screens: [(title: String, key: KeyboardKey)] = [
    ("Craps", "c"), ("Pig", "p"), ("Tic Tac Toe", "t"), ("Bank", "b"), ("Hangman", "h"),
  ]

  func testD2_eachScreenMovesToItsWindowByKeyboardAndReturns() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    let ways = [Closing.button, .closeKey, .sameKeys, .frontKeys, .button]
    for ((title, key), close) in zip(Self.screens, ways) {
      try focus(games)
      try display.press(key, holding: .control, .shift)
      let own = try window(title)
      try focus(own)
      switch close {
      case .button: try display.close(own)
      case .closeKey: try display.press("w", holding: .control)
      case .sameKeys: try display.press(key, holding: .control, .shift)
      case .frontKeys: try display.press("o", holding: .control, .shift)
      }
      XCTAssertTrue(
        try eventually { try display.windows(titled: title).isEmpty }, "\(title) did not close by \(close)")
      XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
    }
    quit(parlor)
  }

  func testD2_allScreensCanBeDetachedAndTheMainWindowClosesThem() throws {
    for system in WindowSystem.allCases {
      let parlor = try start("--seed", "1", environment: system.environment)
      try waitForWindow(of: parlor, on: system)
      for screen in ["craps", "pig", "tictactoe", "bank", "hangman"] { activate("own-window-\(screen)") }
      for (title, _) in Self.screens {
        XCTAssertTrue(try eventually { try system.shows(title) }, "no window of \(title) on \(system)")
      }
      for screen in ["craps", "pig", "tictactoe", "bank", "hangman"] {
        activate("show-\(screen)")
        activate("new-game")
      }
      activate("inspector")
      activate("own-window-pig")
      XCTAssertTrue(try eventually { try !system.shows("Pig") }, "Pig did not return")
      if system == .x11 {
        try closeWindow()
        assertEndedWell(parlor)
      } else {
        quit(parlor)
      }
    }
  }

  func testMenuSetsTheWindowSize() throws {
    let parlor = try start("--seed", "1")
    try waitForWindow(of: parlor)
    let games = try window("Parlor")
    for size in [[360, 640], [640, 360], [768, 1024], [1280, 800], [1920, 1080]] {
      // Sets the size again if the display reports the previous size afterwards.
      let isTaken = try eventually {
        _ = SessionBus.activate("window-size", with: "\(size[0])x\(size[1])")
        return try display.size(of: games) == size
      }
      XCTAssertTrue(isTaken, "\(size)")
    }
    for nonsense in ["", "x", "360", "0x0", "-1x5", "axb", "9999999999999999999999x1", "1e300x2", "nanxinf"] {
      XCTAssertTrue(SessionBus.activate("window-size", with: nonsense))
    }
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true)
    XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
    quit(parlor)
  }

  private enum Closing { case button, closeKey, sameKeys, frontKeys }
}
