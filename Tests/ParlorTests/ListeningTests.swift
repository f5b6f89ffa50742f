import CGtk
import Foundation
import XCTest

/// Each game is played to its end by keyboard, with the speech that a screen reader would produce.
final class ListeningTests: ProgramTestCase {
  private var reader: ScreenReader!
  private var display: XDisplay!
  private var parlor: Parlor!

  func testD7_crapsIsSpokenUntilItIsWonAndLost() throws {
    try begin("craps")
    // A repeated text is spoken again.
    for _ in 1...2 { try hear("Balance $200. Ante $5. No point.", after: Key.f2) }
    try press(Key.tab)
    try hear(gtk_check_version(4, 18, 0) == nil ? "10.0" : "$10", after: Key.right)
    var heard: [String] = []
    while !["You win $10.", "You lose $10."].allSatisfy({ end in heard.contains { $0.hasSuffix(end) } }) {
      heard.append(try hear("Total ", after: Key.character("r")))
      guard heard.count < 100 else { return XCTFail("\(heard)") }
    }
    try assertNothingElseWasHeard()
  }

  func testD7_pigIsSpokenUntilItIsWon() throws {
    try begin("pig")
    var (player, scores, isOver) = (0, [0, 0], false)
    while !isOver {
      let roll = try hear("", after: Key.character("r"))
      guard let points = roll.firstMatch(of: /: ([0-9]+) this turn\./).flatMap({ Int($0.output.1) }) else {
        XCTAssertEqual(
          roll,
          "Player \(player + 1) rolled 1 and pigged out. Player \(2 - player), it is your turn.")
        player = 1 - player
        continue
      }
      scores[player] += points
      isOver = scores[player] >= 100
      if !isOver, points >= 20 {
        let end = "has \(scores[player]). Player \(2 - player), it is your turn."
        try hear("Player \(player + 1) keeps \(points) and \(end)", after: Key.character("p"))
        player = 1 - player
      } else {
        scores[player] -= points
      }
    }
    // The alert announces the win.
    try press(Key.character("p"))
    let title = "Congratulations, Player\u{A0}\(player + 1)!"
    XCTAssertTrue(eventually { Accessible.program()?.first(named: title) != nil }, "no alert")
    try hear("New game. Player 1, it is your turn.", after: Key.enter)
    try hear("Player 1 has 0. Player 2 has 0. Player 1, it is your turn.", after: Key.f2)
    try assertNothingElseWasHeard()
  }

  func testD7_ticTacToeReverseIsSpokenUntilItIsWonAndLostAndADeposit() throws {
    try begin("tictactoe")
    var heard: [String] = []
    while !["you win", "you lose"].allSatisfy({ end in heard.contains { $0.contains(end) } }) {
      heard.append(try hear("", after: Key.space))
      XCTAssertTrue(heard.last?.contains(/\. Credit [0-9]+, (up|down) 1\.$/) == true, "\(heard)")
      guard heard.count < 100 else { return XCTFail("\(heard)") }
    }
    try hear("Credit ", after: Key.f2)
    let focus = reader.focus
    try display.press(Key.character("5"), holding: [Key.control])
    XCTAssertTrue(eventually { self.reader.focus != focus }, "the focus stays")
    try press(Key.character("5"))
    try press(Key.character("0"))
    try hear("Added 50. Credit ", after: Key.enter)
    try assertNothingElseWasHeard()
  }

  func testD7_hangmanIsSpokenUntilItIsWonAndLost() throws {
    let words = folder.appending(path: "words")
    try "deed\n".write(to: words, atomically: true, encoding: .utf8)
    try begin("hangman", "--words", words.path)
    try hear("Word: blank, blank, blank, blank. 6 wrong guesses left.", after: Key.f2)
    try hear("E, in the word. Word: blank, E, E, blank.", after: Key.character("e"))
    try hear("X, not in the word. 5 wrong guesses left.", after: Key.character("x"))
    try hear("D, in the word. You found it: DEED.", after: Key.character("d"))
    try hear("New game. A word of 4 letters. Guess one.", after: Key.enter)
    for letter in "abcfg" {
      try hear("\(letter.uppercased()), not in the word. ", after: Key.character(letter))
    }
    try hear("H, not in the word. Hanged! It was DEED.", after: Key.character("h"))
    try hear("New game. A word of 4 letters. Guess one.", after: Key.enter)
    try assertNothingElseWasHeard()
  }

  // MARK: - Helpers

  /// Keys by the numbers of their symbols in X11/keysymdef.h.
  private enum Key {
    static let (enter, tab, space, right): (UInt32, UInt32, UInt32, UInt32) = (0xFF0D, 0xFF09, 0x20, 0xFF53)
    static let (f2, control): (UInt32, UInt32) = (0xFFBF, 0xFFE3)

    static func character(_ character: Character) -> UInt32 { character.unicodeScalars.first?.value ?? 0 }
  }

  private var expected = 0

  private func begin(_ game: String, _ arguments: String...) throws {
    // The accessibility bus starts on request.
    reader = try XCTUnwrap(ScreenReader())
    display = try XDisplay()
    parlor = try start(["--seed", "7", "--game", game] + arguments, environment: Accessible.environment)
    try waitForWindow(of: parlor)
    let window = try XCTUnwrap(display.windows(titled: "Parlor").first)
    try display.focus(window)
    // The first answer is spoken when assistive technology knows the program.
    XCTAssertTrue(eventually { Accessible.program()?.names.contains("Parlor") == true })
  }

  private func press(_ key: UInt32) throws { try display.press(key, holding: []) }

  /// Waits for the one text that is spoken after a key.
  @discardableResult
  private func hear(
    _ beginning: String, after key: UInt32, file: StaticString = #filePath, line: UInt = #line
  ) throws -> String {
    try press(key)
    guard eventually({ self.reader.heard.count > self.expected }) else {
      XCTFail("nothing is heard; before: \(reader.heard)", file: file, line: line)
      throw Failure(reason: "nothing is heard")
    }
    let text = reader.heard[expected]
    expected += 1
    XCTAssertTrue(text.hasPrefix(beginning), "\(text), not \(beginning)", file: file, line: line)
    return text
  }

  private func assertNothingElseWasHeard(file: StaticString = #filePath, line: UInt = #line) throws {
    quit(parlor, file: file, line: line)
    reader.catchUp()
    XCTAssertEqual(reader.heard.count, expected, "\(reader.heard)", file: file, line: line)
  }
}
