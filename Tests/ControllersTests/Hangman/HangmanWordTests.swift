import XCTest

/// The source of the words.
final class HangmanWordTests: GameTestCase {
  func testH11_documentedGameIsPlayedWithTheBuiltInList() throws {
    let bytes = try XCTUnwrap(WindowFixture.resources?.bytes(of: "\(WindowFixture.prefix)/words.compiled"))
    let list = try XCTUnwrap(WordList(compiled: bytes))
    XCTAssertEqual(list.count, 234_371)
    let game = HangmanTable(length: 8, mistakes: 26)
    game.words.deliver(.init(words: list))
    let model = try HangmanModel(words: list, length: 8, maximumMistakes: 26)
    for letter in "EAIO" {
      game.press(String(letter))
      model.guess(String(letter))
      XCTAssertEqual(game.word, model.pattern.replacing("-", with: "–"))
      XCTAssertEqual(game.guessesLeft, "\(model.mistakesLeft) wrong guesses left")
    }
  }

  func testH11_invalidListShowsAnAlertAndTheFallbackWordsArePlayed() {
    let game = HangmanTable(length: 4)
    game.press("D")
    game.deliver(["DUCK"], errorMessage: "words.txt: Line 3 has a digit.")
    XCTAssertEqual(game.fixture.alert?.title, "The word list cannot be used")
    XCTAssertEqual(game.fixture.alert?.message, "words.txt: Line 3 has a digit.")
    XCTAssertEqual(game.word, "D–––")
    game.fixture.closeAlert()
    XCTAssertNil(game.fixture.alert)
    game.press("U")
    XCTAssertEqual(game.word, "DU––")
  }

  func testH11_invalidListShowsItsAlertOnAnyTab() {
    let game = HangmanTable(length: 4)
    game.fixture.clickTab(.hangman)
    game.deliver(["DUCK"], errorMessage: "gone")
    XCTAssertEqual(game.fixture.alert?.message, "gone")
  }

  func testH11_wordsLoadedAfterTheWindowIsClosedAreIgnored() {
    let game = HangmanTable(length: 4)
    game.press("D")
    game.fixture.close()
    game.deliver(["DUCK"])
    XCTAssertEqual(game.word, "D–––")
  }
}
