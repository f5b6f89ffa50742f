import XCTest

/// Two programs that use the same files: on two computers or displays, or in a container.
final class SharedHomeTests: SavedGameTestCase {
  func testSecondStartOnAnotherDisplayOpensAWindowThatDoesNotSave() throws {
    let first = try startAgain("--game", "craps")
    try click("Roll", on: "craps")
    XCTAssertTrue(eventually { (try? self.state().contains(#""rolls":[{"#)) == true })
    let games = try state()
    let server = try Server.display(.x11, in: folder)
    let display = try XDisplay(server.environment["DISPLAY"] ?? nil)
    for options in [[], ["--game", "pig"], ["--seed", "1", "--reset"]] {
      let second = try startAgain(options, environment: server.environment, waits: false)
      XCTAssertTrue(
        try eventually { try !second.isRunning || display.windows(titled: "Parlor").count == 1 })
      _ = try find("Your progress will not be saved")
      XCTAssertTrue(try find("OK").click())
      XCTAssertTrue(eventually { Accessible.program()?.first(named: "OK") == nil })
      XCTAssertTrue(try find("Roll").click())
      try display.close(XCTUnwrap(display.windows(titled: "Parlor").first))
      assertEndedWell(second)
      XCTAssertEqual(try state(), games)
      XCTAssertEqual(try files("state/parlor").sorted(), ["state.json", "state.lock"])
    }
    let wayland = try startAgain(environment: WindowSystem.wayland.environment, waits: false)
    XCTAssertTrue(try eventually { try !wayland.isRunning || WindowSystem.wayland.shows("Parlor") })
    XCTAssertTrue(wayland.isRunning, wayland.errorOutput)
    wayland.kill()
    XCTAssertEqual(SessionBus.owner, first.identifier)
    XCTAssertEqual(try self.display.windows(titled: "Parlor").count, 1)
    quit(first)
  }

  func testSecondStartInTheSameSessionShowsTheFirstWindow() throws {
    let first = try startAgain("--game", "craps")
    let name = try XCTUnwrap(ProcessInfo.processInfo.environment["DISPLAY"])
    for environment: [String: String?] in [
      [:], ["DISPLAY": "\(name).0"], ["DISPLAY": "\(name).0", "WAYLAND_DISPLAY": nil],
      ["GDK_BACKEND": "wayland"],
    ] {
      activate("show-craps")
      let second = try startAgain("--game", "bank", environment: environment, waits: false)
      assertEndedWell(second)
      XCTAssertTrue(eventually { (try? self.state().contains(#""screen":"bank""#)) == true })
    }
    for option in [["--reset"], ["--seed", "1"], ["--words", "/dev/null"]] {
      assertRefuses(try startAgain(option, waits: false), status: 1, saying: option[0])
    }
    quit(first)
  }
}
