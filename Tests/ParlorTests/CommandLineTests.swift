import Foundation
import XCTest

/// The command line and its messages.
final class CommandLineTests: ProgramTestCase {
  func testVersionIsOneLine() throws {
    let parlor = try start("--version")
    assertEndedWell(parlor)
    XCTAssertNotNil(parlor.output.wholeMatch(of: /parlor [0-9]+\.[0-9]+\.[0-9]+\n/), parlor.output)
  }

  func testVersionNeedsNeitherDisplayNorBus() throws {
    let parlor = try start("--version", environment: ["DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil])
    assertEndedWell(parlor)
  }

  func testHelpNamesEveryOption() throws {
    let parlor = try start("--help", environment: ["DISPLAY": nil])
    assertEndedWell(parlor)
    for option in ["--game", "--seed", "--words", "--reset", "--version"] {
      XCTAssertTrue(parlor.output.contains(option), parlor.output)
    }
  }

  func testFlagRefusesAnArgument() throws {
    for option in ["--reset=1", "--version=no"] {
      assertRefuses(try start(option), status: 2, saying: String(option.prefix { $0 != "=" }))
    }
  }

  func testUnknownOptionIsRefused() throws {
    assertRefuses(try start("--cheat"), status: 2, saying: "--cheat")
  }

  func testUnknownGameIsRefusedWithTheKnownOnes() throws {
    assertRefuses(
      try start("--game", "chess"), status: 2, saying: "chess", "craps", "pig", "tictactoe", "hangman")
  }

  func testInvalidSeedsAreRefused() throws {
    for seed in ["", "x", "-1", "1e3", "1.5", "18446744073709551616"] {
      assertRefuses(try start("--seed=\(seed)"), status: 2, saying: "seed")
    }
  }

  func testMissingArgumentIsRefused() throws {
    for option in ["--seed", "--game", "--words"] {
      assertRefuses(try start(option), status: 2, saying: option)
    }
  }

  func testUnexpectedArgumentIsRefused() throws {
    assertRefuses(try start("--game", "pig", "now", "then"), status: 2, saying: "then")
  }

  func testUsageErrorsNeedNoDisplay() throws {
    assertRefuses(try start("--game", "chess", environment: ["DISPLAY": nil]), status: 2, saying: "chess")
  }

  func testMissingDisplayIsReported() throws {
    assertRefuses(try start(environment: ["DISPLAY": nil]), status: 1, saying: "display")
  }

  func testUnreachableDisplayIsReported() throws {
    assertRefuses(try start(environment: ["DISPLAY": ":4711"]), status: 1, saying: "display")
  }

  private func newFolder() throws -> URL {
    let new = folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    return new
  }
}
