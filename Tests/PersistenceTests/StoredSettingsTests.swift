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
    XCTAssertEqual(all(settings.values), all(RegisteredDefaults()))
    XCTAssertNil(settings.firstScreen)
    XCTAssertNil(settings.seed)
    XCTAssertNil(settings.sound)
    XCTAssertTrue(settings.allowsInspector && settings.savesGames)
    XCTAssertFalse(settings.soundIsLocked)
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH12_settingsAreStoredImmediatelyWithinTheirRanges() {
    let settings = fixture.open()
    for (length, mistakes, temperament, shows, sound) in [
      (1, 1, Temperament.honest, true, true), (64, 26, .diabolical, false, false), (12, 9, .evil, true, nil),
    ] as [(Int, Int, Temperament, Bool, Bool?)] {
      (settings.values.wordLength, settings.values.maximumMistakes) = (length, mistakes)
      (settings.values.temperament, settings.values.showsCandidateCount) = (temperament, shows)
      settings.sound = sound
      XCTAssertEqual(all(fixture.open().values), all(settings.values))
      XCTAssertEqual(fixture.open().sound, sound)
    }
    settings.values.wordLength = 65
    XCTAssertEqual(fixture.open().values.wordLength, 12)
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH11_wordListsAreStoredWithTheBytesOfTheirPaths() throws {
    let path = FilePath(cString: [47, 0x77, -1, 0x20, 0x27, 0x22, 0])
    let address = try XCTUnwrap(path.address)
    let settings = fixture.open()
    (settings.values.words, settings.values.otherWords) = (WordListChoice.everyday, address)
    XCTAssertEqual(fixture.open().values.words, WordListChoice.everyday)
    XCTAssertEqual(FilePath(address: fixture.open().values.otherWords), path)
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

  func testD16_anOverrideSetsDefaultsForEverybody() throws {
    try fixture.compileSchemas(
      override: """
        [io.github.parlor_games.Parlor]
        first-screen='hangman'
        seed=7
        sound='off'
        allow-inspector=false
        save-games=false
        [io.github.parlor_games.Parlor.Hangman]
        word-length=5
        words='file:///srv/lesson/words.txt'
        """)
    let settings = fixture.open()
    XCTAssertEqual(settings.firstScreen, .hangman)
    XCTAssertEqual([settings.seed, settings.sound == false ? 0 : 1], [7, 0])
    XCTAssertFalse(settings.allowsInspector || settings.savesGames)
    XCTAssertEqual(settings.values.words, "file:///srv/lesson/words.txt")
    settings.values.wordLength = 4
    XCTAssertEqual(fixture.open().values.wordLength, 4)
    XCTAssertEqual(fixture.open(resets: true).values.wordLength, 5)
  }

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
    let folder = FilePath(fixture.folder.path).appending("without a schema")
    let settings = StoredSettings(schemas: [folder], storedIn: fixture.path, orIn: nil)
    XCTAssertEqual(all(settings.values), all(RegisteredDefaults()))
    XCTAssertTrue(settings.allowsInspector && settings.savesGames && settings.seed == nil)
    settings.values.wordLength = 5
    XCTAssertEqual(settings.values.wordLength, 5)
    guard case .missing? = pendingProblems(of: settings).first else { return XCTFail("not reported") }
  }
}

/// The settings of Hangman, to compare.
@MainActor
private func all(_ values: RegisteredDefaults) -> [String] {
  [
    "\(values.wordLength)", "\(values.maximumMistakes)", "\(values.temperament)", values.words,
    values.otherWords, "\(values.showsCandidateCount)",
  ]
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
    in store: SettingsStore? = nil, resets: Bool = false, words: String? = nil
  ) -> StoredSettings {
    StoredSettings(
      schemas: [FilePath(folder.path)], storedIn: path, orIn: store, resets: resets, words: words)
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

  func compileSchemas(override: String = "") throws {
    let name = "io.github.parlor_games.Parlor.gschema.xml"
    let schema = URL(filePath: #filePath).appending(path: "../../../data/\(name)").standardizedFileURL
    try? FileManager.default.copyItem(at: schema, to: folder.appending(path: name))
    try Data(override.utf8).write(to: folder.appending(path: "10_school.gschema.override"))
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", folder.path]
    try compiler.run()
    compiler.waitUntilExit()
  }
}
