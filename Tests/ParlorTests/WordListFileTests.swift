import XCTest

/// A word list of the user. Whatever the file is, the program opens, reports the problem, and remains playable.
///
/// From outside, an alert is detected by the action that it disables. The text of the alert is tested inside the
/// program.
final class WordListFileTests: ProgramTestCase {
  func testH11_otherFilesAreRefused() throws {
    let pipe = folder.appending(path: "pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    for list in ["no such file.txt", pipe, try file("list", "d0g\n")] {
      let parlor = try start("--seed", "1", "--game", "hangman", "--words", list)
      try waitForWindow(of: parlor)
      XCTAssertTrue(eventually { SessionBus.isEnabled("new-game") == false }, "no alert names \(list)")
      quit(parlor)
    }
  }

  func testH11_wordListsAreAccepted() throws {
    _ = try file("list", "bear\nboar\ndeer\nduck\nhare")
    let name = "my list: 100 % “words”.txt"
    for list in ["list", try file(name, "\u{FEFF}cat\r\n")] {
      let parlor = try start("--seed", "1", "--words", list)
      try waitForWindow(of: parlor)
      // The list is loaded immediately; an alert would appear in the meantime.
      for action in ["show-hangman", "new-game", "show-craps", "show-hangman", "new-game"] {
        activate(action)
        usleep(100_000)
        XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "an alert came")
      }
      quit(parlor)
    }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
