import XCTest

final class HelpTests: ProgramTestCase {
  func testD4_keysOpenHelpStatisticsAndShortcutsAndEscapeOrControlWClosesThem() throws {
    let parlor = try open("--game", "pig", environment: Accessible.environment)
    let games = try window("Parlor")
    let openings: [(title: String, press: () throws -> Void)] = [
      ("How to Play", { try self.display.press(.f1) }),
      ("Statistics", { try self.display.press("i", holding: .control) }),
      (
        "Statistics",
        {
          let button = { Accessible.program()?.first(named: "Statistics (Ctrl+I)") }
          XCTAssertTrue(eventually { button()?.click() == true })
        }
      ),
      (Self.shortcuts, { try self.display.press("/", holding: .control, .shift) }),
    ]
    for (title, open) in openings {
      for close in [{ try self.display.press(.escape) }, { try self.display.press("w", holding: .control) }] {
        try focus(games)
        try open()
        try focus(window(title))
        // The second time, the same window comes to the front.
        if title == "How to Play" { try open() }
        if title == "Statistics" {
          let names = { Accessible.program()?.names ?? [] }
          XCTAssertTrue(
            eventually { names().contains { $0.contains("Games against the computer") } }, "\(names())")
        }
        try close()
        XCTAssertTrue(try eventually { try display.windows(titled: title).isEmpty }, "\(title) did not close")
        XCTAssertTrue(try eventually { try display.focused() == games }, "the main window is not focused")
        XCTAssertTrue(parlor.isRunning, parlor.errorOutput)
      }
    }
    quit(parlor)
  }

  func testD7_eachWindowIsAFrameForScreenReaders() throws {
    let parlor = try open(environment: Accessible.environment)
    let games = try window("Parlor")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("Parlor") == true })
    try focus(games)
    try display.press(.f1)
    let help = try window("How to Play")
    try focus(help)
    try display.press("i", holding: .control)
    _ = try window("Statistics")
    XCTAssertTrue(eventually { Accessible.program()?.children.count == 3 })
    let windows = Accessible.program()?.children ?? []
    XCTAssertEqual(windows.map(\.name).sorted(), ["How to Play", "Parlor", "Statistics"])
    XCTAssertEqual(windows.filter { !$0.isFrame }.map(\.name), [])
    quit(parlor)
  }

  func testNewGameIsDisabledInWindowsWithoutAGame() throws {
    let parlor = try open()
    let games = try window("Parlor")
    for (action, title) in [
      ("help", "How to Play"), ("about", "About Parlor"), ("shortcuts", Self.shortcuts),
    ] {
      try focus(games)
      XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == true })
      activate(action)
      let other = try window(title)
      try focus(other)
      if action == "help" { XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == false }) }
      try display.press("w", holding: .control)
      XCTAssertTrue(try eventually { try display.windows(titled: title).isEmpty }, "\(title) did not close")
    }
    quit(parlor)
  }

  private static let shortcuts = "Keyboard Shortcuts"
}

final class DetachedWindowTests: ProgramTestCase {
  func testD2_allScreensCanBeDetachedAndTheMainWindowClosesThem() throws {
    for system in WindowSystem.allCases {
      let parlor = try open(on: system)
      for screen in ["craps", "pig", "tictactoe", "bank", "hangman"] { activate("own-window-\(screen)") }
      for title in ["Craps", "Pig", "Tic Tac Toe", "Bank", "Hangman"] {
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
    let parlor = try open()
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
}

final class KeyTests: ProgramTestCase {
  func testD12_controlOrAltWithADigitShowsAScreenOnEveryLayout() throws {
    let parlor = try open("--game", "hangman")
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
