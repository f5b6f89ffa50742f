import Foundation
import XCTest

/// Start, act, kill, start, read: what is played outlives the program, however it ends.
final class KeptTests: ProgramTestCase {
  private static let screens = ["craps", "pig", "tictactoe", "bank", "hangman"]

  func testH1_killedInTheMiddleOfEachGameAllAreWhereTheyWere() throws {
    let first = try startAgain("--seed", "4")
    try click("Roll", on: "craps")
    try click("Roll", on: "craps")
    try click("Roll", on: "pig")
    try click("↑ Bet", on: "tictactoe")
    try click("Play", on: "tictactoe")
    try click("Add credit", on: "bank")
    try click("E", on: "hangman")
    try click("Z", on: "hangman")
    let shown = try read()
    XCTAssertFalse(shown["craps"]?.contains("Total –") ?? true, "no dice were rolled")
    XCTAssertTrue(shown["hangman"]?.contains("Z, not in the word") ?? false, "\(shown)")
    first.kill()
    let second = try startAgain("--seed", "9")
    XCTAssertEqual(try read(), shown)
    quit(second)
    let third = try startAgain()
    XCTAssertEqual(try read(), shown)
    quit(third)
  }

  func testP2_aKillAtAnyMomentOfABusyGameLosesNothingThatWasWritten() throws {
    var events = 0
    for _ in 0..<5 {
      let parlor = try startAgain("--game", "pig")
      let roll = try find("Roll")
      for _ in 0..<Int.random(in: 1...15) where !roll.click() { break }
      XCTAssertTrue(eventually { (try? self.rolls()) ?? 0 > events }, "nothing is kept")
      let written = try rolls()
      parlor.kill()
      XCTAssertGreaterThanOrEqual(try rolls(), written, "the file went back")
      events = try rolls()
    }
    let parlor = try startAgain()
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "a state could not be taken up")
    XCTAssertEqual(try files("state/parlor"), ["state.json"])
    quit(parlor)
  }

  func testALogoutOrCtrlCEndsItWellWithTheSizeOfAMomentAgo() throws {
    for (number, signal) in [SIGTERM, SIGHUP, SIGINT].enumerated() {
      let parlor = try startAgain("--game", "craps")
      let display = try XDisplay()
      let window = try XCTUnwrap(display.windows(titled: "Parlor").first)
      let width = 640 + number * 40
      try display.resize(window, width: width, height: 500)
      try click("Roll", on: "craps")
      let names = try find("Balance").names
      kill(parlor.identifier, signal)
      assertEndedWell(parlor)
      let again = try startAgain()
      let reopened = try XCTUnwrap(display.windows(titled: "Parlor").first)
      XCTAssertTrue(
        try eventually { try display.size(of: reopened) == [width, 500] }, "after signal \(signal)")
      XCTAssertEqual(try find("Balance").names, names)
      quit(again)
    }
  }

  func testD2_theSameTabAndTheSameWindow() throws {
    let first = try startAgain("--game", "craps")
    activate("show-bank")
    let display = try XDisplay()
    try display.resize(XCTUnwrap(display.windows(titled: "Parlor").first), width: 700, height: 480)
    XCTAssertTrue(try eventually { try self.state().contains(#""window":{"height":480,"width":700}"#) })
    first.kill()
    let second = try startAgain()
    let window = try XCTUnwrap(display.windows(titled: "Parlor").first)
    XCTAssertTrue(
      try eventually { try display.size(of: window) == [700, 480] })
    _ = try find("Add credit")
    quit(second)
    let third = try startAgain("--game", "pig")
    _ = try find("Pass")
    quit(third)
  }

  func testH12_aSettingIsStoredAtTheChangeAndSurvivesAKill() throws {
    let first = try startAgain("--game", "hangman")
    try move("Letters in the word", to: 9)
    XCTAssertTrue(
      try eventually {
        try String(contentsOf: self.place("config/parlor/settings.ini"), encoding: .utf8).contains(
          "word-length=9")
      })
    first.kill()
    let second = try startAgain("--game", "hangman")
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 7 letters. Guess one.") == true },
      "the game before the change is not resumed")
    activate("new-game")
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 9 letters. Guess one.") == true })
    quit(second)
  }

  func testASettingThatAHandHasSpoiledCountsForNothing() throws {
    try put("[hangman]\nword-length=99\nmaximum-mistakes=many\n", at: "config/parlor/settings.ini")
    let parlor = try startAgain("--game", "hangman")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("6 wrong guesses left") == true })
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 7 letters. Guess one.") == true })
    quit(parlor)
  }

  // MARK: - What cannot be taken up

  func testAStateThatCannotBeReadIsSetAsideAndToldOnce() throws {
    for content in [
      "", "{\"version\":1,\"craps\":{\"ba", "\u{0}\u{1}garbage", "{\"version\":2}",
      "{\"version\":1,\"hangman\":[],\"bank\":{\"credit\":-5,\"won\":0,\"spins\":0,\"bet\":1}}",
    ] {
      try put(content, at: "state/parlor/state.json")
      try assertStartsAfresh()
      let aside = try files("state/parlor").filter { $0.hasPrefix("state-") }
      XCTAssertEqual(
        try aside.map { try String(contentsOf: place("state/parlor/\($0)"), encoding: .utf8) }, [content])
      try FileManager.default.removeItem(at: place("state"))
    }
  }

  func testAFolderInTheStatesPlaceIsSetAside() throws {
    try put("inner", at: "state/parlor/state.json/file")
    try assertStartsAfresh()
  }

  func testH1_aGameOfHangmanThatCannotHaveBeenPlayedIsToldOfWhenItsWordsAreThere() throws {
    let first = try startAgain("--game", "hangman")
    try click("E", on: "hangman")
    XCTAssertTrue(eventually { (try? self.state().contains(#""guesses":"E""#)) == true })
    first.kill()
    try put(try state().replacing(#""guesses":"E""#, with: #""guesses":"EE""#), at: "state/parlor/state.json")
    try assertStartsAfresh("--game", "hangman", saying: "A game starts afresh")
  }

  func testWhereNothingCanBeKeptTheUserIsToldAndPlaysOn() throws {
    let parlor = try startAgain("--game", "craps", environment: ["XDG_STATE_HOME": "/proc"])
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") != true })
    _ = try find("Your games will not be kept")
    try closeAlert()
    let roll = try find("Roll")
    for _ in 0..<20 { XCTAssertTrue(roll.click()) }
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "told again")
    quit(parlor)
  }

  func testOnAFullDiskTheUserIsToldAndPlaysOn() throws {
    // No file may grow: as on a full disk, each write fails.
    let parlor = try startAgain(
      "-c", #"trap "" XFSZ; ulimit -f 0; exec "$0" --game pig"#, Parlor.program.path,
      program: URL(filePath: "/bin/bash"))
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") != true })
    _ = try find("Your games will not be kept")
    try closeAlert()
    XCTAssertTrue(try find("Roll").click())
    XCTAssertFalse(try files("state/parlor").contains { $0.contains("state.json") }, "half a file was left")
    quit(parlor)
  }

  func testHangmansSettingsCountWhereTheyCannotBeKept() throws {
    let parlor = try startAgain("--game", "hangman", environment: ["XDG_CONFIG_HOME": "/proc"])
    try move("Wrong guesses allowed", to: 11)
    _ = try find("Hangman’s settings will not be kept")
    try closeAlert()
    activate("new-game")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("11 wrong guesses left") == true })
    quit(parlor)
  }

  // MARK: - Starting afresh, starting twice

  func testResetStartsAfreshAndKeepsWhatWasThere() throws {
    let first = try startAgain("--game", "pig")
    try click("Roll", on: "pig")
    XCTAssertTrue(eventually { (try? self.state().contains("choseToRoll")) == true })
    first.kill()
    let kept = try state()
    try put("[hangman]\nword-length=9\n", at: "config/parlor/settings.ini")
    let second = try startAgain("--reset")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true)
    let backup = try files("state/parlor").filter { $0.hasPrefix("state-") }
    XCTAssertEqual(
      try backup.map { try String(contentsOf: place("state/parlor/\($0)"), encoding: .utf8) }, [kept])
    XCTAssertEqual(try files("config/parlor").filter { $0.hasPrefix("settings-") }.count, 1)
    activate("show-pig")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("Not rolled yet") == true })
    activate("quit")
    XCTAssertEqual(second.status(), 0)
    XCTAssertTrue(second.answer.contains(backup.first ?? "no backup"), second.answer)
  }

  func testASecondStartShowsItsScreenInTheFirst() throws {
    let first = try startAgain("--game", "craps")
    assertEndedWell(try startAgain("--game", "bank", waits: false))
    _ = try find("Add credit")
    for option in [["--reset"], ["--seed", "1"], ["--words", "/dev/null"]] {
      let second = try startAgain(option, waits: false)
      assertRefuses(second, status: 1, saying: option[0])
    }
    quit(first)
  }

  // MARK: -

  private func place(_ name: String) -> URL { folder.appending(path: name) }

  /// Starts the program as the same user's as before.
  private func startAgain(
    _ arguments: String..., program: URL = Parlor.program, environment: [String: String?] = [:],
    waits: Bool = true
  ) throws -> Parlor {
    try startAgain(arguments, program: program, environment: environment, waits: waits)
  }

  private func startAgain(
    _ arguments: [String], program: URL = Parlor.program, environment: [String: String?] = [:],
    waits: Bool = true
  ) throws -> Parlor {
    let homes = ["XDG_STATE_HOME": place("state").path, "XDG_CONFIG_HOME": place("config").path]
    let parlor = try start(
      arguments, program: program,
      environment: environment.merging(homes) { given, _ in given }.merging(Accessible.environment) {
        _, new in new
      })
    if waits { try waitForWindow(of: parlor) }
    return parlor
  }

  private func find(_ name: String, file: StaticString = #filePath, line: UInt = #line) throws -> Accessible {
    var found: Accessible?
    _ = eventually {
      found = Accessible.program()?.first(named: name)
      return found != nil
    }
    return try XCTUnwrap(found, "nothing is named \(name)", file: file, line: line)
  }

  private func click(_ name: String, on screen: String) throws {
    activate("show-\(screen)")
    let widget = try find(name)
    XCTAssertTrue(eventually { widget.click() }, "\(name) cannot be clicked")
  }

  /// Moves a slider of Hangman's flipside, once the words are there.
  private func move(_ slider: String, to value: Double) throws {
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 7 letters. Guess one.") == true })
    activate("flipside")
    XCTAssertTrue(
      eventually { Accessible.program()?.all(named: slider).contains { $0.set(to: value) } == true },
      "\(slider) cannot be moved")
  }

  private func closeAlert() throws {
    XCTAssertTrue(try find("OK").click())
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == true }, "the alert stays")
  }

  /// What each screen shows, once nothing moves any more.
  private func read() throws -> [String: [String]] {
    for screen in Self.screens { activate("show-\(screen)") }
    var shown: [String: [String]] = [:]
    for screen in Self.screens {
      activate("show-\(screen)")
      var last: [String] = []
      _ = eventually {
        let names = Accessible.program()?.names ?? []
        defer { last = names }
        return !names.isEmpty && names == last
      }
      shown[screen] = last
    }
    return shown
  }

  private func assertStartsAfresh(
    _ arguments: String..., saying title: String = "Your games start afresh", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let first = try startAgain(arguments)
    XCTAssertTrue(
      eventually { SessionBus.isEnabled("new-game") != true }, "nothing is told", file: file, line: line)
    _ = try find(title, file: file, line: line)
    XCTAssertEqual(try files("state/parlor").count { $0.hasPrefix("state-") }, 1, file: file, line: line)
    try closeAlert()
    try click("Roll", on: "craps")
    quit(first, file: file, line: line)
    let second = try startAgain(arguments)
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "told again", file: file, line: line)
    quit(second, file: file, line: line)
  }

  /// How many rolls the log of Pig has in the file.
  private func rolls() throws -> Int { try state().matches(of: /"rolled":/).count }

  private func state() throws -> String {
    try String(contentsOf: place("state/parlor/state.json"), encoding: .utf8)
  }

  private func files(_ name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place(name).path)
  }

  private func put(_ content: String, at name: String) throws {
    try FileManager.default.createDirectory(
      at: place(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: place(name))
  }
}
