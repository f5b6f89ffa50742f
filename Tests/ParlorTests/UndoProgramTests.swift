import XCTest

/// Undo in the running program, by keys and the menu.
final class UndoProgramTests: SavedGameTestCase {
  func testD11_controlZBringsAGameBackThatControlNHasEnded() throws {
    let parlor = try startAgain("--game", "craps", "--seed", "7")
    try focus(window("Parlor"))
    try display.press("r")
    let before = try waitForState { $0.contains(#""point":4"#) }
    try display.press("n", holding: .control)
    _ = try waitForState { !$0.contains(#""point":4"#) }
    XCTAssertTrue(eventually { SessionBus.isEnabled("undo") == true })
    _ = try find("New game")
    try display.press("z", holding: .control)
    XCTAssertEqual(try waitForState { $0.contains(#""point":4"#) }, before)
    XCTAssertTrue(eventually { SessionBus.isEnabled("undo") == false })
    // Nothing is left to undo.
    try display.press("z", holding: .control)
    quit(parlor)
    XCTAssertEqual(try game("craps"), before)
  }

  func testD11_aWordThatIsAddedToAListDoesNotEndItsGame() throws {
    let words = ["bear", "boar", "deer", "duck", "hare", "lion"]
    let arguments = ["--game", "hangman", "--words", url("words.txt").path]
    func guesses() -> String? {
      (try? state())?.matches(of: /"guesses":"([A-Z]*)"/).last.map { String($0.1) }
    }
    try write(words.joined(separator: "\n"), to: "words.txt")
    let first = try startAgain(arguments)
    try focus(window("Parlor"))
    XCTAssertTrue(
      try eventually {
        try display.press("z")
        return guesses() == "Z"
      }, "the guess is not saved")
    quit(first)
    try write((words + ["wolf"]).joined(separator: "\n"), to: "words.txt")
    let second = try startAgain(arguments)
    try focus(window("Parlor"))
    XCTAssertTrue(
      try eventually {
        try display.press("x")
        return guesses() == "ZX"
      }, "the game does not go on")
    quit(second)
    // No word of the list fits the game now: a new one begins, and the other stays for the words that it had.
    try write("a", to: "words.txt")
    let third = try startAgain(arguments)
    XCTAssertTrue(eventually { (try? self.state().contains(#""revealed":"_""#)) == true }, "no new game")
    XCTAssertEqual(SessionBus.isEnabled("new-game"), true, "an alert")
    XCTAssertTrue(try state().contains(#""guesses":"ZX""#))
    quit(third)
  }

  /// Waits until the saved game of Craps is as it should be, and returns it.
  private func waitForState(_ isRight: (String) -> Bool) throws -> String {
    var found = ""
    XCTAssertTrue(
      eventually {
        found = (try? game("craps")) ?? ""
        return !found.isEmpty && isRight(found)
      }, found)
    return found
  }
}
