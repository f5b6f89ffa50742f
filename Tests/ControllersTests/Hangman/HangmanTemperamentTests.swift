import XCTest

/// The computer's temperament, and the number of words that are still possible.
final class HangmanTemperamentTests: AnnouncementTestCase {
  func testH10_temperamentAppliesFromTheNextGameAndIsShown() {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    XCTAssertEqual(game.view.temperamentLabel.text, "Evil")
    game.openFlipside()
    XCTAssertEqual(game.flipside.temperamentChoice.selection, 1)
    game.flipside.temperamentChoice.choose(2)
    XCTAssertEqual(game.settings.temperament, .diabolical, "it is stored at once")
    XCTAssertEqual(
      game.flipside.temperamentCaption.text, "It looks ahead, and dodges to where you will miss most.")
    game.closeFlipside()
    XCTAssertEqual(game.view.temperamentLabel.text, "Evil", "the game goes on")
    game.view.newGameButton.click()
    XCTAssertEqual(game.view.temperamentLabel.text, "Diabolical")
    XCTAssertEqual(
      accessibleName(of: AnyWidget(game.view.temperamentLabel)),
      "Diabolical. It looks ahead, and dodges to where you will miss most.")
  }

  func testH10_savedGameKeepsItsTemperament() throws {
    let words = try WordList(HangmanTable.animals)
    let saved = try HangmanModel(
      words: words, length: 4, maximumMistakes: 6, temperament: .honest, generator: SeededGenerator(seed: 1)
    )
    let memory = GameMemory()
    memory.games[.hangman] = SavedHangmanGames()
    memory.games[.hangman]?[words: words.fingerprint] = saved.state
    let game = HangmanTable(HangmanTable.animals, length: 4, memory: memory)
    XCTAssertEqual(memory.refusals, [])
    XCTAssertEqual(game.settings.temperament, .evil)
    XCTAssertEqual(game.view.temperamentLabel.text, "Honest")
  }

  func testNumberOfWordsIsOffAtTheStartAndCanBeSwitchedOnDuringAGame() {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    XCTAssertFalse(game.settings.showsCandidateCount)
    XCTAssertFalse(game.view.candidatesLabel.isMapped)
    game.openFlipside()
    game.flipside.countSwitch.turn(true)
    XCTAssertTrue(game.settings.showsCandidateCount, "it is stored at once")
    game.closeFlipside()
    pump(until: { game.view.candidatesLabel.isMapped })
    XCTAssertEqual(game.view.candidatesLabel.text, "5 words still possible")
    game.press("E")
    XCTAssertEqual(game.view.candidatesLabel.text, "2 words still possible")
    game.openFlipside()
    game.flipside.countSwitch.turn(false)
    game.closeFlipside()
    pump(until: { !game.view.candidatesLabel.isMapped })
  }

  func testNumberOfWordsChangesWithTheAnswerAndNotBefore() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let game = HangmanTable(HangmanTable.animals, length: 4, time: clock.time)
    game.settings.showsCandidateCount = true
    game.view.newGameButton.click()
    game.press("E")
    clock.advance(by: 519)
    XCTAssertEqual(game.message, "E?")
    XCTAssertEqual(game.view.candidatesLabel.text, "5 words still possible")
    clock.advance(by: 1)
    XCTAssertEqual(game.message, "No E.")
    XCTAssertEqual(game.view.candidatesLabel.text, "2 words still possible")
    game.fixture.close()
  }

  func testD7_numberOfWordsIsAnnouncedOnlyIfItIsShown() {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    _ = takeAnnouncements()
    game.press("X")
    XCTAssertEqual(takeResults(), ["X, not in the word. 5 wrong guesses left."])
    game.settings.showsCandidateCount = true
    game.press("E")
    XCTAssertEqual(
      takeResults(), ["E, not in the word. 4 wrong guesses left. 2 words still possible."])
    XCTAssertTrue(game.controller.spokenState.hasSuffix("2 words still possible."))
  }
}
