import XCTest

final class UndoEndTests: AnnouncementTestCase {
  func testD11_theNextActionOfTheGameEndsIt() {
    let table = UndoTable(.craps)
    table.travel.click("rollButton")
    table.startNewGame()
    // An action of another game does not.
    table.travel.fixture.clickTab(.pig)
    XCTAssertNil(table.notice, "it is about the game in front")
    table.travel.click("rollButton")
    table.travel.fixture.clickTab(.craps)
    XCTAssertTrue(table.canUndo)
    XCTAssertEqual(table.notice, "New game")
    table.travel.click("rollButton")
    XCTAssertFalse(table.canUndo)
    XCTAssertNil(table.notice)
  }

  func testD11_theComputerAndTheOddsGoOnAfterUndo() throws {
    let table = UndoTable(.pig)
    let view = try XCTUnwrap(table.travel.screen as? PigView)
    let hand = try table.travel.fixture.hand()
    view.computerSwitch.turn(true)
    view.oddsButton.click()
    try hand.press("r")
    let odds = view.oddsLabel.text
    XCTAssertFalse(odds.isEmpty)
    try hand.press("n")
    XCTAssertTrue(table.canUndo)
    table.travel.clock.advance(by: Double(PressPause.length))
    table.press()
    XCTAssertEqual(view.oddsLabel.text, odds)
    try hand.press("p")
    let before = table.games
    table.travel.clock.advance(by: Double(PressPause.length + PigViewController.thinkingTime))
    XCTAssertNotEqual(table.games, before, "the computer has moved")
  }

  func testD11_theComputersMovesDoNotEndIt() throws {
    let table = UndoTable(.pig)
    let view = try XCTUnwrap(table.travel.screen as? PigView)
    view.computerSwitch.turn(true)
    table.travel.click("rollButton", "passButton")
    let passed = try XCTUnwrap(table.travel.traveler?.current)
    let (clock, move) = (table.travel.clock, Double(PigViewController.thinkingTime))
    // The computer's move is an action of its own.
    view.pageClicked.send()
    pump()
    while !view.rollButton.isSensitive { clock.advance(by: move) }
    pump()
    let before = table.games
    table.travel.move(to: passed)
    table.travel.click("playOnButton")
    let past = table.games
    let shown = try XCTUnwrap(table.travel.screen as? PigView)
    XCTAssertFalse(shown.rollButton.isSensitive, "it is the computer's turn")
    clock.advance(by: move)
    clock.advance(by: move)
    XCTAssertNotEqual(table.games, past, "the computer has moved")
    XCTAssertTrue(table.canUndo)
    table.press()
    XCTAssertEqual(table.games, before)
  }

  func testD11_whatIsNoMoveDoesNotEndIt() throws {
    let pig = UndoTable(.pig)
    let hand = try pig.travel.fixture.hand()
    let view = try XCTUnwrap(pig.travel.screen as? PigView)
    try hand.press("r")
    try hand.press("n")
    pig.travel.clock.advance(by: Double(PressPause.length))
    let before = pig.games
    try hand.enter("Ada", in: view.player1.nameField)
    view.computerSwitch.turn(true)
    view.strategyChoice.choose(1)
    XCTAssertNotEqual(pig.games, before)
    XCTAssertTrue(pig.canUndo)
    WindowFixture.clear()
    let craps = UndoTable(.craps)
    craps.travel.click("rollButton")
    craps.startNewGame()
    let ante = craps.games
    craps.travel.fixture.find("anteSlider").grabFocus()
    try craps.travel.fixture.hand().press(.right)
    XCTAssertNotEqual(craps.games, ante)
    XCTAssertTrue(craps.canUndo)
  }

  func testD11_pressesRightAfterNewGameDoNothing() throws {
    for (game, key) in [(Game.craps, "r"), (.craps, .space), (.pig, "r"), (.pig, .space), (.hangman, "e")]
      as [(Game, KeyboardKey)]
    {
      for allowsMotion in [true, false] {
        Desktop.setAllowsMotion(allowsMotion)
        let table = UndoTable(game)
        let hand = try table.travel.fixture.hand()
        table.travel.screen.initialFocus?.grabFocus()
        try hand.press(key)
        table.travel.clock.advance(by: 3000)
        let played = table.games
        // The menu.
        table.startNewGame()
        let new = table.games
        XCTAssertNotEqual(new, played)
        try hand.press(key)
        try hand.press(key)
        XCTAssertEqual(table.games, new, "\(game.name), \(key)")
        XCTAssertTrue(table.canUndo)
        table.travel.clock.advance(by: Double(PressPause.length))
        try hand.press(key)
        XCTAssertNotEqual(table.games, new, "\(game.name), \(key)")
        XCTAssertFalse(table.canUndo)
        WindowFixture.clear()
      }
    }
  }
}
