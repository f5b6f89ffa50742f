import XCTest

/// Sessions of the Inspector that are opened with the program.
final class SessionOpeningTests: ProgramTestCase {
  static let session =
    #"{"format":"parlor-session","version":1,"log":{"properties":[],"groups":[{"id":0,"game":"craps","#
    + #""title":"rollButton clicked","time":"10:34:27","duration":0,"messages":[0,1]}],"messages":[{"#
    + #""kind":{"event":{}},"receiver":{"lane":0,"name":"CrapsView"},"text":"rollButton clicked","shown":[],"#
    + #""time":0,"snapshots":[]}]},"moments":[{"games":{},"screen":"pig"},"#
    + #"{"group":0,"games":{},"screen":"craps"}]}"#

  func testD6_aSessionOfTheCommandLineIsOpened() throws {
    try file("lesson").write(Self.session)
    let parlor = try start("lesson", environment: Accessible.environment)
    try waitForWindow(of: parlor)
    XCTAssertTrue(eventually { Self.shows("Back to Now") }, parlor.errorOutput)
    quit(parlor)
  }

  func testD6_theRunningProgramOpensASession() throws {
    try file("lesson").write(Self.session)
    let parlor = try start(environment: Accessible.environment)
    try waitForWindow(of: parlor)
    XCTAssertFalse(Self.shows("Back to Now"))
    assertEndedWell(try start("lesson"))
    XCTAssertTrue(eventually { Self.shows("Back to Now") }, parlor.errorOutput)
    quit(parlor)
  }

  func testD6_aDamagedSessionIsReportedAndNothingChanges() throws {
    try file("lesson").write("{}")
    for name in ["lesson", "none"] {
      let parlor = try start(name, environment: Accessible.environment)
      try waitForWindow(of: parlor)
      XCTAssertTrue(eventually { Self.shows("\(name) could not be opened") }, parlor.errorOutput)
      XCTAssertFalse(Self.shows("Back to Now"))
      quit(parlor)
    }
  }

  private static func shows(_ name: String) -> Bool { Accessible.program()?.first(named: name) != nil }

  private func file(_ name: String) -> URL { folder.appending(path: name) }
}

extension URL {
  fileprivate func write(_ text: String) throws { try Data(text.utf8).write(to: self) }
}
