import XCTest

/// The command line and its messages.
final class CommandLineTests: ProgramTestCase {
  func testVersionIsOneLineAndNeedsNeitherDisplayNorBus() throws {
    let parlor = try start("--version", environment: ["DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil])
    assertEndedWell(parlor)
    XCTAssertNotNil(parlor.output.wholeMatch(of: /parlor [0-9]+\.[0-9]+\.[0-9]+\n/), parlor.output)
  }

  func testHelpNamesEveryOption() throws {
    let parlor = try start("--help", environment: ["DISPLAY": nil])
    assertEndedWell(parlor)
    for option in ["--game", "--seed", "--words", "--reset", "--version"] {
      XCTAssertTrue(parlor.output.contains(option), parlor.output)
    }
  }

  func testWrongOptionsAreRefusedWithoutADisplay() throws {
    for (arguments, word) in [
      (["--reset=1"], "--reset"), (["--version=no"], "--version"), (["--cheat"], "--cheat"),
      (["--game", "chess"], "craps, pig, tictactoe, bank, hangman"), (["--seed"], "--seed"),
      (["--game"], "--game"), (["--words"], "--words"), (["--game", "pig", "now", "then"], "then"),
    ] + ["", "x", "-1", "1e3", "1.5", "18446744073709551616"].map({ (["--seed=\($0)"], "seed") }) {
      assertRefuses(try start(arguments, environment: ["DISPLAY": nil]), status: 2, saying: word)
    }
  }

  func testMissingDisplayIsReported() throws {
    for display in [nil, ":4711"] {
      assertRefuses(try start(environment: ["DISPLAY": display]), status: 1, saying: "display")
    }
  }
}
