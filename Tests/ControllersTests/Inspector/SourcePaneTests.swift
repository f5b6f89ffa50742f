import XCTest

@testable import Controllers

/// The pane with the code of a message.
final class SourcePaneTests: AnnouncementTestCase {
  private static let total = "CrapsViewController > CrapsView: totalLabel \"Total 11\""

  func testD6_theCodeOfASelectedMessageIsShown() throws {
    let (_, inspector) = InspectorTable.afterARoll()
    let pane = inspector.view.sourcePane
    XCTAssertFalse(pane.isVisible)
    inspector.select("CrapsViewController > CrapsModel: playTurn()")
    XCTAssertTrue(pane.isVisible)
    XCTAssertEqual(pane.markedLine?.trimmed, "model.playTurn()")
    XCTAssertTrue(pane.description.hasSuffix(": model.playTurn()"), pane.description)
    XCTAssertFalse(pane.nextButton.isVisible)
    inspector.view.messageList.unselectAll()
    pump()
    XCTAssertFalse(pane.isVisible)
  }

  func testD6_aSelectedRowHasTheCodeOfItsStep() {
    let (table, inspector) = InspectorTable.beside(TicTacToeTable())
    inspector.press(inspector.view.pauseButton)
    table.raiseBet()
    let (view, bet) = (inspector.view, "Bank --> GameViewController: bet 2")
    while inspector.rows.last != bet { view.stepButton.click() }
    let (line, text) = (view.sourcePane.markedLine, view.detailLabel.text)
    XCTAssertNotNil(line)
    XCTAssertTrue(text.hasSuffix("● bet 2"), text)
    inspector.select(bet)
    XCTAssertEqual(view.sourcePane.markedLine, line)
    XCTAssertEqual(view.detailLabel.text, text)
  }

  func testD6_theHandGoesToTheOtherPlaces() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    inspector.select(Self.total)
    let pane = inspector.view.sourcePane
    XCTAssertEqual(pane.markedLine?.contains("view.totalLabel.text = texts.total"), true)
    XCTAssertEqual(pane.placeLabel.text, "Possible line 1 of 2")
    let hand = try craps.fixture.hand()
    try hand.click(pane.nextButton)
    pump(until: { pane.placeLabel.text == "Possible line 2 of 2" }, "the second place")
    XCTAssertEqual(pane.markedLine?.trimmed, "view.totalLabel.text = \"\"")
    XCTAssertEqual(takeAnnouncements().last, pane.description)
    try hand.click(pane.nextButton)
    pump(until: { pane.placeLabel.text == "Possible line 1 of 2" }, "the first place again")
    try hand.click(pane.previousButton)
    pump(until: { pane.placeLabel.text == "Possible line 2 of 2" }, "the place before")
  }

  func testD6_aStepShowsItsCodeWhateverIsSelectedOrBelowThePointer() throws {
    let (_, inspector) = InspectorTable.waitingRoll()
    let pane = inspector.view.sourcePane
    for _ in 1...2 { inspector.view.stepButton.click() }
    pump()
    XCTAssertEqual(pane.markedLine?.trimmed, "rollButton.sends(rollPressed)")
    let row = inspector.widget(ofRow: "CrapsView > CrapsViewController: rollPressed()")
    inspector.select("CrapsView > CrapsViewController: rollPressed()")
    try inspector.fixture.hand().point(at: row)
    pump()
    while inspector.shownRows.last != "CrapsViewController > CrapsModel: playTurn()" {
      inspector.view.stepButton.click()
    }
    XCTAssertEqual(pane.markedLine?.trimmed, "model.playTurn()")
  }

  func testD6_aRowThatMovesBelowARestingPointerIsNotPointedAt() throws {
    let (_, inspector) = InspectorTable.waitingRoll()
    for _ in 1...12 { inspector.view.stepButton.click() }
    let list = inspector.view.messageList
    let hand = try inspector.fixture.hand()
    try hand.point(at: list, Point(0.5, 0.3))
    pump()
    for _ in 1...6 {
      inspector.view.stepButton.click()
      inspector.fixture.window.waitForFrames(2)
      pump()
      let shown = inspector.placement?.inspector?.log
      let last = shown?.lastShown.flatMap { shown?.message($0) }
      XCTAssertEqual(inspector.view.detailLabel.text, last?.description)
    }
    try hand.point(at: list, Point(0.5, 0.15))
    pump(until: { inspector.view.detailLabel.text != list.items.last?.description }, "another message")
  }

  func testD6_theCodeDoesNotMoveARowFromUnderItsMenu() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    let row = inspector.widget(ofRow: Self.total)
    let hand = try craps.fixture.hand()
    let place = row.bounds(in: craps.fixture.window)
    try hand.click(row, button: 3)
    pump(until: { inspector.view.messageMenu.cutButton.isMapped }, "the menu")
    craps.fixture.window.waitForFrames(2)
    XCTAssertEqual(row.bounds(in: craps.fixture.window), place)
    XCTAssertFalse(inspector.view.sourcePane.isVisible)
  }

  func testD6_pointingAloneShowsNoCode() throws {
    let (craps, inspector) = InspectorTable.afterARoll()
    let hand = try craps.fixture.hand()
    try hand.point(at: inspector.widget(ofRow: Self.total))
    pump(until: { !inspector.view.detailLabel.text.isEmpty }, "the description")
    XCTAssertFalse(inspector.view.sourcePane.isVisible)
  }
}

extension SourcePane {
  /// The marked line without its number.
  fileprivate var markedLine: String? {
    let line = children.first { $0.hasStyle("marked") }.flatMap { Label($0) }
    return line.map { String($0.text.drop(while: \.isNumber)) }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
