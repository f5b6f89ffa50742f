import XCTest

/// An installed program whose settings an administrator has set.
final class SchoolTests: SavedGameTestCase {
  func testD16_overridesApplyAndOptionsTakePrecedence() throws {
    let school = try install(
      """
      [io.github.parlor_games.Parlor]
      first-screen='hangman'
      seed=7
      allow-inspector=false
      save-games=false
      [io.github.parlor_games.Parlor.Hangman]
      maximum-mistakes=3
      """)
    // As Parlor 1.0 has stored it.
    try write("[hangman]\nword-length=9\n", to: "config/parlor/settings.ini")
    try write(SessionOpeningTests.session, to: "lesson.parlor-session")
    let first = try startAgain(program: school.program, environment: school.environment)
    _ = try find("A word of 9 letters. Guess one.")
    _ = try find("3 wrong guesses left")
    XCTAssertTrue(SessionBus.actions.isDisjoint(with: ["inspector", "lesson", "inspector-step"]))
    activate("shortcuts")
    _ = try find("Keyboard shortcuts")
    XCTAssertFalse(try XCTUnwrap(Accessible.program()).names.contains("MVC Inspector"))
    try click("Roll", on: "craps")
    _ = try find("The point is 4")
    quit(first)
    XCTAssertFalse(FileManager.default.fileExists(atPath: url("state").path))
    XCTAssertEqual(try files("config/parlor").count { $0.hasPrefix("settings-") }, 1)
    let second = try startAgain(
      "--game", "craps", url("lesson.parlor-session").path, program: school.program,
      environment: school.environment)
    _ = try find("The session could not be opened")
    try closeAlert()
    XCTAssertTrue(try find("Roll").click())
    _ = try find("The point is 4")
    try move("Letters in the word", to: 5)
    XCTAssertTrue(try find("New Game with These").click())
    _ = try find("A word of 5 letters. Guess one.")
    quit(second)
    XCTAssertTrue(try settings().contains("[io/github/parlor_games/Parlor/hangman]\nword-length=9\n"))
  }

  /// Installs the program with a schema that has other defaults.
  private func install(_ defaults: String) throws -> (program: URL, environment: [String: String?]) {
    let name = "io.github.parlor_games.Parlor.gschema.xml"
    let schema = URL(filePath: #filePath).appending(path: "../../../data/\(name)").standardizedFileURL
    let schemas = "prefix/share/glib-2.0/schemas"
    try write(String(contentsOf: schema, encoding: .utf8), to: "\(schemas)/\(name)")
    try write(defaults, to: "\(schemas)/10_school.gschema.override")
    XCTAssertNotNil(Tool.output(["glib-compile-schemas", "--strict", url(schemas).path]))
    for folder in ["prefix/bin", "prefix/share/parlor"] {
      try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: true)
    }
    let program = url("prefix/bin/parlor")
    try FileManager.default.copyItem(at: Parlor.program, to: program)
    try FileManager.default.copyItem(
      at: Parlor.data.appending(path: "parlor.gresource"), to: url("prefix/share/parlor/parlor.gresource"))
    let data = "\(url("prefix/share").path):/usr/share"
    return (program, ["XDG_DATA_DIRS": data])
  }
}
