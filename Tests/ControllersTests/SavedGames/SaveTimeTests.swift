import XCTest

final class SaveTimeTests: GameTestCase {
  func testAChangeIsSavedInItsEvent() {
    let table = TravelTable(.craps, generator: { ScriptedGenerator.dice(5, 6) })
    // As in the program, the main loop handles the click.
    MainLoop.idle {
      table.fixture.find("rollButton").click()
      XCTAssertEqual(table.memory.saved.compactMap { $0[.craps]?.balance }, [205, 205])
    }
    pump()
    XCTAssertEqual(table.memory.saved.count, 2, "the game, and its statistics")
  }

  func testANewGameReadsTheSettingsAndIsSavedOnce() throws {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    let words = try WordList(HangmanTable.animals).fingerprint
    XCTAssertEqual(game.memory.saved.count, 1)
    let hand = try game.fixture.hand()
    try hand.replaceText(of: game.view.guessField, with: "1")
    XCTAssertEqual(game.memory.saved.count, 1, "an ignored guess changes nothing")
    try hand.replaceText(of: game.view.guessField, with: "e")
    XCTAssertEqual(game.memory.saved.map { $0[.hangman]?[words: words]?.guesses }, ["", "E"])
  }
}
