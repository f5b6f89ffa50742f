import Foundation
import XCTest

/// The loss of the display, the bus or the correct time while the program runs.
final class ConnectionLossTests: SavedGameTestCase {
  func testLosingTheDisplaySavesTheGamesAndReportsOneError() throws {
    for system in WindowSystem.allCases {
      let display = try Server.display(system, in: folder)
      // While a file is in place of the folder, nothing can be saved.
      let home = url("home-\(system)")
      try write("", to: "home-\(system)/parlor")
      let parlor = try start(
        "--game", "pig",
        environment: display.environment.merging(["XDG_STATE_HOME": home.path]) { _, new in new })
      XCTAssertTrue(
        eventually { SessionBus.owner == parlor.identifier && SessionBus.isEnabled("new-game") == false },
        "nothing is reported on \(system): \(parlor.errorOutput)")
      try FileManager.default.removeItem(at: home.appending(path: "parlor"))
      display.end()
      assertRefuses(parlor, status: 1, saying: "The connection to the display was lost.")
      let state = try String(contentsOf: home.appending(path: "parlor/state.json"), encoding: .utf8)
      XCTAssertTrue(state.contains(#""screen":"pig""#), "\(system): \(state)")
    }
  }

  func testLosingTheBusSavesTheGames() throws {
    for system in WindowSystem.allCases {
      let bus = try Server.bus()
      let home = url("home-\(system)")
      let environment = bus.environment.merging(system.environment) { _, new in new }
      let parlor = try start(
        "--game", "pig", environment: environment.merging(["XDG_STATE_HOME": home.path]) { _, new in new })
      XCTAssertTrue(
        try eventually { try system.shows("Parlor") }, "no window on \(system): \(parlor.errorOutput)")
      bus.end()
      assertEndedWell(parlor)
      let state = try String(contentsOf: home.appending(path: "parlor/state.json"), encoding: .utf8)
      XCTAssertTrue(state.contains(#""screen":"pig""#), "\(system): \(state)")
    }
  }

  /// With GLib 2.80 and newer, the start also waits for a thread of GLib: see `Desktop.connectToBus()`.
  func testUnresponsiveBusOnlyDelaysTheStart() throws {
    for system in WindowSystem.allCases {
      let bus = try Server.bus()
      bus.signal(SIGSTOP)
      let parlor = try start(environment: bus.environment.merging(system.environment) { _, new in new })
      XCTAssertTrue(try eventually { try system.shows("Parlor") }, "no window on \(system)")
      kill(parlor.identifier, SIGTERM)
      assertEndedWell(parlor)
    }
  }

  func testSettingTheClockBackChangesNothing() throws {
    let library = try XCTUnwrap(Tool.output(["sh", "-c", "ls /usr/lib/*/faketime/libfaketimeMT.so.1"]))
    // libfaketime 0.9.12 can deadlock in fstat; NO_FAKE_STAT avoids that.
    let environment = [
      "NO_FAKE_STAT": "1",
      "LD_PRELOAD": library.trimmingCharacters(in: .newlines), "FAKETIME_TIMESTAMP_FILE": url("clock").path,
      "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    ]
    try write("@2030-01-01 00:00:00", to: "clock")
    let first = try startAgain("--game", "craps", "--seed", "1", environment: environment)
    try click("Roll", on: "craps")
    XCTAssertTrue(try eventually { try self.effects() > 0 }, "nothing is saved")
    let effects = try effects()
    try write("@1971-01-01 00:00:00", to: "clock")
    let roll = try find("Roll")
    XCTAssertTrue(
      try eventually { try roll.click() && self.effects() > effects }, "nothing more is saved")
    quit(first)
    let saved = try state()
    let second = try startAgain(environment: environment)
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "the games are not restored")
    quit(second)
    XCTAssertEqual(try state(), saved)
    XCTAssertEqual(try files("state/parlor").filter { $0.hasPrefix("state-") }, [])
  }

  /// The number of saved rolls of Craps.
  private func effects() throws -> Int { try state().matches(of: /"effect":/).count }
}
