import XCTest

/// A second start while the program runs.
final class SecondStartTests: SavedGameTestCase {
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
