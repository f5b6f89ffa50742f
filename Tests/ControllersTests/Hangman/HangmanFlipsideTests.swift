import XCTest

final class HangmanFlipsideTests: GameTestCase {
  func testH9_slidersRangeFrom1ToTheLongestWordAndFrom1To26AndShowTheirValues() {
    let game = HangmanTable(["AB", "DUCK", "HYDROGEN"], length: 4, mistakes: 9)
    game.openFlipside()
    XCTAssertEqual(game.flipside.lengthSlider.range, 1...8)
    XCTAssertEqual(game.flipside.lengthSlider.value, 4)
    XCTAssertEqual(game.flipside.lengthLabel.text, "4")
    XCTAssertEqual(game.flipside.mistakesSlider.range, 1...26)
    XCTAssertEqual(game.flipside.mistakesSlider.value, 9)
    XCTAssertEqual(game.flipside.mistakesLabel.text, "9")
    game.flipside.lengthSlider.move(to: 8)
    XCTAssertEqual(game.flipside.lengthLabel.text, "8")
    for (wish, value) in [(26, 26), (99, 26), (1, 1), (0, 1), (13, 13)] {
      game.flipside.mistakesSlider.move(to: wish)
      XCTAssertEqual(game.flipside.mistakesLabel.text, String(value))
      XCTAssertEqual(game.settings.maximumMistakes, value)
    }
  }

  func testH9_lengthSliderIsDisabledUntilTheWordsAreLoaded() {
    let game = HangmanTable(length: 5)
    game.openFlipside()
    XCTAssertFalse(game.flipside.lengthSlider.isSensitive)
    XCTAssertEqual(game.flipside.lengthLabel.text, "5")
    game.deliver(["HOUSE", "CAT"])
    XCTAssertTrue(game.flipside.lengthSlider.isSensitive)
    XCTAssertEqual(game.flipside.lengthSlider.range, 1...5)
  }

  func testD16_lockedSettingsAreDisabledAndSayWhy() {
    let game = HangmanTable(HangmanTable.animals, length: 4)
    game.words.locked = [\.words, \.wordLength, \.maximumMistakes, \.temperament]
    game.openFlipside()
    let (view, reason) = (game.flipside, "Your administrator has set this.")
    for control in [view.wordsChoice, view.lengthSlider, view.mistakesSlider, view.temperamentChoice]
      as [any Widget]
    {
      XCTAssertFalse(control.isSensitive, control.name)
      XCTAssertEqual(control.tooltip, reason)
      XCTAssertEqual(accessibleDescription(of: AnyWidget(control)), reason)
    }
    XCTAssertTrue(view.countSwitch.isSensitive)
    XCTAssertNotEqual(view.countSwitch.tooltip, reason)
  }

  func testH10_changedSettingsApplyFromTheNextGame() {
    let game = HangmanTable(["DUCK", "HOUSE"], length: 4)
    game.press("DX")
    game.openFlipside()
    game.flipside.lengthSlider.move(to: 5)
    game.flipside.mistakesSlider.move(to: 2)
    XCTAssertEqual(game.settings.wordLength, 5)
    XCTAssertEqual(game.settings.maximumMistakes, 2)
    game.closeFlipside()
    XCTAssertEqual(game.word, "D–––")
    XCTAssertEqual(game.guessesLeft, "5 wrong guesses left")
    game.press("U")
    XCTAssertEqual(game.word, "DU––")
    game.view.newGameButton.click()
    XCTAssertEqual(game.word, "–––––")
    XCTAssertEqual(game.guessesLeft, "2 wrong guesses left")
  }

  func testH10_newGameWithTheSettingsStartsItAndTurnsBack() {
    let game = HangmanTable(["DUCK", "HOUSE"], length: 4)
    game.press("D")
    game.openFlipside()
    XCTAssertEqual(game.flipside.messageLabel.text, "The next game uses these settings.")
    game.flipside.lengthSlider.move(to: 5)
    game.flipside.newGameButton.click()
    pump(until: { game.view.root.isMapped && !game.flipside.root.isMapped })
    XCTAssertEqual(game.word, "–––––")
    XCTAssertTrue(game.view.guessField.containsFocus)
  }

