import XCTest

/// Each game is played to its end by keyboard, with the speech that a screen reader would produce.
final class ScreenReaderTests: ProgramTestCase {
  private var reader: ScreenReader!
  private var parlor: Parlor!

  func testD7_crapsIsSpokenUntilItIsWonAndLost() throws {
    try startGame("craps")
    // A repeated text is spoken again.
    for _ in 1...2 { try expectSpeech("Balance $200. Ante $5. No point.", after: KeyboardKey.f2) }
    try press(KeyboardKey.tab)
    try expectSpeech(gtk_check_version(4, 18, 0) == nil ? "10.0" : "$10", after: KeyboardKey.right)
    var spoken: [String] = []
    while !["You win $10. Balance", "You lose $10. Balance"].allSatisfy({ end in
      spoken.contains { $0.contains(end) }
    }) {
      spoken.append(try expectSpeech("Total ", after: "r", isHurried: spoken.count > 1))
      guard spoken.count < 100 else { return XCTFail("\(spoken)") }
    }
    try assertNothingElseWasSpoken()
  }

  func testD7_hangmanIsSpokenUntilItIsWonAndLost() throws {
    let words = folder.appending(path: "words")
    try "deed\n".write(to: words, atomically: true, encoding: .utf8)
    try startGame("hangman", "--words", words.path)
    try expectSpeech("Word: blank, blank, blank, blank. 6 wrong guesses left.", after: KeyboardKey.f2)
    try expectSpeech("E, in the word. Word: blank, E, E, blank.", after: "e")
    try expectSpeech("X, not in the word. 5 wrong guesses left.", after: "x")
    try expectSpeech("D, in the word. You found it: DEED.", after: "d")
    try expectNewGame()
    for letter in "abcfg" {
      try expectSpeech("\(letter.uppercased()), not in the word. ", after: XCTUnwrap(KeyboardKey(letter)))
    }
    try expectSpeech("H, not in the word. Hanged! It was DEED.", after: "h")
    try expectNewGame()
    try assertNothingElseWasSpoken()
  }

  // MARK: - Helpers

  private var expected = 0

  private func startGame(_ game: String, _ arguments: String...) throws {
    // The accessibility bus starts on request.
    reader = try XCTUnwrap(ScreenReader())
    parlor = try start(["--seed", "7", "--game", game] + arguments, environment: Accessible.environment)
    try waitForWindow(of: parlor)
    let window = try self.window("Parlor")
    try display.focus(window)
    // The first answer is spoken when assistive technology knows the program.
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("Parlor") == true })
  }

  private func press(_ key: KeyboardKey) throws { try display.press(key) }

  /// Waits for the one text that is spoken after a key, and after another one if the user does not wait for the animations.
  @discardableResult
  private func expectSpeech(
    _ beginning: String, after key: KeyboardKey, isHurried: Bool = false, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> String {
    try press(key)
    if isHurried { try press(.escape) }
    guard eventually({ self.reader.spoken.count > self.expected }) else {
      XCTFail("nothing was spoken; before: \(reader.spoken)", file: file, line: line)
      throw Failure(reason: "nothing was spoken")
    }
    let text = reader.spoken[expected]
    expected += 1
    XCTAssertTrue(text.hasPrefix(beginning), "\(text), not \(beginning)", file: file, line: line)
    return text
  }

  /// Starts the next game of Hangman. The pause after a result takes the first presses.
  private func expectNewGame() throws {
    let hasBegun = try eventually {
      try press(.enter)
      return eventually(within: 1) { self.reader.spoken.count > self.expected }
    }
    XCTAssertTrue(hasBegun, "\(reader.spoken)")
    XCTAssertEqual(reader.spoken.dropFirst(expected), ["New game. A word of 4 letters. Guess one."])
    expected = reader.spoken.count
  }

  private func assertNothingElseWasSpoken(file: StaticString = #filePath, line: UInt = #line) throws {
    quit(parlor, file: file, line: line)
    reader.synchronize()
    XCTAssertEqual(reader.spoken.count, expected, "\(reader.spoken)", file: file, line: line)
  }
}
