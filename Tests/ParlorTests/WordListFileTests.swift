import Foundation
import XCTest

/// H11: a word list of the user. Whatever the file is, the program opens, reports the problem, and remains
/// playable.
///
/// From outside, an alert is detected by the action that it disables. The text of the alert is tested inside the
/// program.
final class WordListFileTests: ProgramTestCase {
  func testH11_missingFileIsRefused() throws { try assertRefused("no such file.txt") }

  func testH11_folderIsRefused() throws { try assertRefused(folder.path) }

  func testH11_emptyFileIsRefused() throws { try assertRefused(try file("")) }

  func testH11_emptyLinesAreRefused() throws { try assertRefused(try file("\n\n \n")) }

  func testH11_invalidCharactersAreRefused() throws { try assertRefused(try file("cat\nd0g\n")) }

  func testH11_accentedLettersAreRefused() throws { try assertRefused(try file("café\n")) }

  func testH11_endlessLineIsRefused() throws {
    try assertRefused(try file(String(repeating: "a", count: 1 << 20)))
  }

  func testH11_binaryDataIsRefused() throws {
    var generator = SystemRandomNumberGenerator()
    let garbage = (0..<100_000).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) } + [0, 1, 2]
    try assertRefused(try file(Data(garbage)))
  }

  func testH11_unreadableFileIsRefused() throws {
    let list = try file("cat\n")
    chmod(list, 0)
    // The superuser can read it all the same.
    if access(list, R_OK) == 0 { try assertAccepted(list) } else { try assertRefused(list) }
  }

  func testH11_pipeIsRefused() throws {
    let pipe = folder.appending(path: "pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    try assertRefused(pipe)
  }

  func testH11_deviceIsRefused() throws { try assertRefused("/dev/zero") }

  func testH11_hugeFileIsRefused() throws {
    let list = try file("cat\n")
    XCTAssertEqual(truncate(list, 100_000_000), 0)
    try assertRefused(list)
  }

  func testH11_binaryPropertyListIsRefused() throws {
    try assertRefused(
      try file(try PropertyListSerialization.data(fromPropertyList: ["cat"], format: .binary, options: 0)))
  }

  func testH11_damagedPropertyListIsRefused() throws {
    try assertRefused(try file("<plist><array><string>cat</array></plist>"))
  }

  func testH11_propertyListIsAccepted() throws {
    try assertAccepted(
      try file(try PropertyListSerialization.data(fromPropertyList: Self.words, format: .xml, options: 0)))
  }

  func testH11_textIsAccepted() throws { try assertAccepted(try file(Self.words.joined(separator: "\n"))) }

  func testH11_otherLineEndingsAreAccepted() throws {
    try assertAccepted(try file("\u{FEFF}" + Self.words.joined(separator: "\r\n") + "\r\n"))
  }

  func testH11_relativePathIsResolved() throws {
    _ = try file(Self.words.joined(separator: "\n"))
    try assertAccepted("list")
  }

  func testH11_pathWithSpecialCharactersIsAccepted() throws {
    let name = "my list: 100 % “words”.txt"
    try Data("cat\n".utf8).write(to: folder.appending(path: name))
    try assertAccepted(name)
  }

  // MARK: - Helpers

  private static let words = ["bear", "boar", "deer", "duck", "hare"]

  private func file(_ text: String) throws -> String { try file(Data(text.utf8)) }

  private func file(_ data: Data) throws -> String {
    let file = folder.appending(path: "list")
    try data.write(to: file)
    return file.path
  }

  private func assertRefused(_ list: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let parlor = try start("--seed", "1", "--game", "hangman", "--words", list)
    try waitForWindow(of: parlor, file: file, line: line)
    XCTAssertTrue(
      eventually { SessionBus.isEnabled("new-game") != true }, "no alert tells of it", file: file, line: line)
    XCTAssertEqual(SessionBus.isEnabled("new-game"), false, parlor.errorOutput, file: file, line: line)
    quit(parlor, file: file, line: line)
  }

  private func assertAccepted(_ list: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let parlor = try start("--seed", "1", "--words", list)
    try waitForWindow(of: parlor, file: file, line: line)
    // The list is loaded immediately; an alert would appear in the meantime.
    for action in ["show-hangman", "new-game", "show-craps", "show-hangman", "new-game"] {
      activate(action, file: file, line: line)
      usleep(100_000)
      XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "an alert came", file: file, line: line)
    }
    quit(parlor, file: file, line: line)
  }
}
