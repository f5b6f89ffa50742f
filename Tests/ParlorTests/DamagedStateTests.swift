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

/// The statistics are restored after the program ends in any way.
final class SavedStatisticsTests: SavedGameTestCase {
  func testD9_killedProgramKeepsItsStatistics() throws {
    let first = try startAgain("--game", "tictactoe")
    try click("Play", on: "tictactoe")
    XCTAssertTrue(try eventually { try self.spins() == [1] }, "the spin is not saved")
    first.kill()
    let second = try startAgain("--game", "tictactoe")
    try click("Play", on: "tictactoe")
    XCTAssertTrue(try eventually { try self.spins() == [1, 2] }, "the spins are not counted on")
    quit(second)
  }

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

  /// The numbers of the spins whose credits are saved.
  private func spins() throws -> [Int] {
    guard let state = try? state(),
      let saved = state.firstMatch(
        of: /"bankStatistics":\{"credits":\[([0-9,]+)\](?:,"earlierBest":[0-9]+)?,"lastSpin":([0-9]+)\}/),
      let last = Int(saved.2)
    else { return [] }
    let count = saved.1.split(separator: ",").count
    return Array(last - count + 1...last)
  }
}

/// A word list of the user. Whatever the file is, the program opens, reports the problem, and remains playable.
///
/// From outside, an alert is detected by the action that it disables. The text of the alert is tested inside the
/// program.
final class WordListFileTests: ProgramTestCase {
  func testH11_otherFilesAreRefused() throws {
    let pipe = folder.appending(path: "pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    for list in ["no such file.txt", pipe, try file("list", "d0g\n")] {
      let parlor = try start("--seed", "1", "--game", "hangman", "--words", list)
      try waitForWindow(of: parlor)
      XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == false }, "no alert names \(list)")
      quit(parlor)
    }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
