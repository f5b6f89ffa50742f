import CGtk
import XCTest

/// The settings with the installed schemas, in a key file and in another store.
@preconcurrency @MainActor
final class StoredSettingsTests: XCTestCase {
  private let fixture = Fixture()

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    try fixture.compileSchemas()
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: fixture.folder) }

  // MARK: - Values

  func testH12_defaultsOfTheSchemaAreTheRegisteredOnes() {
    let settings = fixture.open()
    XCTAssertEqual(text(of: settings), text(of: fixture.open(schemas: "/none")))
    XCTAssertEqual(text(of: settings), "7 6 evil   false nil")
    XCTAssertTrue(settings.firstScreen == nil && settings.seed == nil)
    XCTAssertTrue(settings.allowsInspector && settings.savesGames && !settings.soundIsLocked)
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH11_H12_settingsAreStoredImmediately() {
    let settings = fixture.open()
    for (length, mistakes, temperament, words, sound) in [
      (1, 1, .honest, "everyday", true), (64, 26, .diabolical, "file:///w%F6", false),
      (12, 9, .evil, "", nil),
    ] as [(Int, Int, Temperament, String, Bool?)] {
      (settings.values.wordLength, settings.values.maximumMistakes) = (length, mistakes)
      (settings.values.words, settings.values.otherWords) = (words, words)
      settings.values.temperament = temperament
      settings.values.showsCandidateCount.toggle()
      settings.sound = sound
      XCTAssertEqual(text(of: fixture.open()), text(of: settings))
    }
  }

  func testH11_listOfOneRunIsNotStored() {
    let settings = fixture.open(words: "file:///lesson")
    XCTAssertEqual(settings.values.words, "file:///lesson")
    settings.values.wordLength = 5
    XCTAssertEqual(fixture.open().values.words, "")
    XCTAssertEqual(fixture.open().values.wordLength, 5)
    settings.values.words = WordListChoice.everyday
    XCTAssertEqual(fixture.open().values.words, WordListChoice.everyday)
  }

  func testH12_invalidStoredValuesBecomeTheDefaults() throws {
    for value in ["'kind'", "Evil", "0", "'diabolical"] {
      try fixture.put(
        "[hangman]\nword-length=9\ntemperament=\(value)\nshows-candidate-count=\(value)\n[parlor]\nsound=\(value)\n"
      )
      let settings = fixture.open()
      XCTAssertEqual(settings.values.temperament, .evil, value)
      XCTAssertEqual(settings.values.showsCandidateCount, false, value)
      XCTAssertEqual(settings.values.wordLength, 9, value)
      XCTAssertNil(settings.sound, value)
      XCTAssertEqual(pendingProblems(of: settings).count, 0, value)
    }
  }

  func testResetReturnsToTheDefaults() throws {
    try fixture.put("[hangman]\nword-length=9\n[parlor]\nseed=7\n")
    XCTAssertEqual(fixture.open().seed, 7)
    XCTAssertEqual(fixture.open(resets: true).values.wordLength, 7)
    XCTAssertNil(fixture.open().seed)
  }

  // MARK: - Administrators

  func testD16_aLockHolds() throws {
    try fixture.put("[hangman]\nword-length=9\nmaximum-mistakes=9\n[parlor]\nsound='on'\n")
    let path = "/io/github/parlor_games/Parlor"
    let store = try fixture.locked(
      "[hangman]\nword-length=5\n[parlor]\nsound='off'\n", "\(path)/hangman/word-length\n\(path)/sound\n")
    for resets in [false, true] {
      let settings = fixture.open(in: store, resets: resets)
      XCTAssertTrue(settings.isLocked(\.wordLength) && settings.soundIsLocked)
      XCTAssertFalse(settings.isLocked(\.maximumMistakes))
      settings.values.wordLength = 4
      settings.sound = true
      let next = fixture.open(in: store)
      XCTAssertEqual(next.values.wordLength, 5)
      XCTAssertEqual(next.sound, false)
    }
  }

  // MARK: - Files

  func testSettingsMoveToTheStoreOfTheSystemOnce() throws {
    let store = fixture.memory()
    try fixture.put("[hangman]\nword-length=9\ntemperament='honest'\n")
    XCTAssertEqual(fixture.open(in: store).values.wordLength, 9)
    XCTAssertEqual(try fixture.backups.count, 1)
    let settings = fixture.open(in: store)
    XCTAssertEqual(settings.values.temperament, .honest)
    settings.values.wordLength = 4
    XCTAssertEqual(fixture.open(in: store).values.wordLength, 4)
    XCTAssertFalse(FileManager.default.fileExists(atPath: fixture.file))
  }

  func testDamagedSettingsAreSetAsideAndReported() throws {
    for store in [nil, fixture.memory()] {
      for garbage in ["garbage", "[hangman", "\u{1}\u{FF}"] {
        try fixture.put(garbage)
        let settings = fixture.open(in: store)
        guard case .damaged(backup: let name)? = pendingProblems(of: settings).first else {
          return XCTFail("accepted: \(garbage)")
        }
        XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), garbage)
        XCTAssertEqual(settings.values.wordLength, 7)
        settings.values.wordLength = 4
        XCTAssertEqual(fixture.open(in: store).values.wordLength, 4)
        XCTAssertEqual(pendingProblems(of: fixture.open(in: store)).count, 0)
        _ = fixture.open(in: store, resets: true)
      }
    }
  }

  func testChangesOfAnotherProgramAreSeen() {
    let store = fixture.memory()
    let (one, other) = (fixture.open(in: store), fixture.open(in: store))
    one.values.wordLength = 5
    XCTAssertEqual(other.values.wordLength, 5)
    other.values.maximumMistakes = 11
    XCTAssertEqual([one.values.wordLength, one.values.maximumMistakes], [5, 11])
  }

  func testMissingSchemasAreReportedAndTheDefaultsApply() {
    let settings = fixture.open(schemas: "/none")
    XCTAssertTrue(settings.allowsInspector && settings.savesGames && settings.seed == nil)
    settings.values.wordLength = 5
    guard case .missing? = pendingProblems(of: settings).first else { return XCTFail("not reported") }
  }
}

