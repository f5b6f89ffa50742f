import XCTest

/// Announcements to screen readers and the keyboard focus in Hangman.
final class HangmanAnnouncementTests: AnnouncementTestCase {
  func testD7_guessIsAnnouncedWithItsPlacesOrTheGuessesLeft() throws {
    let game = HangmanTable(["DEED"], length: 4, mistakes: 2)
    let hand = try game.handInField()
    XCTAssertEqual(takeAnnouncements(), [])
    for (letter, announcement) in [
      ("e", "E, in the word. Word: blank, E, E, blank."), ("x", "X, not in the word. 1 wrong guess left."),
      ("x", "X was guessed already."), ("7", "“7” is not a letter."),
      ("d", "D, in the word. You found it: DEED. Press Enter for a new game."),
    ] {
      try hand.type(letter)
      XCTAssertEqual(takeAnnouncements(), [announcement])
    }
    try hand.click(game.key("A"))
    XCTAssertEqual(takeAnnouncements(), [], "the game has ended")
    game.view.newGameButton.click()
    XCTAssertEqual(takeAnnouncements(), ["New game. A word of 4 letters. Guess one."])
  }

  func testD7_afterTheLastGuessNoButtonIsFocusedAndEnterStartsANewGame() throws {
    let clock = ManualClock()
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1, time: clock.time)
    let hand = try game.handInField()
    try hand.type("x")
    XCTAssertEqual(
      takeAnnouncements(), ["X, not in the word. Hanged! It was DUCK. Press Enter for a new game."])
    game.fixture.tabBar.speakState()
    XCTAssertEqual(takeAnnouncements(), ["Hanged! It was DUCK. Press Enter for a new game."])
    XCTAssertNotNil(game.fixture.window.focus)
    XCTAssertFalse(game.view.newGameButton.isFocus)
    clock.advance(by: Double(PressPause.length))
    try hand.press(.enter)
    XCTAssertEqual(takeAnnouncements(), ["New game. A word of 4 letters. Guess one."])
    XCTAssertTrue(game.view.guessField.containsFocus)
  }

  func testD7_enterIsNotAnnouncedWhileItPressesAnotherButton() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    game.view.infoButton.grabFocus()
    game.press("X")
    XCTAssertEqual(takeAnnouncements(), ["X, not in the word. Hanged! It was DUCK."])
    XCTAssertTrue(game.view.infoButton.isFocus)
  }

  func testTabDoesNotReturnToTheFocusKeeper() throws {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    let hand = try game.handInField()
    try hand.type("x")
    let keeper = try XCTUnwrap(game.fixture.window.focus)
    XCTAssertTrue(keeper.isFocusable)
    game.view.newGameButton.grabFocus()
    pump(until: { !keeper.isFocusable }, "the focus keeper is still reached by Tab")
  }

  func testD7_settingsChangedByKeyboardAreAnnounced() {
    let game = HangmanTable(HangmanTable.animals + ["CAMEL"], length: 4)
    game.view.infoButton.click()
    pump(until: { game.flipside.root.isMapped })
    game.flipside.mistakesSlider.grabFocus()
    game.flipside.mistakesSlider.move(to: 7)
    game.flipside.lengthSlider.grabFocus()
    game.flipside.lengthSlider.move(to: 5)
    game.flipside.lengthSlider.move(to: 3)
    let values = Slider.announcesValue ? [] : ["7", "5"]
    XCTAssertEqual(takeAnnouncements(), values + ["The list has no word of 3 letters."])
    game.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeAnnouncements(),
      ["5 letters in the word. 7 wrong guesses allowed. It dodges each guess to where most words are left."]
    )
  }

  func testD7_guessesMadeBeforeTheWordsAreLoadedAreAnnouncedWithTheWord() {
    let game = HangmanTable(length: 4)
    game.press("DX")
    XCTAssertEqual(takeAnnouncements(), [])
    game.deliver(["DUCK"])
    XCTAssertEqual(
      takeAnnouncements(), ["Word: D, blank, blank, blank. 5 wrong guesses left. Not in the word: X."])
  }

  func testD7_stateOfHangmanIsAnnounced() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 3)
    game.press("DXA")
    _ = takeAnnouncements()
    game.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeAnnouncements(), ["Word: D, blank, blank, blank. 1 wrong guess left. Not in the word: A, X."])
    game.press("Q")
    _ = takeAnnouncements()
    game.fixture.tabBar.speakState()
    XCTAssertEqual(takeAnnouncements(), ["Hanged! It was DUCK. Press Enter for a new game."])
  }
}
