import XCTest

/// Announcements to screen readers and the keyboard focus in Pig.
final class PigAnnouncementTests: AnnouncementTestCase {
  func testD7_rollsAndPassesAreAnnouncedWithWhoseTurnItIs() {
    let pig = PigTable(die: 4, 6, 1, 5)
    pig.view.rollButton.click()
    XCTAssertEqual(takeAnnouncements(), [], "the die has not landed")
    pig.clock.step()
    XCTAssertEqual(takeAnnouncements(), ["Rolled 4: 4 this turn."])
    pig.roll()
    XCTAssertEqual(takeAnnouncements(), ["Rolled 6: 10 this turn."])
    pig.pass()
    XCTAssertEqual(takeAnnouncements(), ["Player 1 keeps 10 and has 10. Player 2, it is your turn."])
    pig.roll()
    XCTAssertEqual(takeAnnouncements(), ["Player 2 rolled 1 and pigged out. Player 1, it is your turn."])
    pig.view.newGameButton.click()
    pig.waitForResult()
    XCTAssertEqual(takeAnnouncements(), ["New game. Player 1, it is your turn."])
  }

  func testD7_eachComputerMoveIsAnnounced() {
    let pig = PigTable(die: 1, 6, 6, 6, 6, 3, 1)
    pig.giveTurnToComputer()
    XCTAssertEqual(takeAnnouncements(), ["Player 1 rolled 1 and pigged out. It is the computer’s turn."])
    for _ in 1...4 {
      pig.clock.step()
      XCTAssertEqual(takeAnnouncements(), [])
      pig.clock.step()
      XCTAssertEqual(takeAnnouncements(), ["The computer rolled 6."])
    }
    pig.clock.step()
    pig.waitForResult()
    XCTAssertEqual(takeAnnouncements(), ["The computer keeps 24 and has 24. Player 1, it is your turn."])
  }

  func testD7_winIsAnnouncedByItsAlertOnly() {
    let pig = PigTable(generator: ScriptedGenerator.dice(Array(repeating: 5, count: 20)))
    for _ in 1...20 { pig.roll() }
    _ = takeAnnouncements()
    pig.pass()
    pig.clock.advance(by: 600)
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

  func testD7_afterPassNoButtonIsFocusedAndEnterRolls() {
    let pig = PigTable(die: 4, 5)
    pig.roll()
    pig.view.passButton.grabFocus()
    pig.pass()
    let focus = pig.fixture.window.focus
    XCTAssertNotNil(focus)
    XCTAssertFalse(
      [pig.view.rollButton, pig.view.passButton, pig.view.newGameButton].contains { $0.isFocus })
    XCTAssertTrue(Keys.press(Keys.enter, in: pig.fixture.window))
    pig.clock.step()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "5")
    XCTAssertTrue(pig.view.rollButton.isFocus, "the user has clicked Roll")
  }
}
