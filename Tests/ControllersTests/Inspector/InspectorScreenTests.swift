import XCTest

final class InspectorScreenTests: GameTestCase {
  // MARK: - Pause, step, slow, clear

  func testD6_pausedMessagesWaitAndStepShowsTheNextOne() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6, 1, 1))
    inspector.press(inspector.view.pauseButton)
    XCTAssertEqual(inspector.rows { craps.roll() }, [])
    XCTAssertEqual(craps.view.balanceLabel.text, "$205")
    XCTAssertTrue(inspector.properties.contains("balance 200"))
    let waiting = { Int(inspector.view.waitingLabel.text.prefix { $0.isNumber }) ?? 0 }
    let count = waiting()
    XCTAssertGreaterThan(count, 5)
    XCTAssertEqual(inspector.rows { inspector.view.stepButton.click() }, ["== rollButton clicked"])
    XCTAssertEqual(waiting(), count - 1)
    XCTAssertEqual(inspector.view.stepButton.text, "Step")
    inspector.view.stepButton.click()
    XCTAssertTrue(inspector.properties.contains("balance 200"))
    XCTAssertTrue(inspector.properties.contains("won false"))
    inspector.view.stepButton.click()
    XCTAssertEqual(inspector.shownRows.last, "> CrapsViewController: 2 read: bankrupt, point")
    XCTAssertEqual(
      inspector.rows { inspector.view.stepButton.click() },
      ["CrapsViewController > CrapsModel: playTurn()"])
    inspector.press(inspector.view.pauseButton)
    assertInOrder(inspector.rows, InspectorTable.roll)
    XCTAssertTrue(inspector.properties.contains("● won false → true"))
    XCTAssertEqual(inspector.view.waitingLabel.text, "")
  }

  func testD6_slowMotionShowsMessagesOneByOneAndHighlightsTheirWidgets() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    inspector.press(inspector.view.slowButton)
    XCTAssertEqual(inspector.rows { craps.roll() }, [])
    XCTAssertEqual(craps.view.balanceLabel.text, "$205")
    XCTAssertEqual(inspector.clock.pendingDelays, [1000])
    XCTAssertEqual(inspector.rows { inspector.clock.step() }.count, 1)
    XCTAssertEqual(craps.view.highlightedWidget?.name, "rollButton")
    while !inspector.rows.contains("CrapsViewController > CrapsView: messageLabel \"✓ You win $5\"") {
      inspector.clock.step()
    }
    XCTAssertEqual(craps.view.highlightedWidget?.name, "messageLabel")
    while inspector.clock.step() {}
    assertInOrder(inspector.rows, InspectorTable.roll)
    inspector.press(inspector.view.slowButton)
    assertInOrder(inspector.rows, InspectorTable.roll)
    XCTAssertNil(craps.view.highlightedWidget)
  }

  // MARK: - Which game

  func testD6_itShowsTheGameInFrontUnlessAnotherIsChosen() {
    let (craps, inspector) = InspectorTable.afterARoll()
    assertInOrder(inspector.rows, InspectorTable.roll)
    XCTAssertEqual(inspector.properties.first, "CrapsModel")
    craps.fixture.clickTab(.pig)
    XCTAssertEqual(inspector.properties.first, "PigModel")
    XCTAssertFalse(inspector.rows.contains { $0.contains("Craps") })
    inspector.view.gameChoice.choose(1)
    XCTAssertEqual(inspector.rows.first, "== Craps: rollButton clicked")
    inspector.view.gameChoice.choose(2)
    assertInOrder(inspector.rows, InspectorTable.roll)
    XCTAssertEqual(inspector.rows.first, "== rollButton clicked")
    inspector.view.gameChoice.choose(3)
    XCTAssertFalse(inspector.rows.contains { $0.contains("Craps") })
  }

  func testD6_thePatternOfTheGameIsNamed() {
    let (_, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    for (choice, word) in [
      (2, "Polling"), (3, "Delegation"), (4, "Observable store"), (5, "registered defaults"),
    ] {
      inspector.view.gameChoice.choose(choice)
      XCTAssertTrue(inspector.view.detailLabel.text.contains(word), word)
    }
  }

  // MARK: - Messages and widgets

  func testD6_aSelectedMessageIsDescribedAndItsWidgetHighlighted() {
    let (craps, inspector) = InspectorTable.afterARoll()
    inspector.select("CrapsViewController > CrapsView: balanceLabel \"$205\"")
    XCTAssertEqual(craps.view.highlightedWidget?.name, "balanceLabel")
    XCTAssertEqual(
      inspector.view.detailLabel.text, "CrapsViewController to CrapsView: ● balanceLabel \"$205\"")
    inspector.select("CrapsViewController > CrapsModel: playTurn()")
    XCTAssertNil(craps.view.highlightedWidget)
    XCTAssertTrue(inspector.view.sourcePane.fileLabel.text.hasPrefix("CrapsViewController.swift:"))
  }

  func testD6_pointingAtAMessageHighlightsItsWidgetUntilThePointerLeaves() throws {
    let (pig, inspector) = InspectorTable.beside(PigTable(die: 5))
    pig.roll()
    let row = inspector.widget(ofRow: "PigViewController > PigView: turnTotalLabel \"5\"")
    let hand = try pig.fixture.hand()
    try hand.point(at: row)
    pump()
    XCTAssertEqual(pig.view.highlightedWidget?.name, "turnTotalLabel")
    XCTAssertEqual(
      inspector.view.detailLabel.text, "PigViewController to PigView: ● turnTotalLabel \"5\"")
    try hand.point(at: pig.view.root)
    pump(until: { pig.view.highlightedWidget == nil }, "no highlight")
    XCTAssertEqual(inspector.view.detailLabel.text, Game.pig.pattern())
  }
}

final class InspectorPictureTests: GameTestCase {
  func testD6_withoutMessagesThereIsNothingToSave() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6))
    XCTAssertFalse(inspector.view.menu.svgButton.isSensitive)
    craps.roll()
    pump()
    XCTAssertTrue(inspector.view.menu.svgButton.isSensitive)
    inspector.choose(inspector.view.menu.svgButton)
    XCTAssertEqual(
      inspector.view.detailLabel.text, "Saved as a picture: rollButton clicked, 10:45:00")
  }

  func testD6_theSelectedGroupsAreSavedAsSelfContainedSVG() {
    let (craps, inspector) = InspectorTable.beside(CrapsTable(dice: 5, 6, 1, 2))
    craps.roll()
    craps.view.anteSlider.move(to: 20)
    for row in [
      "CrapsViewController > CrapsModel: playTurn()", "CrapsViewController > CrapsModel: ante = 20",
    ] {
      inspector.select(row)
      inspector.choose(inspector.view.menu.svgButton)
      inspector.choose(inspector.view.menu.svgButton)
    }
    XCTAssertEqual(Set(inspector.saved.map(\.name)), ["parlor-craps.svg"])
    let pictures = inspector.saved.map(\.text)
    for picture in pictures {
      XCTAssertTrue(picture.hasPrefix("<?xml"))
      XCTAssertTrue(picture.hasSuffix("</svg>\n"))
      XCTAssertFalse(
        picture.contains("<text") || picture.contains("<script")
          || picture.contains("http://www.w3.org/1999/xhtml"))
    }
    let heights = pictures.map { $0.firstMatch(of: /height="(\d+)/).flatMap { Int($0.1) } ?? 0 }
    XCTAssertGreaterThan(heights[0], heights[2] + 50, "the roll has more messages")
    XCTAssertEqual(heights[0], heights[1])
    XCTAssertEqual(pictures[2].count, pictures[3].count)
  }
}
