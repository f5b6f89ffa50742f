import XCTest

/// The games are restored after the program ends in any way.
final class SavedGameTests: SavedGameTestCase {
  func testH1_killedProgramRestoresEveryGame() throws {
    let first = try startAgain("--seed", "4")
    try click("Roll", on: "craps")
    try click("Roll", on: "craps")
    try rollPig()
    try click("↑ Bet", on: "tictactoe")
    try click("Play", on: "tictactoe")
    try click("Add 50", on: "bank")
    try click("E", on: "hangman")
    try click("Z", on: "hangman")
    let shown = try read()
    XCTAssertFalse(shown["craps"]?.contains("Total –") ?? true, "no dice were rolled")
    XCTAssertFalse(shown["pig"]?.contains("Not rolled yet") ?? true, "no die was rolled")
    XCTAssertTrue(shown["hangman"]?.contains("Z, not in the word") ?? false, "\(shown)")
    first.kill()
    let second = try startAgain("--seed", "9")
    XCTAssertEqual(try read(), shown)
    quit(second)
    let third = try startAgain()
    XCTAssertEqual(try read(), shown)
    quit(third)
  }

  func testASeedGoesOnAfterARestart() throws {
    /// The state of Craps after three rolls with the same seed, before which the program starts again if `restarts`.
    func rolled(restarts: Bool) throws -> String {
      var parlor = try startAgain("--seed", "7", "--reset")
      for number in 1...3 {
        if restarts && number > 1 {
          quit(parlor)
          parlor = try startAgain("--seed", "7")
        }
        let before = try? game("craps")
        try click("Roll", on: "craps")
        XCTAssertTrue(eventually { (try? game("craps")) != before }, "the roll is not saved")
      }
      quit(parlor)
      return try game("craps")
    }
    let once = try rolled(restarts: false)
    XCTAssertEqual(try rolled(restarts: true), once)
  }

  func testD2_logoutAndControlCSaveTheTabAndTheWindowSize() throws {
    for (number, signal) in [SIGTERM, SIGHUP, SIGINT].enumerated() {
      // The first roll sets a point: the balance stays as it is read here.
      let parlor = try startAgain("--game", "craps", "--reset", "--seed", "1")
      let window = try self.window("Parlor")
      let width = 640 + number * 40
      try display.resize(window, width: width, height: 500)
      try click("Roll", on: "craps")
      let names = try find("Balance").names
      activate("show-bank")
      kill(parlor.identifier, signal)
      assertEndedWell(parlor)
      let again = try startAgain()
      let reopened = try self.window("Parlor")
      XCTAssertTrue(
        try eventually { try display.size(of: reopened) == [width, 500] }, "after signal \(signal)")
      _ = try find("Add credit")
      activate("show-craps")
      XCTAssertEqual(try find("Balance").names, names)
      quit(again)
    }
  }

  // MARK: - Reset, second start

  func testResetStartsOverAndKeepsABackup() throws {
    let first = try startAgain("--game", "pig")
    try click("Roll", on: "pig")
    XCTAssertTrue(eventually { (try? self.state().contains("choseToRoll")) == true })
    first.kill()
    let kept = try state()
    let second = try startAgain("--reset")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true)
    let backup = try files("state/parlor").filter { $0.hasPrefix("state-") }
    XCTAssertEqual(
      try backup.map { try String(contentsOf: url("state/parlor/\($0)"), encoding: .utf8) }, [kept])
    activate("show-pig")
    _ = try find("Not rolled yet")
    activate("quit")
    XCTAssertEqual(second.status(), 0)
    XCTAssertTrue(second.output.contains(backup.first ?? "no backup"), second.output)
  }
}
