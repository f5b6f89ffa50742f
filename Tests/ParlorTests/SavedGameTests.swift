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
    func rolled(restarts: Bool) throws -> NSDictionary? {
      var parlor = try startAgain("--seed", "7", "--reset")
      for number in 1...3 {
        if restarts && number > 1 {
          quit(parlor)
          parlor = try startAgain("--seed", "7")
        }
        let before = try? self.craps()
        try click("Roll", on: "craps")
        XCTAssertTrue(eventually { (try? self.craps()) != before }, "the roll is not saved")
      }
      quit(parlor)
      return try craps()
    }
    let once = try XCTUnwrap(rolled(restarts: false))
    XCTAssertEqual(try rolled(restarts: true), once)
  }

  /// The saved state of Craps.
  private func craps() throws -> NSDictionary? {
    let state = try JSONSerialization.jsonObject(with: Data(contentsOf: url("state/parlor/state.json")))
    return (state as? NSDictionary)?["craps"] as? NSDictionary
  }

  func testP2_killAtAnyMomentLosesNothingSaved() throws {
    var generator = Soak.generator()
    var events = 0
    for round in 1...Soak.count(5, long: 100) {
      let parlor = try startAgain("--game", "pig")
      let roll = try find("Roll")
      for _ in 0..<Int.random(in: 1...15, using: &generator) where !roll.click() { break }
      XCTAssertTrue(eventually { (try? self.rolls()) ?? 0 > events }, "nothing is saved")
      let written = try rolls()
      // Then at a random moment of the game.
      for _ in 0..<Int.random(in: 0...3, using: &generator) where !roll.click() { break }
      usleep(UInt32.random(in: 0...20_000, using: &generator))
      parlor.kill()
      events = try rolls()
      XCTAssertGreaterThanOrEqual(events, written, "the file went back: seed \(Soak.seed), round \(round)")
      let left = try files("state/parlor").filter { $0 != ".state.json.new" }
      XCTAssertEqual(left.sorted(), ["state.json", "state.lock"], "seed \(Soak.seed), round \(round)")
      // The log of Pig is limited.
      if events > 100 {
        try FileManager.default.removeItem(at: url("state"))
        events = 0
      }
    }
    let parlor = try startAgain("--game", "pig")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "a state could not be loaded")
    try click("Roll", on: "pig")
    XCTAssertTrue(try eventually { try self.files("state/parlor").sorted() == ["state.json", "state.lock"] })
    quit(parlor)
  }

  func testLogoutAndControlCSaveTheWindowSize() throws {
    for (number, signal) in [SIGTERM, SIGHUP, SIGINT].enumerated() {
      let parlor = try startAgain("--game", "craps")
      let window = try self.window("Parlor")
      let width = 640 + number * 40
      try display.resize(window, width: width, height: 500)
      try click("Roll", on: "craps")
      let names = try find("Balance").names
      kill(parlor.identifier, signal)
      assertEndedWell(parlor)
      let again = try startAgain()
      let reopened = try self.window("Parlor")
      XCTAssertTrue(
        try eventually { try display.size(of: reopened) == [width, 500] }, "after signal \(signal)")
      XCTAssertEqual(try find("Balance").names, names)
      quit(again)
    }
  }

  func testD2_tabAndWindowAreRestored() throws {
    let first = try startAgain("--game", "craps")
    activate("show-bank")
    try display.resize(window("Parlor"), width: 700, height: 480)
    XCTAssertTrue(
      eventually { (try? self.state().contains(/"window":{"height":480,.*"width":700}/)) == true })
    first.kill()
    let second = try startAgain()
    let window = try self.window("Parlor")
    XCTAssertTrue(
      try eventually { try display.size(of: window) == [700, 480] })
    _ = try find("Add credit")
    quit(second)
    let third = try startAgain("--game", "pig")
    _ = try find("Pass")
    quit(third)
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
