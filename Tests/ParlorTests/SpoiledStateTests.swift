import Foundation
import XCTest

/// Whatever lies where the games are kept, and wherever they cannot be kept: the user is told, and plays.
final class SpoiledStateTests: KeptTestCase {
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

  func testH7_nothingTurnsBehindAnAlert() throws {
    try put("garbage", at: "state/parlor/state.json")
    let parlor = try startAgain("--game", "hangman")
    _ = try find("Your games start afresh")
    activate("flipside")
    try closeAlert()
    let display = try XDisplay()
    try display.focus(XCTUnwrap(display.windows(titled: "Parlor").first))
    // The flipside would have no use for a letter.
    try display.press(.c)
    XCTAssertTrue(
      eventually { (try? self.state().contains(#""guesses":"C""#)) == true }, "Hangman was turned over")
    quit(parlor)
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

  func testASettingThatAHandHasSpoiledCountsForNothing() throws {
    try put("[hangman]\nword-length=99\nmaximum-mistakes=many\n", at: "config/parlor/settings.ini")
    let parlor = try startAgain("--game", "hangman")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("6 wrong guesses left") == true })
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 7 letters. Guess one.") == true })
    quit(parlor)
  }
}
