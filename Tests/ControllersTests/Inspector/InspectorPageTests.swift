import XCTest

@testable import Controllers

/// What the Inspector does so that one action fits on a page, and can be told about.
final class InspectorPageTests: GameTestCase {
  // MARK: - Updates

  func testD6_theSettingsOfAnUpdateShareARowThatOpensByKeyboard() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    let closed = inspector.shownRows
    let row = closed.lastIndex { $0.contains("● balanceLabel") } ?? 0
    let title = closed[row]
    XCTAssertTrue(title.contains("● balance 205"), title)
    let (list, hand) = (inspector.view.messageList, try craps.fixture.hand())
    inspector.waitForFocus(in: list) { list.focus(at: row) }
    try hand.press(.right)
    XCTAssertTrue(inspector.shownRows.contains("CrapsViewController > CrapsView: balanceLabel \"$205\""))
    let openTitle = title.replacing("> ", with: "v ")
    guard let open = inspector.shownRows.firstIndex(of: openTitle) else { return XCTFail(openTitle) }
    assertInOrder(
      Array(inspector.shownRows[open...]),
      [
        "CrapsModel --> CrapsViewController: balance 205",
        "CrapsViewController > CrapsView: balanceLabel \"$205\"",
        "CrapsModel --> CrapsViewController: winnings 5",
        "CrapsViewController > CrapsView: changeLabel \"+$5\"",
      ])
    list.scroll(to: open)
    inspector.waitForFocus(in: list) { list.focus(at: open) }
    try hand.press(.left)
    XCTAssertEqual(inspector.shownRows, closed)
  }

  func testD6_theCounterSaysThatAResultGoesOn() {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    let label = inspector.view.waitingLabel
    inspector.press(inspector.view.pauseButton)
    pig.view.rollButton.click()
    pump()
    XCTAssertTrue(label.text.hasSuffix("+ waiting"), label.text)
    pig.waitForResult()
    pump()
    XCTAssertTrue(label.text.contains(/^\d+ waiting$/), label.text)
  }

  func testD6_theTitleOfTheGroupOnScreenStaysAboveItsMessages() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6, 5, 6))
    craps.view.anteSlider.move(to: 20)
    pump()
    for _ in 1...2 { craps.roll() }
    inspector.openUpdates()
    let (list, title) = (inspector.view.messageList, inspector.view.header.title)
    pump(until: { title.text == "rollButton clicked" }, "the newest group")
    let scrollsToFirst = {
      list.scroll(to: 0)
      craps.fixture.window.waitForFrames(1)
      return title.text == "anteSlider moved"
    }
    pump(until: scrollsToFirst, "the oldest group")
  }

  func testD6_newMessagesAreFollowedUntilTheUserScrollsBack() throws {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6, 5, 6, 5, 6, 5, 6, 5, 6))
    for _ in 1...2 { craps.roll() }
    let (list, hand) = (inspector.view.messageList, try craps.fixture.hand())
    let shown = { list.mappedRows.filter { $0.row.widget.visibleBounds(in: list) != nil } }
    let showsNewest = { shown().last?.item == list.items.last }
    pump(until: showsNewest, "the newest message")
    // A question about a message in the middle, which is not asked.
    let rows = shown()
    let row = try XCTUnwrap(rows.last { $0.item.isOpen == nil && $0.item != rows.last?.item }).row.widget
    try hand.click(row, button: 3)
    let ask = inspector.view.messageMenu.askButton
    pump(until: { ask.isMapped }, "the menu")
    try hand.click(ask)
    let field = inspector.view.questionForm.textField
    pump(until: { field.isMapped }, "the form")
    try hand.press(.escape)
    pump(until: { !field.isMapped }, "the end of the form")
    craps.roll()
    pump(until: showsNewest, "the newest message after the form")
    // An update that is opened.
    let update = try XCTUnwrap(shown().first { $0.item.isOpen == false })
    try hand.click(update.row.widget)
    XCTAssertTrue(list.items.contains { $0.isOpen == true })
    craps.roll()
    pump(until: showsNewest, "the newest message after an update was opened")
    // The wheel of the mouse.
    try hand.click(list, button: 4, times: 30)
    pump(until: { !showsNewest() }, "older messages")
    craps.roll()
    craps.fixture.window.waitForFrames(5)
    XCTAssertFalse(showsNewest())
  }

  // MARK: - Filter and search

  func testD6_messagesAreFilteredByKindAndParticipant() {
    let (_, inspector) = InspectorTable.afterARoll()
    let all = inspector.rows
    inspector.view.filterChoice.choose(2)
    XCTAssertEqual(
      inspector.shownRows.prefix(2),
      ["== rollButton clicked", "CrapsViewController > CrapsModel: playTurn()"])
    XCTAssertFalse(inspector.shownRows.contains { $0.contains("-->") || $0.contains("Label") })
    let model = ["CrapsView", "CrapsViewController", "CrapsModel"].count - 1
    inspector.view.filterChoice.choose(6 + model)
    XCTAssertTrue(inspector.shownRows.dropFirst().allSatisfy { $0.contains("CrapsModel") })
    XCTAssertTrue(inspector.shownRows.contains("CrapsModel --> CrapsViewController: balance 205"))
    inspector.view.filterChoice.choose(0)
    XCTAssertEqual(inspector.rows, all)
  }

  func testD6_messagesAreFoundByTheirWords() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    let all = inspector.rows
    let hand = try craps.fixture.hand()
    XCTAssertFalse(inspector.view.searchField.isMapped)
    inspector.press(inspector.view.searchButton)
    craps.fixture.window.waitForFrames(2)
    XCTAssertTrue(inspector.view.searchField.containsFocus)
    try hand.replaceText(of: inspector.view.searchField, with: "BALANCE 205")
    assertInOrder(
      inspector.shownRows,
      [
        "== rollButton clicked", "CrapsModel --> CrapsViewController: balance 205",
        "CrapsViewController > CrapsView: balanceLabel \"$205\"",
      ])
    XCTAssertTrue(inspector.shownRows.dropFirst().allSatisfy { $0.contains("205") })
    try hand.replaceText(of: inspector.view.searchField, with: "troll")
    XCTAssertEqual(inspector.shownRows, [], "each controller has these letters in its name")
    XCTAssertEqual(inspector.view.hintLabel.text, "No message matches.")
    XCTAssertTrue(inspector.view.hintLabel.isVisible)
    try hand.replaceText(of: inspector.view.searchField, with: "")
    XCTAssertEqual(inspector.rows, all)
    XCTAssertFalse(inspector.view.hintLabel.isVisible)
    try hand.replaceText(of: inspector.view.searchField, with: "205")
    inspector.view.filterChoice.choose(3)
    XCTAssertNotEqual(inspector.rows, all)
    inspector.press(inspector.view.searchButton)
    craps.fixture.window.waitForFrames(2)
    XCTAssertFalse(inspector.view.searchField.isMapped)
    XCTAssertEqual(inspector.rows, all, "what cannot be seen filters nothing")
  }

  // MARK: - Steps

  func testD6_backHidesTheLastMessageAndItsValues() {
    let (_, inspector) = InspectorTable.afterARoll()
    pump()
    while inspector.rows.contains("CrapsViewController > CrapsModel: playTurn()") {
      inspector.view.stepBackButton.click()
    }
    XCTAssertTrue(inspector.view.pauseButton.isActive)
    XCTAssertTrue(inspector.properties.contains("balance 200"))
    inspector.view.stepButton.click()
    XCTAssertTrue(inspector.properties.contains("● balance 200 → 205"))
  }

  func testD6_theRestOfAnActionIsShownAtOnce() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6, 5, 6))
    inspector.press(inspector.view.slowButton)
    for _ in 1...2 { craps.roll() }
    pump()
    inspector.view.skipButton.click()
    XCTAssertEqual(inspector.rows.filter { $0.hasPrefix("== ") }.count, 1)
    assertInOrder(inspector.rows, InspectorTable.roll)
    inspector.view.skipButton.click()
    XCTAssertEqual(inspector.rows.filter { $0.hasPrefix("== ") }.count, 2)
    XCTAssertFalse(inspector.view.skipButton.isSensitive)
  }

  // MARK: - The games wait

  func testD6_outletsAreVeiledUntilTheirMessagesAreShown() {
    let (craps, inspector) = InspectorTable.waitingRoll()
    let veiled = { craps.view.veiledWidgets.map(\.name) }
    XCTAssertTrue(
      Set(veiled()).isSuperset(of: ["balanceLabel", "dieLabel1", "messageLabel"]), "\(veiled())")
    XCTAssertFalse(veiled().contains("rollButton"))
    while !inspector.rows.contains("CrapsViewController > CrapsView: messageLabel \"✓ You win $5\"") {
      XCTAssertTrue(veiled().contains("messageLabel"))
      inspector.view.stepButton.click()
    }
    XCTAssertFalse(veiled().contains("messageLabel"))
    XCTAssertTrue(veiled().contains("changeLabel"))
    inspector.press(inspector.view.pauseButton)
    XCTAssertEqual(veiled(), [])
  }

  func testD6_theGamesWaitForTheMessages() {
    let table = TravelTable(.pig)
    table.inspector.press(table.inspector.view.pauseButton)
    table.click("rollButton")
    XCTAssertEqual(table.services.clock.reasons, [.messages])
    table.inspector.view.skipButton.click()
    XCTAssertEqual(table.services.clock.reasons, [])
    table.click("rollButton")
    XCTAssertEqual(table.services.clock.reasons, [.messages])
    let screen = table.screen as? ScreenView
    XCTAssertEqual(screen?.veiledWidgets.isEmpty, false)
    table.inspector.placement?.close()
    XCTAssertEqual(table.services.clock.reasons, [])
    XCTAssertEqual(screen?.veiledWidgets.isEmpty, true)
  }

  // MARK: - Keys

  func testD6_actionsOfTheApplicationControlTheInspector() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    let perform = { (action: InspectorAction) in
      inspector.placement?.perform(action)
      pump()
    }
    perform(.pause)
    XCTAssertTrue(inspector.view.pauseButton.isActive)
    craps.roll()
    perform(.step)
    XCTAssertEqual(inspector.rows, ["== rollButton clicked"])
    perform(.stepBack)
    XCTAssertEqual(inspector.rows, [])
    perform(.slow)
    XCTAssertTrue(inspector.view.slowButton.isActive)
    perform(.larger)
    XCTAssertGreaterThan(inspector.view.zoom, 1)
    perform(.smaller)
    perform(.smaller)
    XCTAssertLessThan(inspector.view.zoom, 1)
    perform(.resetText)
    XCTAssertEqual(inspector.view.zoom, 1)
  }
}
