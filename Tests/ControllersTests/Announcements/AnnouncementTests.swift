import XCTest

final class PigAnnouncementTests: AnnouncementTestCase {
  func testD7_eachComputerMoveIsAnnounced() {
    let pig = PigTable(die: 1, 6, 6, 6, 6, 3, 1)
    pig.giveTurnToComputer()
    XCTAssertEqual(takeAnnouncements(), ["Player 1 rolled 1 and pigged out. It is Cautious’s turn."])
    for _ in 1...4 {
      pig.clock.step()
      XCTAssertEqual(takeAnnouncements(), [])
      pig.clock.step()
      XCTAssertEqual(takeAnnouncements(), ["Cautious rolled 6."])
    }
    pig.clock.step()
    pig.waitForResult()
    XCTAssertEqual(takeAnnouncements(), ["Cautious keeps 24 and has 24. Player 1, it is your turn."])
  }

  func testD7_winIsAnnouncedByItsAlertOnly() {
    let pig = PigTable.beforeAWin()
    _ = takeAnnouncements()
    pig.pass()
    pig.clock.advance(by: Double(PigView.confettiTime))
    XCTAssertEqual(takeAnnouncements(), [])
    XCTAssertEqual(pig.fixture.alert?.title, "Congratulations, Player\u{A0}1!")
    pig.fixture.closeAlert()
    pig.waitForResult()
    XCTAssertEqual(takeAnnouncements(), ["New game. Player 1, it is your turn."])
  }

  func testD7_gameThatIsNotVisibleIsNotAnnounced() {
    let pig = PigTable(die: 4)
    pig.view.rollButton.click()
    pig.fixture.tabBar.show(.craps)
    pump(until: { !pig.view.root.isMapped })
    XCTAssertEqual(takeAnnouncements(), [])
  }

  func testD7_theSwitchOfTheComputerHasAName() {
    let view = PigTable().view
    XCTAssertEqual(accessibleName(of: AnyWidget(view.computerSwitch)), "Player 2 is the computer")
  }

  func testD7_listsOfTurnsHaveTheNamesOfThePlayers() throws {
    let pig = PigTable(die: 4)
    try pig.fixture.hand().enter("Grace", in: pig.view.player1.nameField)
    let lists = pig.view.historyTable.playerLists.map { accessibleName(of: AnyWidget($0.list)) }
    XCTAssertEqual(lists, ["Turns of Grace", "Turns of Player 2"])
  }

  func testD7_stateOfPigIsAnnounced() {
    let pig = PigTable(die: 4, 6, 1)
    pig.fixture.tabBar.speakState()
    XCTAssertEqual(takeAnnouncements(), ["Player 1 has 0. Player 2 has 0. Player 1, it is your turn."])
    pig.roll()
    pig.pass()
    pig.roll()
    _ = takeAnnouncements()
    pig.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeAnnouncements(), ["Player 1 has 4. Player 2 has 0. Player 2, it is your turn. 6 this turn."])
  }

  func testD7_afterPassNoButtonIsFocusedAndEnterRolls() throws {
    let pig = PigTable(die: 4, 5)
    pig.roll()
    pig.view.passButton.grabFocus()
    pig.pass()
    let focus = pig.fixture.window.focus
    XCTAssertNotNil(focus)
    XCTAssertFalse(
      [pig.view.rollButton, pig.view.passButton, pig.view.newGameButton].contains { $0.isFocus })
    try pig.fixture.hand().press(.enter)
    pig.clock.step()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "5")
    XCTAssertTrue(pig.view.rollButton.isFocus, "the user has clicked Roll")
  }
}

final class TicTacToeAnnouncementTests: AnnouncementTestCase {
  func testD7_stateOfTheGameAndOfTheBankIsAnnounced() {
    let table = TicTacToeTable(boards: [TicTacToeTable.topRow])
    table.play()
    _ = takeAnnouncements()
    table.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeAnnouncements(), ["Credit 99. Bet 1. Won 0. Spins 1. A line of three: you lose 1."])
    table.clickTab("bank")
    table.fixture.tabBar.speakState()
    XCTAssertEqual(takeAnnouncements(), ["Credit 99. Won 0. Spins 1."])
  }
}

final class HangmanAnnouncementTests: AnnouncementTestCase {
  func testD7_afterTheLastGuessNoButtonIsFocusedAndEnterStartsANewGame() throws {
    let clock = ManualClock()
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1, time: clock.time)
    let hand = try game.handInField()
    try hand.type("x")
    XCTAssertEqual(
      takeResults(), ["X, not in the word. Hanged! It was DUCK. Press Enter for a new game."])
    game.fixture.tabBar.speakState()
    XCTAssertEqual(takeResults(), ["Hanged! It was DUCK. Press Enter for a new game."])
    XCTAssertNotNil(game.fixture.window.focus)
    XCTAssertFalse(game.view.newGameButton.isFocus)
    clock.advance(by: Double(PressPause.length))
    try hand.press(.enter)
    XCTAssertEqual(takeResults(), ["New game. A word of 4 letters. Guess one."])
    XCTAssertTrue(game.view.guessField.containsFocus)
  }

  func testD7_enterIsNotAnnouncedWhileItPressesAnotherButton() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 1)
    game.view.infoButton.grabFocus()
    game.press("X")
    XCTAssertEqual(takeResults(), ["X, not in the word. Hanged! It was DUCK."])
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
    game.openFlipside()
    game.flipside.mistakesSlider.grabFocus()
    game.flipside.mistakesSlider.move(to: 7)
    game.flipside.lengthSlider.grabFocus()
    game.flipside.lengthSlider.move(to: 5)
    game.flipside.lengthSlider.move(to: 3)
    let values = Slider.announcesValue ? [] : ["7", "5"]
    XCTAssertEqual(takeResults(), values + ["The list has no word of 3 letters."])
    game.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeResults(),
      ["5 letters in the word. 7 wrong guesses allowed. It dodges each guess to where most words are left."]
    )
  }

  func testD7_stateOfHangmanIsAnnounced() {
    let game = HangmanTable(["DUCK"], length: 4, mistakes: 3)
    game.press("DXA")
    _ = takeAnnouncements()
    game.fixture.tabBar.speakState()
    XCTAssertEqual(
      takeResults(), ["Word: D, blank, blank, blank. 1 wrong guess left. Not in the word: A, X."])
  }
}
