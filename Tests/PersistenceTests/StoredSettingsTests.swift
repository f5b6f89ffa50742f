import CGtk
import XCTest

@preconcurrency @MainActor
final class StoredSettingsTests: XCTestCase {
  private let fixture = Fixture()

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    try fixture.compileSchemas()
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: fixture.folder) }

  func testH12_defaultsOfTheSchemaAreTheRegisteredOnes() {
    for settings in [fixture.open(), fixture.open(schemas: "/none")] {
      XCTAssertEqual(text(of: settings), "7 6 evil   false nil")
      XCTAssertTrue(settings.firstScreen == nil && settings.seed == nil)
      XCTAssertTrue(settings.allowsInspector && settings.savesGames && !settings.soundIsLocked)
    }
    XCTAssertTrue(fixture.open().isStored)
    XCTAssertFalse(fixture.open(schemas: "/none").isStored)
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

  func testChangesOfAnotherProgramAreSeen() {
    let (one, other) = (fixture.open(), fixture.open())
    one.values.wordLength = 5
    XCTAssertEqual(other.values.wordLength, 5)
    other.values.maximumMistakes = 11
    XCTAssertEqual([one.values.wordLength, one.values.maximumMistakes], [5, 11])
    XCTAssertEqual(fixture.open(resets: true).values.wordLength, 7)
    XCTAssertEqual(one.values.maximumMistakes, 6)
  }

  // MARK: - Files

  func testSettingsOfTheFirstVersionMoveOnce() throws {
    try fixture.put("[hangman]\nword-length=9\ntemperament='honest'\n", in: "settings.ini")
    XCTAssertEqual(text(of: fixture.open()), "9 6 honest   false nil")
    let settings = fixture.open()
    XCTAssertEqual(text(of: settings), "9 6 honest   false nil")
    settings.values.wordLength = 4
    XCTAssertEqual(fixture.open().values.wordLength, 4)
    XCTAssertEqual(try fixture.files.count { $0.hasPrefix("settings") }, 1)
    XCTAssertFalse(try fixture.files.contains("settings.ini"))
  }

  func testDamagedFilesAndInvalidValuesBecomeTheDefaults() throws {
    let value = "[hangman]\nword-length=4\ntemperament="
    for text in [
      "garbage", "[hangman", "\u{1}\u{FF}", "\0\0\0\0", value + "'kind'\n", value + "0\n", value + "'evil\n",
    ] {
      try fixture.put(text, in: "settings.ini")
      let settings = fixture.open(resets: true)
      XCTAssertEqual(self.text(of: settings), "7 6 evil   false nil", text)
      try fixture.put(text.replacing("hangman", with: "io/github/parlor_games/Parlor/hangman"), in: "keyfile")
      let stored = fixture.open(in: try fixture.keyFile())
      XCTAssertEqual(stored.values.temperament, .evil, text)
      XCTAssertEqual(stored.values.wordLength, text.hasPrefix(value) ? 4 : 7)
    }
  }

  func testD16_aLockHolds() throws {
    let path = "io/github/parlor_games/Parlor"
    try fixture.put("[\(path)]\nsound='on'\n[\(path)/hangman]\nword-length=9\n", in: "keyfile")
    try fixture.put("[\(path)]\nsound='off'\n[\(path)/hangman]\nword-length=5\n", in: "defaults")
    try fixture.put("/\(path)/sound\n/\(path)/hangman/word-length\n", in: "locks")
    let store = try fixture.keyFile()
    for resets in [false, true] {
      let settings = fixture.open(in: store, resets: resets)
      XCTAssertTrue(settings.isLocked(\.wordLength) && settings.soundIsLocked)
      XCTAssertFalse(settings.isLocked(\.maximumMistakes))
      settings.values.wordLength = 4
      settings.sound = true
      XCTAssertEqual(fixture.open(in: store).values.wordLength, 5)
      XCTAssertEqual(fixture.open(in: store).sound, false)
    }
  }

  func testD16_changesEndWithTheProgramIfNoGamesAreSaved() throws {
    let path = "io/github/parlor_games/Parlor"
    try fixture.put("[\(path)]\nsave-games=false\nsound='off'\n", in: "defaults")
    try fixture.put("/\(path)/sound\n", in: "locks")
    try fixture.put("[\(path)/hangman]\nword-length=5\n", in: "keyfile")
    let store = try fixture.keyFile()
    for resets in [false, true] {
      let settings = fixture.open(in: store, resets: resets)
      XCTAssertEqual(text(of: settings), "\(resets ? 7 : 5) 6 evil   false false")
      settings.values.wordLength = 4
      settings.values.words = WordListChoice.everyday
      settings.sound = true
      XCTAssertEqual(text(of: settings), "4 6 evil everyday  false false")
      XCTAssertEqual(text(of: fixture.open(in: store)), "5 6 evil   false false")
    }
  }

  func testD16_aResetDoesNotSwitchSavingOn() throws {
    try fixture.put("[io/github/parlor_games/Parlor]\nsave-games=false\n", in: "keyfile")
    XCTAssertFalse(fixture.open(in: try fixture.keyFile(), resets: true).savesGames)
    XCTAssertFalse(fixture.open(in: try fixture.keyFile()).savesGames, "nothing was stored")
  }

  func testWhatAnotherProgramChangesIsReported() throws {
    let (settings, other) = (fixture.open(), fixture.open())
    var (changes, soundChanges) = (0, 0)
    settings.values.onOutsideChange = { changes += 1 }
    settings.onSoundChange = { soundChanges += 1 }
    other.values.wordLength = 4
    other.sound = true
    while MainLoop.iterate() {}
    XCTAssertEqual(settings.values.wordLength, 4)
    XCTAssertEqual(settings.sound, true)
    XCTAssertEqual([changes, soundChanges], [1, 1])
    settings.values.wordLength = 5
    while MainLoop.iterate() {}
    XCTAssertEqual(changes, 1, "this program")
  }

  /// The settings that users can change.
  private func text(of settings: StoredSettings) -> String {
    let values = settings.values
    return """
      \(values.wordLength) \(values.maximumMistakes) \(values.temperament) \(values.words) \(values.otherWords) \
      \(values.showsCandidateCount) \(settings.sound.map { "\($0)" } ?? "nil")
      """
  }
}

/// A temporary home, with the program's schemas.
@MainActor
private struct Fixture {
  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
  private let memory = SettingsStore(owning: UnsafeMutableRawPointer(g_memory_settings_backend_new()))

  var files: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path) } }

  func open(
    in store: SettingsStore? = nil, schemas: FilePath? = nil, resets: Bool = false, words: String? = nil
  ) -> StoredSettings {
    StoredSettings(
      schemas: [schemas ?? FilePath(folder.path)], takenFrom: FilePath(folder.path).appending("settings.ini"),
      storedIn: store ?? memory, resets: resets, words: words)
  }

  func put(_ content: String, in name: String) throws {
    try Data(content.utf8).write(to: folder.appending(path: name))
  }

  /// The file "keyfile", with the administrator's files "defaults" and "locks".
  func keyFile() throws -> SettingsStore {
    SettingsStore(owning: cgtk_test_locked_key_file(folder.appending(path: "keyfile").path, folder.path))
  }

  nonisolated func compileSchemas() throws {
    let data = URL(filePath: #filePath).appending(path: "../../../data").standardizedFileURL
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", "--targetdir", folder.path, data.path]
    try compiler.run()
    compiler.waitUntilExit()
  }
}
