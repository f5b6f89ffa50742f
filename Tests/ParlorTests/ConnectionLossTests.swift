import XCTest

/// The loss of the display, the bus or the correct time while the program runs.
final class ConnectionLossTests: SavedGameTestCase {
  func testLosingTheDisplayLosesNoGame() throws {
    for system in WindowSystem.allCases {
      let display = try Server.display(system, in: folder)
      let state = url("home-\(system)/parlor/state.json")
      let parlor = try start(
        "--game", "pig",
        environment: display.environment.merging(["XDG_STATE_HOME": url("home-\(system)").path]) { _, new in
          new
        })
      XCTAssertTrue(eventually { isSaved(in: state) }, "nothing is saved on \(system): \(parlor.errorOutput)")
      display.end()
      XCTAssertNotEqual(parlor.status(), 0)
      XCTAssertTrue(isSaved(in: state), "\(system)")
    }
  }

  private func isSaved(in file: URL) -> Bool {
    (try? String(contentsOf: file, encoding: .utf8))?.contains(#""screen":"pig""#) == true
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
      XCTAssertTrue(isSaved(in: home.appending(path: "parlor/state.json")), "\(system)")
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

  private func effects() throws -> Int { try state().matches(of: /"effect":/).count }
}
