import Foundation
import XCTest

/// H11: a list of the user's own. Whatever the file is, the program opens, says what is wrong, and can be played on.
///
/// An alert is seen from outside by the action that it stops; what it says is for the tests inside the program.
final class WordListFileTests: ProgramTestCase {
  func testH11MissingFile() throws { try assertRefused("no such file.txt") }

  func testH11Folder() throws { try assertRefused(folder.path) }

  func testH11EmptyFile() throws { try assertRefused(try file("")) }

  func testH11OnlyEmptyLines() throws { try assertRefused(try file("\n\n \n")) }

  func testH11WrongCharacters() throws { try assertRefused(try file("cat\nd0g\n")) }

  func testH11AccentedLetters() throws { try assertRefused(try file("café\n")) }

  func testH11LineWithoutEnd() throws { try assertRefused(try file(String(repeating: "a", count: 1 << 20))) }

  func testH11BinaryGarbage() throws {
    var generator = SystemRandomNumberGenerator()
    let garbage = (0..<100_000).map { _ in UInt8.random(in: 0x80...0xFF, using: &generator) } + [0, 1, 2]
    try assertRefused(try file(Data(garbage)))
  }

  func testH11UnreadableFile() throws {
    let list = try file("cat\n")
    chmod(list, 0)
    // The superuser reads it all the same.
    if access(list, R_OK) == 0 { try assertAccepted(list) } else { try assertRefused(list) }
  }

  func testH11Pipe() throws {
    let pipe = folder.appending(path: "pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    try assertRefused(pipe)
  }

  func testH11Device() throws { try assertRefused("/dev/zero") }

  func testH11HundredMegabytes() throws {
    let list = try file("cat\n")
    XCTAssertEqual(truncate(list, 100_000_000), 0)
    try assertRefused(list)
  }

  func testH11BinaryPropertyList() throws {
    try assertRefused(
      try file(try PropertyListSerialization.data(fromPropertyList: ["cat"], format: .binary, options: 0)))
  }

  func testH11BrokenPropertyList() throws {
    try assertRefused(try file("<plist><array><string>cat</array></plist>"))
  }

  func testH11PropertyList() throws {
    try assertAccepted(
      try file(try PropertyListSerialization.data(fromPropertyList: Self.words, format: .xml, options: 0)))
  }

  func testH11Text() throws { try assertAccepted(try file(Self.words.joined(separator: "\n"))) }

  func testH11TextOfAnotherSystem() throws {
    try assertAccepted(try file("\u{FEFF}" + Self.words.joined(separator: "\r\n") + "\r\n"))
  }

  func testH11NameBesideTheWorkingDirectory() throws {
    _ = try file(Self.words.joined(separator: "\n"))
    try assertAccepted("list")
  }

  func testH11NameWithSpacesAndSigns() throws {
    let name = "my list: 100 % “words”.txt"
    try Data("cat\n".utf8).write(to: folder.appending(path: name))
    try assertAccepted(name)
  }

  // MARK: -

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
    XCTAssertEqual(SessionBus.isEnabled("new-game"), false, parlor.complaint, file: file, line: line)
    quit(parlor, file: file, line: line)
  }

  private func assertAccepted(_ list: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let parlor = try start("--seed", "1", "--words", list)
    try waitForWindow(of: parlor, file: file, line: line)
    // The list is read at once; an alert, if one were to come, would come meanwhile.
    for action in ["show-hangman", "new-game", "show-craps", "show-hangman", "new-game"] {
      activate(action, file: file, line: line)
      usleep(100_000)
      XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "an alert came", file: file, line: line)
    }
    quit(parlor, file: file, line: line)
  }
}
