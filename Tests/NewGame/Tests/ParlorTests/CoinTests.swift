import XCTest

/// The new game in the running program: it is played, inspected and saved like the others.
final class CoinTests: SavedGameTestCase {
  func testTheNewGameIsPlayedInspectedAndSaved() throws {
    let parlor = try startAgain("--game", "coin", "--seed", "1")
    try click("Toss", on: "coin")
    XCTAssertTrue(shows("of 1"), "\(names)")
    activate("inspector")
    try click("Toss", on: "coin")
    XCTAssertTrue(shows("of 2") && shows("toss()") && shows("tosses"), "\(names)")
    activate("show-craps")
    activate("toss")
    XCTAssertTrue(shows("of 3"), "\(names)")
    activate("help")
    XCTAssertTrue(shows("Toss the coin, and count heads."), "\(names)")
    quit(parlor)
    let next = try startAgain()
    XCTAssertTrue(shows("of 3"), "\(names)")
    quit(next)
  }

  private var names: [String] { Accessible.program()?.names ?? [] }

  private func shows(_ text: String) -> Bool { eventually { self.names.contains { $0.contains(text) } } }
}
