import XCTest

/// Damaged saved games, and folders that cannot be written: the program reports the problem and remains playable.
final class DamagedStateTests: SavedGameTestCase {
  func testUnreadableStateIsSetAsideAndReportedOnce() throws {
    let content = "{\"version\":1,\"craps\":{\"ba"
    try write(content, to: "state/parlor/state.json")
    let first = try startAgain()
    _ = try find("Your saved games could not be loaded")
    try closeAlert()
    try click("Roll", on: "craps")
    quit(first)
    let second = try startAgain()
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "reported again")
    quit(second)
    let aside = try files("state/parlor").filter { $0.hasPrefix("state-") }
    XCTAssertEqual(
      try aside.map { try String(contentsOf: url("state/parlor/\($0)"), encoding: .utf8) }, [content])
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

  private func assertReported(_ game: String, file: StaticString = #filePath, line: UInt = #line) throws {
    XCTAssertTrue(
      eventually {
        Accessible.program()?.names.contains { $0.contains(" not valid: \(game). ") }
          == true
      }, "\(game) is not reported", file: file, line: line)
  }
}

/// Statistics that cannot be loaded.
final class SavedStatisticsTests: SavedGameTestCase {
  func testD9_statisticsThatAreFoundInvalidInTheirWindowAreReportedThere() throws {
    try write(
      #"{"pigStatistics":{"entries":[{"count":{"lost":-1,"won":0},"opponent":{"human":{}}}]},"version":1}"#,
      to: "state/parlor/state.json")
    let parlor = try startAgain("--game", "craps")
    activate("statistics")
    let window = { Accessible.program()?.children.first { $0.name == "Statistics" } }
    XCTAssertTrue(eventually { window()?.first(named: "Pig")?.click() == true })
    XCTAssertTrue(eventually { window()?.first(named: "Not all saved data could be loaded") != nil })
    XCTAssertEqual(window()?.names.contains { $0.contains(" not valid: statistics of Pig. ") }, true)
    XCTAssertEqual(window()?.first(named: "OK")?.click(), true)
    quit(parlor)
  }
}

/// A word list of the user. Whatever the file is, the program opens, reports the problem, and remains playable.
///
/// From outside, an alert is detected by the action that it disables. The text of the alert is tested inside the
/// program.
final class WordListFileTests: SavedGameTestCase {
  func testH11_otherFilesAreRefused() throws {
    XCTAssertEqual(mkfifo(url("pipe").path, 0o600), 0)
    try write("d0g\n", to: "list")
    for list in ["no such file.txt", "pipe", "list"] {
      let parlor = try open("--game", "hangman", "--words", url(list).path)
      XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == false }, "no alert names \(list)")
      quit(parlor)
    }
  }
}
