import XCTest

/// The program from start to quit. Every warning of GTK is fatal.
final class RunTests: ProgramTestCase {
  private static let games = ["craps", "pig", "tictactoe", "hangman"]

  func testD2_fourTabsWorkFromStartToQuitOnXAndWayland() throws {
    for system in WindowSystem.allCases {
      let parlor = try open("--game", "craps", on: system)
      let needed = Set(Self.games.map { "show-\($0)" } + ["new-game", "inspector", "about", "quit"])
      XCTAssertEqual(needed.subtracting(SessionBus.actions), [])
      for game in Self.games + Self.games.reversed() {
        activate("show-\(game)")
        XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "an alert appeared on \(game)")
        activate("new-game")
      }
      activate("about")
      XCTAssertTrue(
        try eventually { try system.shows("About Parlor") }, "no About window appeared on \(system)")
      quit(parlor)
    }
  }

  func testProgramOpensWithEachScreenAndEndsWithItsWindow() throws {
    for options in [[]] + (Self.games + ["bank"]).map({ ["--seed", "1", "--game", $0] }) {
      let parlor = try start(options)
      try waitForWindow(of: parlor)
      activate("new-game")
      try closeWindow()
      assertEndedWell(parlor)
    }
  }

  func testProgramCanEndDuringAnAnimation() throws {
    for closesWindow in [true, false] {
      let parlor = try open("--game", "craps")
      activate("show-pig")
      activate("show-tictactoe")  // one page fades into the next
      if closesWindow { try closeWindow() } else { activate("quit") }
      assertEndedWell(parlor)
    }
  }

  func testProgramCanQuitDuringStartup() throws {
    for game in Self.games {
      let parlor = try start("--seed", "1", "--game", game)
      // The program is on the bus before it has a window, and while the words are still being loaded.
      XCTAssertTrue(
        eventually { SessionBus.owner == parlor.identifier || !parlor.isRunning }, parlor.errorOutput)
      quit(parlor)
    }
  }

  func testWindowHasItsIconAndTheClassOfTheDesktopEntry() throws {
    let parlor = try open()
    let window = try self.window("Parlor")
    XCTAssertTrue(try eventually { try display.hasIcon(window) }, "no icon was found in the program's data")
    XCTAssertEqual(try display.windowClass(of: window), "parlor")
    quit(parlor)
  }
}

final class PlayTests: ProgramTestCase {
  func testD7_noLabelIsReadAsItsType() throws {
    let parlor = try open("--game", "pig", environment: Accessible.environment)
    var names: [String] = []
    let isShown = eventually {
      names = Accessible.program()?.names ?? []
      return names.contains("Turns of Player 2")
    }
    XCTAssertTrue(isShown, "\(names)")
    XCTAssertFalse(names.contains("GtkLabel"), "a label without a text")
    quit(parlor)
  }
}
