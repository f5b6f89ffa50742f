import Controllers
import Foundation
import GtkKit
import Persistence
import XCTest

/// Hangman's settings with the installed schema.
final class StoredSettingsTests: XCTestCase {
  private var place = Place()

  override func setUpWithError() throws {
    place = Place()
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    try place.compileSchema()
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: place.folder) }

  func testH12_defaultsOfTheSchemaAreTheRegisteredOnes() {
    onMain { [place] in
      let settings = place.open()
      XCTAssertEqual(settings.wordLength, RegisteredDefaults().wordLength)
      XCTAssertEqual(settings.maximumMistakes, RegisteredDefaults().maximumMistakes)
      XCTAssertEqual(told(by: settings).count, 0)
    }
  }

  func testH12_settingsAreStoredImmediatelyWithinTheirRanges() {
    onMain { [place] in
      let settings = place.open()
      for (length, mistakes) in [(1, 1), (64, 26), (12, 9)] {
        (settings.wordLength, settings.maximumMistakes) = (length, mistakes)
        XCTAssertEqual(place.open().wordLength, length)
        XCTAssertEqual(place.open().maximumMistakes, mistakes)
      }
      XCTAssertEqual(told(by: settings).count, 0)
    }
  }

  func testUnreadableSettingsAreSetAsideAndReported() throws {
    for garbage in ["garbage", "[hangman", "\u{1}\u{FF}"] {
      try place.put(garbage)
      try onMain { [place] in
        let settings = place.open()
        guard case .unusable(backup: let name)? = told(by: settings).first else {
          return XCTFail("taken: \(garbage)")
        }
        XCTAssertEqual(try String(contentsOfFile: name, encoding: .utf8), garbage)
        XCTAssertEqual(settings.wordLength, RegisteredDefaults().wordLength)
        settings.wordLength = 4
        XCTAssertEqual(place.open().wordLength, 4)
      }
      try FileManager.default.removeItem(atPath: place.file)
    }
  }

  func testResetKeepsABackupAndRestoresTheDefaults() throws {
    try place.put("[hangman]\nword-length=9\n")
    onMain { [place] in
      XCTAssertEqual(place.open().wordLength, 9)
      let settings = place.open(startsAfresh: true)
      XCTAssertEqual(settings.wordLength, RegisteredDefaults().wordLength)
      XCTAssertEqual(told(by: settings).count, 0)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    XCTAssertEqual(files.filter { $0.hasPrefix("settings-") }.count, 1)
  }

  func testUnsavedSettingsApplyAndAreReportedOnce() {
    onMain { [place] in
      let settings = place.open(file: "/proc/parlor/settings.ini")
      (settings.wordLength, settings.maximumMistakes) = (5, 11)
      XCTAssertEqual([settings.wordLength, settings.maximumMistakes], [5, 11])
      let troubles = told(by: settings)
      guard troubles.count == 1, case .unwritable("/proc/parlor/settings.ini") = troubles[0] else {
        return XCTFail("\(troubles)")
      }
    }
  }

  func testTemporarilyUnreadableSettingsAreKeptAndChangesApply() throws {
    try FileManager.default.createSymbolicLink(atPath: place.file, withDestinationPath: "settings.ini")
    onMain { [place] in
      let settings = place.open()
      settings.wordLength = 4
      XCTAssertEqual(settings.wordLength, 4)
      let troubles = told(by: settings)
      guard troubles.count == 2, case .unreadable(let reason, place.file) = troubles[0],
        case .unwritable(place.file) = troubles[1]
      else { return XCTFail("\(troubles)") }
      XCTAssertTrue(reason.contains("symbolic links"), reason)
    }
    XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: place.file), "settings.ini")
  }

  func testSettingsOfAnotherProgramAreKept() {
    onMain { [place] in
      let (one, other) = (place.open(), place.open())
      one.wordLength = 5
      other.maximumMistakes = 11
      XCTAssertEqual([place.open().wordLength, place.open().maximumMistakes], [5, 11])
    }
  }

  func testReadOnlySettingsApplyWithoutBeingStored() throws {
    for (startsAfresh, length) in [(false, 9), (true, 7)] {
      try place.put("[hangman]\nword-length=9\n")
      onMain { [place] in
        let settings = place.open(startsAfresh: startsAfresh, isReadOnly: true)
        XCTAssertEqual(settings.wordLength, length)
        settings.wordLength = 4
        XCTAssertEqual(settings.wordLength, 4)
        XCTAssertEqual(told(by: settings).count, 0)
        XCTAssertEqual(place.open().wordLength, 9)
      }
    }
    try place.put("garbage")
    onMain { [place] in XCTAssertEqual(told(by: place.open(isReadOnly: true)).count, 0) }
    XCTAssertEqual(try String(contentsOfFile: place.file, encoding: .utf8), "garbage")
  }

  func testMissingSchemaIsReportedAndTheDefaultsApply() {
    onMain { [place] in
      let settings = StoredSettings(
        .init(schema: "org.example.Other", folder: place.folder.path, root: "/"), storedIn: place.file)
      XCTAssertEqual(settings.wordLength, RegisteredDefaults().wordLength)
      settings.wordLength = 5
      XCTAssertEqual(settings.wordLength, 5)
      guard case .unwritable(let file)? = told(by: settings).first else { return XCTFail("not told") }
      XCTAssertTrue(file.hasSuffix("gschemas.compiled"), file)
    }
  }

  private func onMain(_ work: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(work) }
}

/// The pending troubles of the settings.
@MainActor
private func told(by settings: StoredSettings) -> [StoredSettings.Trouble] {
  var troubles: [StoredSettings.Trouble] = []
  settings.onTrouble { troubles.append($0) }
  return troubles
}

/// A temporary home, with the program's schema.
private struct Place {
  let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")

  var file: String { folder.appending(path: "settings.ini").path }

  @MainActor
  func open(
    file other: String? = nil, startsAfresh: Bool = false, isReadOnly: Bool = false
  ) -> StoredSettings {
    StoredSettings(
      .init(
        schema: "io.github.parlor_games.Parlor.Hangman", folder: folder.path,
        root: "/io/github/parlor_games/Parlor/"),
      storedIn: other ?? file, startsAfresh: startsAfresh, isReadOnly: isReadOnly)
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