/// The settings that users can change.
@MainActor
private func text(of settings: StoredSettings) -> String {
  let values = settings.values
  return """
    \(values.wordLength) \(values.maximumMistakes) \(values.temperament) \(values.words) \(values.otherWords) \
    \(values.showsCandidateCount) \(settings.sound.map { "\($0)" } ?? "nil")
    """
}

/// The pending problems of the settings.
@MainActor
private func pendingProblems(of settings: StoredSettings) -> [StoredSettings.Problem] {
  var problems: [StoredSettings.Problem] = []
  settings.problems.listen { problems.append($0) }
  return problems
}

/// A temporary home, with the program's schemas.
private struct Fixture {
  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")

  var file: String { folder.appending(path: "settings.ini").path }
  var path: FilePath { FilePath(file) }
  var backups: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("settings-") }
    }
  }

  @MainActor
  func open(
    in store: SettingsStore? = nil, schemas: FilePath? = nil, resets: Bool = false, words: String? = nil
  ) -> StoredSettings {
    StoredSettings(
      schemas: [schemas ?? FilePath(folder.path)], storedIn: path, orIn: store, resets: resets, words: words)
  }

  /// A store of the system.
  @MainActor
  func memory() -> SettingsStore {
    SettingsStore(owning: UnsafeMutableRawPointer(g_memory_settings_backend_new()))
  }

  func put(_ content: String) throws { try Data(content.utf8).write(to: URL(filePath: file)) }

  /// A key file in which the administrator has set and locked keys.
  @MainActor
  func locked(_ defaults: String, _ locks: String) throws -> SettingsStore {
    for (name, text) in [("defaults", defaults), ("locks", locks)] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return SettingsStore(
      owning: cgtk_test_locked_key_file(
        folder.appending(path: "keyfile").path, "/io/github/parlor_games/Parlor/", "parlor", folder.path))
  }

  func compileSchemas() throws {
    let data = URL(filePath: #filePath).appending(path: "../../../data").standardizedFileURL
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", "--targetdir", folder.path, data.path]
    try compiler.run()
    compiler.waitUntilExit()
  }
}