  func testH7_flipAnimationCanBeReversed() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    Desktop.setAllowsMotion(true)
    game.view.infoButton.click()
    XCTAssertTrue(game.view.root.isMapped)
    pump(until: { game.flipside.doneButton.isFocus })
    game.flipside.doneButton.click()
    // A letter ends the flip back, and counts.
    try game.fixture.type("d")
    XCTAssertEqual(game.word, "D–––")
    XCTAssertTrue(game.view.root.isMapped)
    game.view.infoButton.click()
    game.view.newGameButton.click()
    XCTAssertEqual(game.word, "––––")
    pump(until: { game.view.root.isMapped && !game.flipside.root.isMapped })
  }

  func testH7_flipThatEndsInABackgroundTabDoesNotMoveTheFocus() {
    let game = HangmanTable(["DUCK"], length: 4)
    Desktop.setAllowsMotion(true)
    game.view.infoButton.click()
    game.fixture.tabBar.show(.craps)
    let craps = game.fixture.window.focus?.pointer
    game.fixture.tabBar.show(.hangman)
    XCTAssertTrue(game.flipside.root.isMapped, "the turn has ended")
    game.fixture.tabBar.show(.craps)
    XCTAssertEqual(game.fixture.window.focus?.pointer, craps)
  }

  func testH7_pressDuringTheFlipOnlyEndsIt() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try Hand(at: game.fixture.window)
    Desktop.setAllowsMotion(true)
    Animation.clock = { 0 }
    try hand.click(game.view.infoButton)
    XCTAssertTrue(game.view.root.isMapped, "the turn does not go on")
    try hand.clickAgain()
    XCTAssertTrue(game.flipside.root.isMapped, "the press has ended the turn")
    game.fixture.window.waitForFrames(3)
    XCTAssertTrue(game.flipside.root.isMapped, "it has done nothing else")
    try hand.click(game.flipside.doneButton)
    XCTAssertEqual((game.controller.screen as? HangmanFlipView)?.showsBack, false)
  }

  func testH16_flipsideNotifiesItsDelegateWhenItIsDone() {
    let game = HangmanTable(["DUCK"], length: 4)
    XCTAssertTrue(game.controller as AnyObject is any FlipsideViewControllerDelegate)
    game.openFlipside()
    game.closeFlipside()
    game.openFlipside()
    XCTAssertTrue(game.controller.keyPressed(.escape))
    pump(until: { game.view.root.isMapped && !game.flipside.root.isMapped })
  }

  func testH9_wordsOfTheLengthAreCounted() {
    let game = HangmanTable(["CAT", "DOG", "HOUSE"], length: 3)
    game.openFlipside()
    XCTAssertEqual(game.flipside.wordCountLabel.text, "2 words have this length")
    game.flipside.lengthSlider.move(to: 5)
    XCTAssertEqual(game.flipside.wordCountLabel.text, "1 word has this length")
    game.flipside.mistakesSlider.move(to: 1)
    XCTAssertEqual(game.flipside.stepsLabel.text, "1 step to the gallows")
  }
}

/// Lengths that the list has no words of.
final class HangmanMissingLengthTests: GameTestCase {
  func testH15_keyGoesToTheNextLengthWithWords() {
    let game = HangmanTable(["A", "BEAR", "HOUSE"], length: 1)
    game.openFlipside()
    for (value, length) in [(2, 4), (5, 5), (4, 4), (3, 1)] {
      game.flipside.lengthSlider.move(to: value)
      XCTAssertEqual(game.settings.wordLength, length)
      XCTAssertEqual(game.flipside.lengthSlider.value, length)
      XCTAssertFalse(game.flipside.messageLabel.text.contains("no word"))
    }
  }

  func testH15_lengthWithoutWordsIsRefusedWithAReason() {
    let game = HangmanTable(["CAT", "HOUSE"], length: 3)
    game.openFlipside()
    game.flipside.lengthSlider.styled("dragging").move(to: 4)
    XCTAssertEqual(game.flipside.messageLabel.text, "The list has no word of 4 letters.")
    XCTAssertEqual(game.flipside.lengthSlider.value, 3)
    XCTAssertEqual(game.flipside.lengthLabel.text, "3")
    XCTAssertEqual(game.settings.wordLength, 3)
    game.flipside.lengthSlider.setStyle("dragging", false)
    game.flipside.lengthSlider.move(to: 1)
    XCTAssertEqual(game.flipside.messageLabel.text, "The list has no word of one letter.")
    game.closeFlipside()
    game.openFlipside()
    XCTAssertFalse(game.flipside.messageLabel.text.contains("no word"))
    game.flipside.lengthSlider.move(to: 5)
    XCTAssertEqual(game.settings.wordLength, 5)
  }

  func testH15_storedLengthMissingFromTheListIsKeptAndTheNearestIsPlayed() {
    let game = HangmanTable(["CAT", "HOUSE"], length: 3)
    game.press("C")
    game.settings.wordLength = 4
    game.view.newGameButton.click()
    XCTAssertNil(game.fixture.alert)
    XCTAssertEqual(game.word, "–––")
    game.openFlipside()
    XCTAssertEqual(game.flipside.lengthSlider.value, 3)
    XCTAssertEqual(game.settings.wordLength, 4)
    game.settings.wordLength = 99
    game.fixture.tabBar.newGamePressed()
    XCTAssertEqual(game.word, "–––––")
  }
}
