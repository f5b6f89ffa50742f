import XCTest

/// Lengths that the list has no words of.
final class HangmanMissingLengthTests: GameTestCase {
  func testH15_lengthWithoutWordsIsRefusedWithAReason() {
    let game = HangmanTable(["CAT", "HOUSE"], length: 3)
    game.openFlipside()
    game.flipside.lengthSlider.move(to: 4)
    XCTAssertEqual(game.flipside.messageLabel.text, "The list has no word of 4 letters.")
    XCTAssertEqual(game.flipside.lengthSlider.value, 3)
    XCTAssertEqual(game.flipside.lengthLabel.text, "3")
    XCTAssertEqual(game.settings.wordLength, 3)
    game.flipside.lengthSlider.move(to: 1)
    XCTAssertEqual(game.flipside.messageLabel.text, "The list has no word of one letter.")
    game.flipside.lengthSlider.move(to: 5)
    XCTAssertEqual(game.settings.wordLength, 5)
    XCTAssertFalse(game.flipside.messageLabel.text.contains("no word"))
  }

  func testH15_refusalIsClearedWhenTheFlipsideIsShownAgain() {
    let game = HangmanTable(["CAT", "HOUSE"], length: 3)
    game.openFlipside()
    game.flipside.lengthSlider.move(to: 4)
    game.flipside.doneButton.click()
    pump(until: { game.view.root.isMapped })
    game.openFlipside()
    XCTAssertFalse(game.flipside.messageLabel.text.contains("no word"))
  }

  func testH15_lengthMissingFromTheListBecomesTheNearestAvailable() {
    let game = HangmanTable(["CAT", "HYDROGEN"], length: 7)
    XCTAssertEqual(game.word.count, 8)
    XCTAssertEqual(game.settings.wordLength, 7, "the setting is kept for other lists")
    game.press("H")
    XCTAssertEqual(game.word.first, "H")
  }

  func testH15_storedLengthMissingFromTheListIsKeptAndTheNearestIsPlayed() {
    let game = HangmanTable(["CAT", "HOUSE"], length: 3)
    game.press("C")
    game.settings.wordLength = 4
    game.view.newGameButton.click()
    XCTAssertNil(game.fixture.alert)
    XCTAssertEqual(game.word, "–––")
    game.view.infoButton.click()
    pump()
    XCTAssertEqual(game.flipside.lengthSlider.value, 3)
    XCTAssertEqual(game.settings.wordLength, 4)
    game.settings.wordLength = 99
    game.fixture.tabBar.newGamePressed()
    XCTAssertEqual(game.word, "–––––")
  }
}
