import XCTest

/// Damaged saved games, and folders that cannot be written: the program reports the problem and remains playable.
final class DamagedStateTests: SavedGameTestCase {
  func testUnreadableStateIsSetAsideAndReportedOnce() throws {
    let content = "{\"version\":1,\"craps\":{\"ba"
    try write(content, to: "state/parlor/state.json")
    try assertStartsOver()
    let aside = try files("state/parlor").filter { $0.hasPrefix("state-") }
    XCTAssertEqual(
      try aside.map { try String(contentsOf: url("state/parlor/\($0)"), encoding: .utf8) }, [content])
  }

  func testH7_flipIsDisabledBehindAnAlert() throws {
    try write("garbage", to: "state/parlor/state.json")
    let parlor = try startAgain("--game", "hangman")
    _ = try find("Your saved games could not be loaded")
    activate("flipside")
    try closeAlert()
    try focus(window("Parlor"))
    // The flipside would not accept a letter.
    try display.press("c")
    XCTAssertTrue(
      eventually { (try? self.state().contains(#""guesses":"C""#)) == true }, "the flipside was opened")
    quit(parlor)
  }

  func testH1_invalidHangmanGameIsReportedWhenItsWordsAreLoaded() throws {
    let first = try startAgain("--game", "hangman")
    try click("E", on: "hangman")
    XCTAssertTrue(eventually { (try? self.state().contains(#""guesses":"E""#)) == true })
    first.kill()
    try write(
      try state().replacing(#""guesses":"E""#, with: #""guesses":"EE""#), to: "state/parlor/state.json")
    try assertStartsOver("--game", "hangman", saying: "Not all saved data could be loaded")
  }

  func testOnlyDamagedGamesStartOver() throws {
    let first = try startAgain("--game", "pig")
    try click("Roll", on: "pig")
    XCTAssertTrue(eventually { (try? self.rolls()) == 1 })
    try click("↑ Bet", on: "tictactoe")
    try click("Play", on: "tictactoe")
    XCTAssertTrue(eventually { (try? self.state().contains(#""spins":1"#)) == true })
    try click("E", on: "hangman")
    XCTAssertTrue(eventually { (try? self.state().contains(#""guesses":"E""#)) == true })
    quit(first)
    let (pig, hangman) = (try game("pig"), try game("hangman"))
    // Craps is damaged. The Bank breaks a rule, which is found when its screen opens; the board depends on the
    // Bank.
    let file = try state().replacing(#"{"bank":"#, with: #"{"craps":[],"bank":"#)
      .replacing(#""spins":1"#, with: #""spins":-1"#)
    try write(file, to: "state/parlor/state.json")
    let second = try startAgain("--game", "pig")
    _ = try find("Not all saved data could be loaded")
    try assertReported("Craps")
    try closeAlert()
    activate("show-bank")
    try assertReported("Bank, Tic Tac Toe")
    try closeAlert()
    quit(second)
    XCTAssertEqual(try game("pig"), pig)
    XCTAssertEqual(try game("hangman"), hangman)
    let copies = try files("state/parlor").filter { $0.hasPrefix("state-") }
      .map { try String(contentsOf: url("state/parlor/\($0)"), encoding: .utf8) }
    XCTAssertTrue(copies.contains(file))
    let third = try startAgain("--game", "bank")
    activate("show-craps")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "reported again")
    quit(third)
  }

  func testUnwritableFolderIsReportedAndPlayContinues() throws {
    let parlor = try startAgain("--game", "craps", environment: ["XDG_STATE_HOME": "/proc"])
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") != true })
    _ = try find("Your progress could not be saved")
    try closeAlert()
    let roll = try find("Roll")
    for _ in 0..<20 { XCTAssertTrue(roll.click()) }
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "reported again")
    quit(parlor)
  }

  func testTemporarySystemErrorsAreReportedAndLoseNothing() throws {
    let games = "{\"version\":1,\"screen\":\"pig\"}"
    let (loading, saving) = ("Your saved games could not be loaded", "Your progress could not be saved")
    for (fault, title) in [("read:error=EIO", loading), ("rename:error=EDQUOT", saving)] {
      try write(games, to: "state/parlor/state.json")
      let paths = ["state.json", ".state.json.new"].flatMap {
        ["-P", url("state/parlor/\($0)").path]
      }
      // With -D strace runs as a grandchild, so the started process is the program itself.
      let parlor = try startAgain(
        ["-D", "-f", "-qqq", "-o", "/dev/null"] + paths
          + ["-e", "inject=\(fault)", Parlor.program.path, "--game", "pig"],
        program: URL(filePath: "/usr/bin/strace"))
      if title != loading { try click("Roll", on: "pig") }
      _ = try find(title)
      try closeAlert()
      if title == loading { try click("Roll", on: "pig") }
      quit(parlor)
      XCTAssertEqual(try state(), games, fault)
      XCTAssertEqual(try files("state/parlor").sorted(), ["state.json", "state.lock"], fault)
    }
  }

  func testHangmansSettingsApplyEvenIfTheyCannotBeSaved() throws {
    let parlor = try startAgain("--game", "hangman", environment: ["XDG_CONFIG_HOME": "/proc"])
    try move("Wrong guesses allowed", to: 11)
    _ = try find("Hangman’s settings could not be saved")
    try closeAlert()
    activate("new-game")
    _ = try find("11 wrong guesses left")
    quit(parlor)
  }

  /// The JSON of a saved game.
  private func game(_ name: String) throws -> String {
    let json = try JSONSerialization.jsonObject(with: Data(try state().utf8)) as? [String: Any]
    let game = try XCTUnwrap(json?[name])
    return String(
      decoding: try JSONSerialization.data(withJSONObject: game, options: .sortedKeys), as: UTF8.self)
  }

  private func assertReported(_ game: String, file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertTrue(
      eventually {
        Accessible.program()?.names.contains { $0.contains(" not valid: \(game). ") }
          == true
      }, "\(game) is not reported", file: file, line: line)
  }
}
