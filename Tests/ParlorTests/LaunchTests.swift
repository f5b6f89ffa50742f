import XCTest

final class CommandLineTests: ProgramTestCase {
  func testVersionIsOneLineAndNeedsNeitherDisplayNorBus() throws {
    let parlor = try start("--version", environment: ["DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil])
    assertEndedWell(parlor)
    XCTAssertNotNil(parlor.output.wholeMatch(of: /parlor [0-9]+\.[0-9]+\.[0-9]+\n/), parlor.output)
  }

  func testHelpNamesEveryOption() throws {
    let parlor = try start("--help", environment: ["DISPLAY": nil])
    assertEndedWell(parlor)
    for option in ["--game", "--seed", "--words", "--reset", "--version"] {
      XCTAssertTrue(parlor.output.contains(option), parlor.output)
    }
  }

  func testWrongOptionsAreRefusedWithoutADisplay() throws {
    for (arguments, word) in [
      (["--reset=1"], "--reset"), (["--version=no"], "--version"), (["--cheat"], "--cheat"),
      (["--game", "chess"], "craps, pig, tictactoe, bank, hangman"), (["--seed"], "--seed"),
      (["--game"], "--game"), (["--words"], "--words"), (["--game", "pig", "now", "then"], "then"),
    ] + ["", "x", "-1", "1e3", "1.5", "18446744073709551616"].map({ (["--seed=\($0)"], "seed") }) {
      assertRefuses(try start(arguments, environment: ["DISPLAY": nil]), status: 2, saying: word)
    }
  }

  func testMissingDisplayIsReported() throws {
    for display in [nil, ":4711"] {
      assertRefuses(try start(environment: ["DISPLAY": display]), status: 1, saying: "display")
    }
  }
}

final class LanguageTests: ProgramTestCase {
  /// A locale other than "C", in which nothing is translated. `scripts/headless` provides this one everywhere.
  private static let locale = "en_US.UTF-8"

  func testL4_helpAndErrorsAreInTheUsersLanguageOrEnglish() throws {
    for (language, words) in [
      ("de", "Mit dieser Ansicht öffnen"), ("es", "Abrir con esta pantalla"), ("fr", "Ouvrir sur cet écran"),
      ("tlh", "Open with this screen"),
    ] {
      let parlor = try start("--help", environment: Self.environment(language))
      assertEndedWell(parlor)
      XCTAssertTrue(parlor.output.contains(words), parlor.output)
    }
    assertRefuses(
      try start("--game", "chess", environment: Self.environment("de")), status: 2,
      saying: "Unbekannte Ansicht „chess“")
  }

  private static func environment(_ language: String) -> [String: String?] {
    ["LC_ALL": locale, "LANGUAGE": language]
  }
}

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
