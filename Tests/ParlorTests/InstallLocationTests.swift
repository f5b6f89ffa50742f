import XCTest

/// The program finds its data from any working directory and any installation folder.
final class InstallLocationTests: ProgramTestCase {
  private let files = FileManager.default

  func testRunsThroughALinkFromAnotherFolder() throws {
    let link = folder.appending(path: "play")
    try files.createSymbolicLink(at: link, withDestinationURL: Parlor.program)
    try assertRuns(link, directory: URL(filePath: "/"))
  }

  func testRunsFromACopyWithItsData() throws {
    let copy = try copyProgram(to: "a folder")
    try files.copyItem(
      at: Parlor.data, to: copy.deletingLastPathComponent().appending(path: Parlor.data.lastPathComponent))
    try assertRuns(copy)
  }

  func testRunsInstalled() throws {
    let copy = try copyProgram(to: "prefix/bin")
    for name in ["parlor.gresource", "gschemas.compiled"] { try install(Parlor.data.appending(path: name)) }
    try assertRuns(copy)
  }

  func testMissingDataIsReported() throws {
    let copy = try copyProgram(to: "prefix/bin")
    assertRefuses(
      try start(program: copy), status: 1, saying: "parlor.gresource",
      "prefix/bin/parlor_ParlorData.resources", "share/parlor")
  }

  func testDamagedDataIsReported() throws {
    let copy = try copyProgram(to: "prefix/bin")
    let broken = folder.appending(path: "parlor.gresource")
    try Data("no resources".utf8).write(to: broken)
    try install(broken)
    assertRefuses(try start(program: copy), status: 1, saying: "parlor.gresource")
  }

  // MARK: - Helpers

  private func copyProgram(to name: String) throws -> URL {
    let place = folder.appending(path: name)
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    try files.copyItem(at: Parlor.program, to: place.appending(path: "parlor"))
    return place.appending(path: "parlor")
  }

  private func install(_ data: URL) throws {
    let share = folder.appending(path: "prefix/share/parlor")
    try files.createDirectory(at: share, withIntermediateDirectories: true)
    try files.copyItem(at: data, to: share.appending(path: data.lastPathComponent))
  }

  private func assertRuns(
    _ program: URL, directory: URL? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let parlor = try start("--seed", "1", "--game", "hangman", program: program, directory: directory)
    try waitForWindow(of: parlor, file: file, line: line)
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, file: file, line: line)
    quit(parlor, file: file, line: line)
  }
}
