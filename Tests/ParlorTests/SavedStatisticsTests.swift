import XCTest

/// The statistics are restored after the program ends in any way.
final class SavedStatisticsTests: SavedGameTestCase {
  func testD9_killedProgramKeepsItsStatistics() throws {
    let first = try startAgain("--game", "tictactoe")
    try click("Play", on: "tictactoe")
    XCTAssertTrue(try eventually { try self.spins() == [1] }, "the spin is not saved")
    first.kill()
    let second = try startAgain("--game", "tictactoe")
    try click("Play", on: "tictactoe")
    XCTAssertTrue(try eventually { try self.spins() == [1, 2] }, "the spins are not counted on")
    quit(second)
  }

  func testD9_statisticsThatAreFoundInvalidInTheirWindowAreReportedThere() throws {
    try write(
      #"{"pigStatistics":{"entries":[{"count":{"lost":-1,"won":0},"opponent":{"human":{}}}]},"version":1}"#,
      to: "state/parlor/state.json")
    let parlor = try startAgain("--game", "craps")
    activate("statistics")
    let window = { Accessible.program()?.children.first { $0.name == "Statistics" } }
    XCTAssertTrue(eventually { window()?.first(named: "Pig")?.click() == true })
    XCTAssertTrue(eventually { window()?.first(named: "Not all saved data could be loaded") != nil })
    XCTAssertEqual(window()?.names.contains { $0.contains(" not valid: statistics of Pig. ") }, true)
    XCTAssertEqual(window()?.first(named: "OK")?.click(), true)
    quit(parlor)
  }

  /// The numbers of the spins whose credits are saved.
  private func spins() throws -> [Int] {
    guard let state = try? state(),
      let saved = state.firstMatch(of: /"bankStatistics":\{"credits":\[([0-9,]+)\],"lastSpin":([0-9]+)\}/),
      let last = Int(saved.2)
    else { return [] }
    let count = saved.1.split(separator: ",").count
    return Array(last - count + 1...last)
  }
}
