import XCTest

/// Hangman's settings with the installed schema.
@preconcurrency @MainActor
final class StoredSettingsTests: XCTestCase {
  private let fixture = Fixture()

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: fixture.folder, withIntermediateDirectories: true)
    try fixture.compileSchema()
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: fixture.folder) }

  func testH12_defaultsOfTheSchemaAreTheRegisteredOnes() {
    let settings = fixture.open()
    XCTAssertEqual(settings.values.wordLength, RegisteredDefaults().wordLength)
    XCTAssertEqual(settings.values.maximumMistakes, RegisteredDefaults().maximumMistakes)
    XCTAssertEqual(settings.values.temperament, RegisteredDefaults().temperament)
    XCTAssertEqual(settings.values.showsCandidateCount, RegisteredDefaults().showsCandidateCount)
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH12_settingsAreStoredImmediatelyWithinTheirRanges() {
    let settings = fixture.open()
    for (length, mistakes) in [(1, 1), (64, 26), (12, 9)] {
      (settings.values.wordLength, settings.values.maximumMistakes) = (length, mistakes)
      settings.finish()
      XCTAssertEqual(fixture.open().values.wordLength, length)
      XCTAssertEqual(fixture.open().values.maximumMistakes, mistakes)
    }
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH12_temperamentAndCandidateCountAreStored() {
    let settings = fixture.open()
    for (temperament, shows) in zip(Temperament.allCases, [true, false, true]) {
      (settings.values.temperament, settings.values.showsCandidateCount) = (temperament, shows)
      settings.finish()
      XCTAssertEqual(fixture.open().values.temperament, temperament)
      XCTAssertEqual(fixture.open().values.showsCandidateCount, shows)
    }
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
  }

  func testH11_wordListsAreStoredWithTheBytesOfTheirPaths() throws {
    let path = FilePath(cString: [47, 0x77, -1, 0x20, 0x27, 0x22, 0])
    let address = try XCTUnwrap(path.address)
    let settings = fixture.open()
    (settings.values.words, settings.values.otherWords) = (WordListChoice.everyday, address)
    settings.finish()
    XCTAssertEqual(fixture.open().values.words, WordListChoice.everyday)
    XCTAssertEqual(FilePath(address: fixture.open().values.otherWords), path)
  }

  func testH11_listOfOneRunIsNotStored() {
    let settings = fixture.open(words: "file:///lesson")
    XCTAssertEqual(settings.values.words, "file:///lesson")
    settings.values.wordLength = 5
    settings.finish()
    XCTAssertEqual(fixture.open().values.words, "")
    XCTAssertEqual(fixture.open().values.wordLength, 5)
    settings.values.words = WordListChoice.everyday
    settings.finish()
    XCTAssertEqual(fixture.open().values.words, WordListChoice.everyday)
  }

  func testH12_invalidStoredValuesBecomeTheDefaults() throws {
    for value in ["'kind'", "Evil", "0", "'diabolical"] {
      try fixture.put("[hangman]\nword-length=9\ntemperament=\(value)\nshows-candidate-count=\(value)\n")
      let settings = fixture.open()
      XCTAssertEqual(settings.values.temperament, .evil, value)
      XCTAssertEqual(settings.values.showsCandidateCount, false, value)
      XCTAssertEqual(settings.values.wordLength, 9, value)
      XCTAssertEqual(pendingProblems(of: settings).count, 0, value)
    }
  }

  func testChangesOfADraggedSliderAreStoredTogetherAndSoon() {
    let settings = fixture.open()
    for length in 8...12 {
      settings.values.wordLength = length
      while MainLoop.iterate() {}
      XCTAssertEqual(fixture.open().values.wordLength, 7)
    }
    while fixture.open().values.wordLength == 7 { MainLoop.iterate(mayBlock: true) }
    XCTAssertEqual(fixture.open().values.wordLength, 12)
  }

  func testAByteOrderMarkAndLineBreaksBeforeSettingsAreSkipped() throws {
    for start in ["\u{FEFF}", "\n", "\r\n\r\n", "\u{FEFF}\n"] {
      try fixture.put(start + "[hangman]\nword-length=5\n")
      let settings = fixture.open()
      XCTAssertEqual(settings.values.wordLength, 5)
      XCTAssertEqual(pendingProblems(of: settings).count, 0)
      settings.values.maximumMistakes = 11
      settings.finish()
      XCTAssertEqual([fixture.open().values.wordLength, fixture.open().values.maximumMistakes], [5, 11])
    }
  }

  func testUnreadableSettingsAreSetAsideAndReported() throws {
    let text = "[hangman]\nword-length=9\n"
    for garbage in ["garbage", "[hangman", "\u{1}\u{FF}", "\0", "\0\0\0\0", text + "\0", "\0" + text] {
      try fixture.put(garbage)
      let settings = fixture.open()
      guard case .unusable(backup: let name)? = pendingProblems(of: settings).first else {
        return XCTFail("accepted: \(garbage)")
      }
      XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), garbage)
      XCTAssertEqual(settings.values.wordLength, RegisteredDefaults().wordLength)
      settings.values.wordLength = 4
      settings.finish()
      XCTAssertEqual(fixture.open().values.wordLength, 4)
      try FileManager.default.removeItem(atPath: fixture.file)
    }
  }

  func testResetKeepsABackupAndRestoresTheDefaults() throws {
    try fixture.put("[hangman]\nword-length=9\n")
    XCTAssertEqual(fixture.open().values.wordLength, 9)
    let settings = fixture.open(resets: true)
    XCTAssertEqual(settings.values.wordLength, RegisteredDefaults().wordLength)
    XCTAssertEqual(pendingProblems(of: settings).count, 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.path)
    XCTAssertEqual(files.filter { $0.hasPrefix("settings-") }.count, 1)
  }

  func testUnsavedSettingsApplyAndAreReportedOnce() {
    let settings = fixture.open(file: "/proc/parlor/settings.ini")
    (settings.values.wordLength, settings.values.maximumMistakes) = (5, 11)
    settings.finish()
    settings.values.wordLength = 5
    settings.finish()
    XCTAssertEqual([settings.values.wordLength, settings.values.maximumMistakes], [5, 11])
    let problems = pendingProblems(of: settings)
    guard problems.count == 1, case .unwritable("/proc/parlor/settings.ini") = problems[0] else {
      return XCTFail("\(problems)")
    }
  }

  func testTemporarilyUnreadableSettingsAreKeptAndChangesApply() throws {
    try FileManager.default.createSymbolicLink(atPath: fixture.file, withDestinationPath: "settings.ini")
    let settings = fixture.open()
    settings.values.wordLength = 4
    settings.finish()
    XCTAssertEqual(settings.values.wordLength, 4)
    let problems = pendingProblems(of: settings)
    guard problems.count == 2, case .unreadable(let reason, fixture.path) = problems[0],
      case .unwritable(fixture.path) = problems[1]
    else { return XCTFail("\(problems)") }
    XCTAssertTrue(reason.contains("symbolic links"), reason)
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: fixture.file), "settings.ini")
  }

  func testSettingsOfAnotherProgramAreKept() {
    let (one, other) = (fixture.open(), fixture.open())
    one.values.wordLength = 5
    other.values.maximumMistakes = 11
    for settings in [one, other] { settings.finish() }
    XCTAssertEqual([fixture.open().values.wordLength, fixture.open().values.maximumMistakes], [5, 11])
  }

  func testReadOnlySettingsApplyWithoutBeingStored() throws {
    for (resets, length) in [(false, 9), (true, 7)] {
      try fixture.put("[hangman]\nword-length=9\n")
      let settings = fixture.open(resets: resets, isReadOnly: true)
      XCTAssertEqual(settings.values.wordLength, length)
      settings.values.wordLength = 4
      settings.finish()
      XCTAssertEqual(settings.values.wordLength, 4)
      XCTAssertEqual(pendingProblems(of: settings).count, 0)
      XCTAssertEqual(fixture.open().values.wordLength, 9)
    }
    try fixture.put("garbage")
    XCTAssertEqual(pendingProblems(of: fixture.open(isReadOnly: true)).count, 0)
    XCTAssertEqual(try String(contentsOfFile: fixture.file, encoding: .utf8), "garbage")
  }

  func testMissingSchemaIsReportedAndTheDefaultsApply() {
    let folder = FilePath(fixture.folder.path).appending("without a schema")
    let settings = StoredSettings(schemas: folder, storedIn: fixture.path)
    XCTAssertEqual(settings.values.wordLength, RegisteredDefaults().wordLength)
    settings.values.wordLength = 5
    settings.finish()
    XCTAssertEqual(settings.values.wordLength, 5)
    guard case .unwritable(let file)? = pendingProblems(of: settings).first else {
      return XCTFail("not reported")
    }
    XCTAssertEqual(file, folder.appending("gschemas.compiled"))
  }
}

/// The pending problems of the settings.
@MainActor
private func pendingProblems(of settings: StoredSettings) -> [StoredSettings.Problem] {
  var problems: [StoredSettings.Problem] = []
  settings.problems.listen { problems.append($0) }
  return problems
}

/// A temporary home, with the program's schema.
private struct Fixture {
  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")

  var file: String { folder.appending(path: "settings.ini").path }
  var path: FilePath { FilePath(file) }

  @MainActor
  func open(
    file other: FilePath? = nil, resets: Bool = false, isReadOnly: Bool = false, words: String? = nil
  ) -> StoredSettings {
    StoredSettings(
      schemas: FilePath(folder.path), storedIn: other ?? path, resets: resets, isReadOnly: isReadOnly,
      words: words)
  }

  func put(_ content: String) throws { try Data(content.utf8).write(to: URL(filePath: file)) }

  func compileSchema() throws {
    let data = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data")
      .standardizedFileURL
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["glib-compile-schemas", "--strict", "--targetdir", folder.path, data.path]
    try compiler.run()
    compiler.waitUntilExit()
  }
}
