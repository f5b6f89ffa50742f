import XCTest

/// Keys that come through the display play the games, on every layout and once per press.
final class HandKeyTests: AnnouncementTestCase {
  func testD12_aHeldLetterGuessesOnceWhereverTheFocusIs() throws {
    let game = HangmanTable(["DUCK"], length: 4)
    let hand = try Hand(at: game.fixture.window)
    for (focus, key) in [
      (AnyWidget(game.view.guessField), KeyboardKey("u")), (game.key("Z"), "d"), (game.key("X"), .space),
    ] {
      focus.grabFocus()
      _ = takeAnnouncements()
      try hand.hold(key, repeats: 10)
      pump()
      let answers = takeAnnouncements()
      XCTAssertEqual(answers.count, 1, "\(answers)")
    }
    XCTAssertEqual(game.states(of: "X"), ["miss"])
  }

  func testD12_aHeldEnterClosesOneAlert() throws {
    let craps = CrapsTable(generator: ScriptedGenerator.dice([Int](repeating: 2, count: 500)))
    let hand = try Hand(at: craps.fixture.window)
    craps.fixture.tabBar.present(Alert("First", "A message."))
    craps.fixture.tabBar.present(Alert("Second", "A message."))
    craps.fixture.waitForAlert()
    try hand.hold(.enter, repeats: 10)
    XCTAssertEqual(craps.fixture.alert?.title, "Second")
    craps.fixture.waitForAlert()
    try hand.hold(.enter, repeats: 10)
    XCTAssertNil(craps.fixture.alert)
    XCTAssertEqual(craps.view.pointLabel.text, "Off", "and does not roll")
  }
}

/// Large buttons under a pointer that rests while one of its buttons is pressed.
final class ButtonEdgeTests: GameTestCase {
  func testD12_aClickOnTheTopEdgeOfALargeButtonCounts() throws {
    let craps = CrapsTable(dice: 6, 6)
    try Self.check([craps.view.rollButton], in: craps.fixture)
    let pig = PigTable(die: 6, 6)
    pig.roll()
    try Self.check([pig.view.passButton], in: pig.fixture)
    pig.waitForResult()
    try Self.check([pig.view.rollButton], in: pig.fixture)
    Desktop.setAllowsMotion(false)
    let game = TicTacToeTable(boards: [TicTacToeTable.winning])
    try Self.check([game.game.playButton, game.game.betButton], in: game.fixture)
    game.clickTab("bank")
    let bank = game.bankView
    try Self.check(
      [bank.addTenButton, bank.addFiftyButton, bank.addHundredButton, bank.addCreditButton],
      in: game.fixture)
    game.fixture.closeAlert()
    let hangman = HangmanTable(["DUCK"], length: 4)
    try Self.check([hangman.view.newGameButton, hangman.view.infoButton], in: hangman.fixture)
    pump(until: { hangman.flipside.doneButton.isMapped })
    try Self.check([hangman.flipside.doneButton], in: hangman.fixture)
    hangman.fixture.view.alerts.present(Alert("Hanged", ""))
    hangman.fixture.waitForAlert()
    try Self.check([XCTUnwrap(hangman.fixture.view.alert?.alertButton)], in: hangman.fixture)
  }

  /// Presses each button on its top edge, and releases it after it has been drawn as pressed.
  private static func check(_ buttons: [Button], in fixture: WindowFixture) throws {
    let hand = try fixture.hand()
    for button in buttons {
      var count = 0
      pump(until: { button.height > 0 }, button.name)
      button.onClicked { count += 1 }
      try hand.point(at: button, Point(0.5, 1.5 / Double(button.height)))
      try hand.setButton(isDown: true)
      fixture.window.waitForFrames(3)
      try hand.setButton(isDown: false)
      XCTAssertEqual(count, 1, button.name)
    }
  }
}
