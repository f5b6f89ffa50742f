import CGtk
import XCTest

final class StoredSettingsTests: StateStoreTestCase {
  private let memory = SettingsStore(owning: UnsafeMutableRawPointer(g_memory_settings_backend_new()))

  override func setUpWithError() throws {
    try super.setUpWithError()
    let data = URL(filePath: #filePath).appending(path: "../../../data").standardizedFileURL
    let command = ["glib-compile-schemas", "--strict", "--targetdir", fixture.folder.path, data.path]
    try Process.run(URL(filePath: "/usr/bin/env"), arguments: command).waitUntilExit()
  }

  func testH12_defaultsOfTheSchemaAreTheRegisteredOnes() {
    for settings in [open(), open(schemas: "/none")] {
      XCTAssertEqual(text(of: settings), "7 6 evil   false nil")
      XCTAssertTrue(settings.firstScreen == nil && settings.seed == nil)
      XCTAssertTrue(settings.allowsInspector && settings.savesGames && !settings.soundIsLocked)
    }
    XCTAssertTrue(open().isStored)
    XCTAssertFalse(open(schemas: "/none").isStored)
  }

  func testH11_H12_settingsAreStoredImmediately() {
    let settings = open()
    for (length, mistakes, temperament, words, sound) in [
      (1, 1, .honest, "everyday", true), (64, 26, .diabolical, "file:///w%F6", false),
      (12, 9, .evil, "", nil),
    ] as [(Int, Int, Temperament, String, Bool?)] {
      (settings.values.wordLength, settings.values.maximumMistakes) = (length, mistakes)
      (settings.values.words, settings.values.otherWords) = (words, words)
      settings.values.temperament = temperament
      settings.values.showsCandidateCount.toggle()
      settings.sound = sound
      XCTAssertEqual(text(of: open()), text(of: settings))
    }
  }

  func testH11_listOfOneRunIsNotStored() {
    let settings = open(words: "file:///lesson")
    XCTAssertEqual(settings.values.words, "file:///lesson")
    settings.values.wordLength = 5
    XCTAssertEqual(open().values.words, "")
    XCTAssertEqual(open().values.wordLength, 5)
    settings.values.words = WordListChoice.everyday
    XCTAssertEqual(open().values.words, WordListChoice.everyday)
  }

  func testChangesOfAnotherProgramAreSeenAndReported() {
    let (one, other) = (open(), open())
    var (changes, soundChanges) = (0, 0)
    one.values.onOutsideChange = { changes += 1 }
    one.onSoundChange = { soundChanges += 1 }
    other.values.maximumMistakes = 11
    other.sound = true
    while MainLoop.iterate() {}
    XCTAssertEqual(one.values.maximumMistakes, 11)
    XCTAssertEqual(one.sound, true)
    XCTAssertEqual([changes, soundChanges], [1, 1])
    one.values.wordLength = 5
    while MainLoop.iterate() {}
    XCTAssertEqual(changes, 1, "this program")
    XCTAssertEqual(other.values.wordLength, 5)
    XCTAssertEqual(open(resets: true).values.wordLength, 7)
    XCTAssertEqual(one.values.maximumMistakes, 6)
  }

  // MARK: - Files

  func testSettingsOfTheFirstVersionMoveOnce() throws {
    try put("[hangman]\nword-length=9\ntemperament='honest'\n", in: "settings.ini")
    XCTAssertEqual(text(of: open()), "9 6 honest   false nil")
    let settings = open()
    XCTAssertEqual(text(of: settings), "9 6 honest   false nil")
    settings.values.wordLength = 4
    XCTAssertEqual(open().values.wordLength, 4)
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    XCTAssertEqual(files.count { $0.hasPrefix("settings") }, 1)
    XCTAssertFalse(files.contains("settings.ini"))
  }

  func testDamagedFilesAndInvalidValuesBecomeTheDefaults() throws {
    let value = "[hangman]\nword-length=4\ntemperament="
    for text in [
      "garbage", "[hangman", "\u{1}\u{FF}", "\0\0\0\0", value + "'kind'\n", value + "0\n", value + "'evil\n",
    ] {
      try put(text, in: "settings.ini")
      let settings = open(resets: true)
      XCTAssertEqual(self.text(of: settings), "7 6 evil   false nil", text)
      let stored = open(in: try keyFile(text.replacing("hangman", with: "PARLOR/hangman")))
      XCTAssertEqual(stored.values.temperament, .evil, text)
      XCTAssertEqual(stored.values.wordLength, text.hasPrefix(value) ? 4 : 7)
    }
  }

  func testD16_aLockHolds() throws {
    let store = try keyFile(
      "[PARLOR]\nsound='on'\n[PARLOR/hangman]\nword-length=9\n",
      defaults: "[PARLOR]\nsound='off'\n[PARLOR/hangman]\nword-length=5\n",
      locks: "/PARLOR/sound\n/PARLOR/hangman/word-length\n")
    for resets in [false, true] {
      let settings = open(in: store, resets: resets)
      XCTAssertTrue(settings.isLocked(\.wordLength) && settings.soundIsLocked)
      XCTAssertFalse(settings.isLocked(\.maximumMistakes))
      settings.values.wordLength = 4
      settings.sound = true
      XCTAssertEqual(open(in: store).values.wordLength, 5)
      XCTAssertEqual(open(in: store).sound, false)
    }
  }

  func testD16_changesEndWithTheProgramIfNoGamesAreSaved() throws {
    let store = try keyFile(
      "[PARLOR/hangman]\nword-length=5\n", defaults: "[PARLOR]\nsave-games=false\nsound='off'\n",
      locks: "/PARLOR/sound\n")
    for resets in [false, true] {
      let settings = open(in: store, resets: resets)
      XCTAssertEqual(text(of: settings), "\(resets ? 7 : 5) 6 evil   false false")
      settings.values.wordLength = 4
      settings.values.words = WordListChoice.everyday
      settings.sound = true
      XCTAssertEqual(text(of: settings), "4 6 evil everyday  false false")
      XCTAssertEqual(text(of: open(in: store)), "5 6 evil   false false")
    }
  }

  func testD16_aResetDoesNotSwitchSavingOn() throws {
    let store = try keyFile("[PARLOR]\nsave-games=false\n")
    XCTAssertFalse(open(in: store, resets: true).savesGames)
    XCTAssertFalse(open(in: store).savesGames, "nothing was stored")
  }

  // MARK: - Helpers

  /// The settings that users can change.
  private func text(of settings: StoredSettings) -> String {
    let values = settings.values
    return """
      \(values.wordLength) \(values.maximumMistakes) \(values.temperament) \(values.words) \(values.otherWords) \
      \(values.showsCandidateCount) \(settings.sound.map { "\($0)" } ?? "nil")
      """
  }

  /// The settings in a store, or in one that the test has.
  private func open(
    in store: SettingsStore? = nil, schemas: FilePath? = nil, resets: Bool = false, words: String? = nil
  ) -> StoredSettings {
    let folder = FilePath(fixture.folder.path)
    return StoredSettings(
      schemas: [schemas ?? folder], takenFrom: folder.appending("settings.ini"), storedIn: store ?? memory,
      resets: resets, words: words)
  }

  private func put(_ content: String, in name: String) throws {
    try Data(content.utf8).write(to: fixture.folder.appending(path: name))
  }

  /// A store with the values of a user, and those of an administrator with their locks. PARLOR is the program's path.
  private func keyFile(_ values: String, defaults: String = "", locks: String = "") throws -> SettingsStore {
    for (name, text) in [("keyfile", values), ("defaults", defaults), ("locks", locks)] {
      try put(text.replacing("PARLOR", with: "io/github/parlor_games/Parlor"), in: name)
    }
    let folder = fixture.folder
    return SettingsStore(
      owning: cgtk_test_locked_key_file(folder.appending(path: "keyfile").path, folder.path))
  }
}
