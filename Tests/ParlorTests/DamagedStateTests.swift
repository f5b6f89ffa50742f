import Foundation
import Hands
import XCTest

/// Damaged saved games, and folders that cannot be written: the program reports the problem and remains playable.
final class DamagedStateTests: SavedGameTestCase {
  func testUnreadableStateIsSetAsideAndReportedOnce() throws {
    for content in [
      "", "{\"version\":1,\"craps\":{\"ba", "\u{0}\u{1}garbage", "{\"version\":2}",
    ] {
      try write(content, to: "state/parlor/state.json")
      try assertStartsOver()
      let aside = try files("state/parlor").filter { $0.hasPrefix("state-") }
      XCTAssertEqual(
        try aside.map { try String(contentsOf: url("state/parlor/\($0)"), encoding: .utf8) }, [content])
      try FileManager.default.removeItem(at: url("state"))
    }
  }

  func testH7_flipIsDisabledBehindAnAlert() throws {
    try write("garbage", to: "state/parlor/state.json")
    let parlor = try startAgain("--game", "hangman")
    _ = try find("Your saved games could not be loaded")
    activate("flipside")
    try closeAlert()
    let display = try XDisplay()
    try Self.focus(window("Parlor", display), display)
    // The flipside would not accept a letter.
    try display.press("c")
    XCTAssertTrue(
      eventually { (try? self.state().contains(#""guesses":"C""#)) == true }, "the flipside was opened")
    quit(parlor)
  }

  func testFolderInPlaceOfTheStateIsSetAside() throws {
    try write("inner", to: "state/parlor/state.json/file")
    try assertStartsOver()
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

  func testLinkedStateIsWrittenToItsTarget() throws {
    try write("{\"version\":1,\"screen\":\"pig\"}", to: "dotfiles/games.json")
    try FileManager.default.createDirectory(at: url("state/parlor"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url("state/parlor/state.json").path, withDestinationPath: "../../dotfiles/games.json")
    let parlor = try startAgain()
    try click("Roll", on: "pig")
    XCTAssertTrue(eventually { (try? self.rolls()) == 1 })
    quit(parlor)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: url("state/parlor/state.json").path),
      "../../dotfiles/games.json")
    XCTAssertEqual(try files("dotfiles"), ["games.json"])
  }

  func testRelativeXDGFoldersAreIgnored() throws {
    let parlor = try startAgain(
      "--game", "pig",
      environment: ["HOME": url("home").path, "XDG_STATE_HOME": "relative", "XDG_CONFIG_HOME": ""])
    try click("Roll", on: "pig")
    XCTAssertTrue(eventually { (try? self.files("home/.local/state/parlor").contains("state.json")) == true })
    quit(parlor)
    XCTAssertFalse(FileManager.default.fileExists(atPath: url("relative/parlor").path))
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

  func testFullDiskIsReportedAndPlayContinues() throws {
    // A limit of the file size makes each write fail, as on a full disk.
    let parlor = try startAgain(
      "-c", #"trap "" XFSZ; ulimit -f 0; exec "$0" --game pig"#, Parlor.program.path,
      program: URL(filePath: "/bin/bash"))
    XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") != true })
    _ = try find("Your progress could not be saved")
    try closeAlert()
    XCTAssertTrue(try find("Roll").click())
    XCTAssertFalse(
      try files("state/parlor").contains { $0.contains("state.json") }, "a partial file was left")
    quit(parlor)
  }

  func testTemporarySystemErrorsAreReportedAndLoseNothing() throws {
    let games = "{\"version\":1,\"screen\":\"pig\"}"
    let (loading, saving) = ("Your saved games could not be loaded", "Your progress could not be saved")
    for (fault, title) in [
      ("openat:error=EMFILE", loading), ("read:error=EIO", loading), ("rename:error=EDQUOT", saving),
      ("fsync:error=EINTR:when=1..20", nil),
    ] {
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
      if let title {
        _ = try find(title)
        try closeAlert()
      }
      if title == loading { try click("Roll", on: "pig") }
      if title == nil { XCTAssertTrue(eventually { (try? self.rolls()) == 1 }, "not saved") }
      quit(parlor)
      if title != nil { XCTAssertEqual(try state(), games, fault) }
      XCTAssertEqual(try files("state/parlor").sorted(), ["state.json", "state.lock"], fault)
    }
  }

  func testHangmansSettingsApplyEvenIfTheyCannotBeSaved() throws {
    let parlor = try startAgain("--game", "hangman", environment: ["XDG_CONFIG_HOME": "/proc"])
    try move("Wrong guesses allowed", to: 11)
    _ = try find("Hangman’s settings could not be saved")
    try closeAlert()
    activate("new-game")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("11 wrong guesses left") == true })
    quit(parlor)
  }

  func testInvalidSettingsAreIgnored() throws {
    try write("[hangman]\nword-length=99\nmaximum-mistakes=many\n", to: "config/parlor/settings.ini")
    let parlor = try startAgain("--game", "hangman")
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("6 wrong guesses left") == true })
    XCTAssertTrue(
      eventually { Accessible.program()?.names.contains("A word of 7 letters. Guess one.") == true })
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
