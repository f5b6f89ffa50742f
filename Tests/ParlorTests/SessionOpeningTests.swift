import XCTest

final class SessionOpeningTests: SavedGameTestCase {
  static let session =
    #"{"format":"parlor-session","version":1,"log":{"properties":[],"groups":[{"id":0,"game":"craps","#
    + #""title":"rollButton clicked","time":"10:34:27","duration":0,"messages":[0,1]}],"messages":[{"#
    + #""kind":{"event":{}},"receiver":{"lane":0,"name":"CrapsView"},"text":"rollButton clicked","shown":[],"#
    + #""time":0,"snapshots":[]}]},"moments":[{"games":{},"screen":"pig"},"#
    + #"{"group":0,"games":{},"screen":"craps"}]}"#

  func testD6_aDamagedSessionIsReportedAndNothingChanges() throws {
    try write("{}", to: "lesson")
    for name in ["lesson", "none"] {
      let parlor = try startAgain(name)
      _ = try find("\(name) could not be opened")
      XCTAssertNil(Accessible.program()?.first(named: "Back to Now"))
      quit(parlor)
    }
  }
}

/// The Inspector in the running program: beside the games or in its own window, opened and closed without a
/// warning.
final class InspectorTests: ProgramTestCase {
  func testD6_inspectorMovesToItsOwnWindowWhenTheMainWindowIsNarrowAndBack() throws {
    let parlor = try open("--game", "bank")
    activate("inspector")
    let games = try window("Parlor")
    try display.resize(games, width: 400, height: 640)
    XCTAssertTrue(try eventually { try self.windows() == 1 }, "it did not move to its own window")
    activate("new-game")
    try display.resize(games, width: 1300, height: 800)
    XCTAssertTrue(try eventually { try self.windows() == 0 }, "it did not return")
    try display.resize(games, width: 400, height: 640)
    XCTAssertTrue(try eventually { try self.windows() == 1 }, "it did not move to its own window again")
    activate("inspector")
    XCTAssertTrue(try eventually { try self.windows() == 0 }, "its window did not close")
    quit(parlor)
  }

  func testD6_inspectorOpenedFromADetachedWindowStaysWithItsGame() throws {
    let parlor = try open("--game", "craps", environment: Accessible.environment)
    try display.resize(window("Parlor"), width: 400, height: 640)
    activate("own-window-pig")
    try focus(window("Pig"))
    try display.press(.f12)
    try focus(window(Self.title))
    // A property of the model.
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("players[0].score") == true })
    XCTAssertFalse(try XCTUnwrap(Accessible.program()).names.contains("balance"))
    quit(parlor)
  }

  func testD13_theLessonOpensFromTheMenu() throws {
    let parlor = try open(environment: Accessible.environment)
    activate("lesson")
    let names = { Accessible.program()?.names ?? [] }
    XCTAssertTrue(
      eventually { names().contains { $0.hasPrefix("Lesson: Action 1 of ") } }, "\(names())")
    XCTAssertTrue(names().contains { $0.hasPrefix("Page Down shows the next message") })
    quit(parlor)
  }

  private static let title = "MVC Inspector"

  private func windows() throws -> Int { try display.windows(titled: Self.title).count }
}
