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

/// The desktop's preferences from GSettings, without a settings portal.
final class InstalledPreferenceTests: ProgramTestCase {
  func testD5_gsettingsApplyWithoutAPortal() throws {
    try setScheme("default")
    let parlor = try start(environment: try settings())
    try waitForWindow(of: parlor)
    // A window that is not drawn yet is black.
    XCTAssertTrue(try eventually { try !isDark() }, "it is not drawn")
    try setScheme("prefer-dark")
    XCTAssertTrue(try eventually { try isDark() }, "it stays light")
    try setScheme("prefer-light")
    XCTAssertTrue(try eventually { try !isDark() }, "it stays dark")
    quit(parlor)
  }

  /// Whether the header bar is dark, at an empty place.
  private func isDark() throws -> Bool {
    let window = try self.window("Parlor")
    return try display.brightness(of: window, at: 20 + Self.shadow, 6 + Self.shadow) < 0.5
  }

  /// The largest width of the shadow that GTK draws around its windows.
  private static let shadow = 30

  /// An environment with these GSettings keys, and a file for their values.
  private func settings() throws -> [String: String?] {
    let schemas = folder.appending(path: "schemas")
    try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
    let schema = """
      <schemalist>
        <enum id="scheme">
          <value nick="default" value="0"/><value nick="prefer-dark" value="1"/>
          <value nick="prefer-light" value="2"/>
        </enum>
        <schema id="org.gnome.desktop.interface" path="/org/gnome/desktop/interface/">
          <key name="color-scheme" enum="scheme"><default>'default'</default></key>
        </schema>
      </schemalist>
      """
    try Data(schema.utf8).write(to: schemas.appending(path: "test.gschema.xml"))
    XCTAssertNotNil(Tool.output(["glib-compile-schemas", schemas.path]))
    return [
      "GSETTINGS_SCHEMA_DIR": schemas.path, "GSETTINGS_BACKEND": "keyfile", "XDG_CONFIG_HOME": folder.path,
    ]
  }

  private func setScheme(_ scheme: String) throws {
    let place = folder.appending(path: "glib-2.0/settings")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("[org/gnome/desktop/interface]\ncolor-scheme='\(scheme)'\n".utf8).write(
      to: place.appending(path: "keyfile"))
  }
}
