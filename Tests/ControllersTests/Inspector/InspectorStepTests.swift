import XCTest

@testable import Controllers

final class InspectorStepTests: AnnouncementTestCase {
  func testD6_thePropertiesAreThoseAfterTheShownMessages() {
    let (_, inspector) = InspectorTable.waitingRoll()
    while !inspector.rows.contains("CrapsViewController > CrapsModel: playTurn()") {
      XCTAssertTrue(inspector.properties.contains("balance 200"))
      inspector.view.stepButton.click()
    }
    XCTAssertTrue(inspector.properties.contains("● balance 200 → 205"))
    inspector.view.stepBackButton.click()
    XCTAssertTrue(inspector.properties.contains("balance 200"))
  }

  func testD6_aStepGoesOnToTheNextMessageThatTheFilterShows() {
    let (_, inspector) = InspectorTable.waitingRoll()
    inspector.view.filterChoice.choose(2)
    inspector.view.stepButton.click()
    XCTAssertEqual(
      inspector.shownRows, ["== rollButton clicked", "CrapsViewController > CrapsModel: playTurn()"])
    inspector.placement?.perform(.nextAction)
    XCTAssertEqual(inspector.view.waitingLabel.text, "")
  }

  func testD6_whatMovesIsVeiledUntilItsMessageIsShown() {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    inspector.press(inspector.view.pauseButton)
    pig.view.rollButton.click()
    pump()
    pig.clock.step()
    pump()
    XCTAssertTrue(pig.view.veiledWidgets.contains { $0.name == "turnTotalLabel" })
    let moving = { Set(pig.view.veiledWidgets.map(\.name)).intersection(["coins", "pig"]) }
    XCTAssertEqual(moving(), ["coins", "pig"])
    while pig.view.veiledWidgets.contains(where: { $0.name == "turnTotalLabel" }) {
      inspector.view.stepButton.click()
    }
    XCTAssertEqual(moving(), [])
  }

  func testD6_theTurnIsSeenWhenItsMessageIsShown() {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    pig.roll()
    inspector.press(inspector.view.pauseButton)
    pig.view.passButton.click()
    while !pig.view.player2.isActive, pig.clock.step() { pump() }
    let cards = [pig.view.player1, pig.view.player2]
    XCTAssertEqual(cards.map(\.isActive), [false, true])
    let lit = { cards.map { $0.hasStyle("active") } }
    XCTAssertEqual(lit(), [false, false])
    inspector.placement?.perform(.nextAction)
    XCTAssertEqual(lit(), [false, true])
  }

  func testD6_allLampsAreVeiledTogether() {
    let (table, inspector) = InspectorTable.beside(TicTacToeTable(boards: [TicTacToeTable.winning]))
    inspector.press(inspector.view.pauseButton)
    table.play()
    let veiled = { table.game.lamps.strips.map { $0.hasStyle("veiled") } }
    pump(until: { !veiled().contains(false) }, "the four sides")
    while inspector.view.waitingLabel.text != "" { inspector.view.stepButton.click() }
    XCTAssertFalse(veiled().contains(true))
  }

  func testD6_noticesStayForAWhile() {
    let (_, inspector) = InspectorTable.afterARoll()
    inspector.choose(inspector.view.menu.saveSessionButton)
    inspector.view.messageList.pointedAt.send(.init(1), by: inspector.view.messageList.list, "pointed")
    XCTAssertEqual(inspector.view.detailLabel.text, "The session is saved.")
    XCTAssertTrue(inspector.clock.step())
    XCTAssertEqual(inspector.view.detailLabel.text, "CrapsView to CrapsViewController: rollPressed()")
  }

  func testD6_stepsAndPausesAreAnnounced() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    let announced = { (act: () -> Void) -> [String] in
      _ = takeAnnouncements()
      act()
      pump()
      return takeAnnouncements()
    }
    XCTAssertEqual(announced { inspector.press(inspector.view.pauseButton) }.last, "Paused")
    craps.roll()
    pump()
    XCTAssertEqual(announced { inspector.view.stepButton.click() }, ["rollButton clicked"])
    let step = "CrapsView to CrapsViewController: rollPressed()"
    XCTAssertEqual(announced { inspector.view.stepButton.click() }, [step])
    inspector.view.stepButton.click()
    XCTAssertEqual(announced { inspector.view.stepBackButton.click() }, [step])
  }

  func testD7_openingAndClosingBesideTheGamesIsAnnounced() {
    let (_, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    XCTAssertEqual(takeAnnouncements(), ["MVC Inspector. Expanded."])
    inspector.placement?.toggle()
    XCTAssertEqual(takeAnnouncements(), ["MVC Inspector. Collapsed."])
  }

  func testD6_keysOfAPresenterStepThroughMessagesThatAreHeldBack() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    craps.view.rollButton.grabFocus()
    let hand = try craps.fixture.hand()
    try hand.press(.pageDown)
    pump()
    XCTAssertFalse(inspector.view.pauseButton.isActive, "a key holds no message back")
    inspector.view.stepButton.click()
    pump()
    XCTAssertTrue(inspector.view.pauseButton.isActive, "the button does")
    while inspector.view.stepBackButton.isSensitive { inspector.view.stepBackButton.click() }
    try hand.press(.pageDown)
    XCTAssertEqual(inspector.rows, ["== rollButton clicked"])
    try hand.press(.pageUp)
    XCTAssertEqual(inspector.rows, [])
  }

  func testD8_theKeysOfAPresenterStepWhereverTheFocusIsInTheInspector() throws {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    let (view, hand) = (table.inspector.view, try table.fixture.hand())
    table.inspector.press(view.pauseButton)
    // The last button that was pressed gives the focus to the slider.
    table.bar.earlierButton.click()
    table.bar.laterButton.grabFocus()
    table.bar.laterButton.click()
    XCTAssertTrue(table.bar.slider.containsFocus)
    let rows = table.inspector.rows
    try hand.press(.pageDown)
    XCTAssertEqual(table.inspector.rows, rows + ["== rollButton clicked"])
    view.messageList.list.grabFocus()
    XCTAssertTrue(view.messageList.containsFocus)
    try hand.press(.pageUp)
    XCTAssertEqual(table.inspector.rows, rows, "the list does not scroll")
    table.inspector.press(view.pauseButton)
    let all = table.inspector.rows
    for focus in [AnyWidget(view.messageList.list), AnyWidget(table.bar.slider)] {
      focus.grabFocus()
      try hand.press(focus.isSame(as: table.bar.slider) ? .pageDown : .pageUp)
      XCTAssertEqual(table.inspector.rows, all)
      XCTAssertEqual(table.bar.label.text, "2 of 2", "the slider does not move")
    }
    XCTAssertFalse(view.pauseButton.isActive)
  }

  func testD6_newValuesAreVeiledBeforeTheyAreDrawn() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    inspector.press(inspector.view.pauseButton)
    // It runs before all other work that waits until no frame is due.
    var veiled: [String]?
    MainLoop.idle { veiled = craps.view.veiledWidgets.map(\.name) }
    craps.view.rollButton.click()
    pump(until: { veiled != nil }, "no frame is due")
    XCTAssertEqual(veiled?.contains("balanceLabel"), true, "\(veiled ?? [])")
  }
}
