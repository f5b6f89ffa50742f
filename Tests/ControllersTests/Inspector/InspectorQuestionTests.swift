import XCTest

@testable import Controllers

/// Questions that the user asks in the Inspector, and those of a session.
final class InspectorQuestionTests: AnnouncementTestCase {
  /// A session with a roll of Craps, with questions after messages that contain a text.
  private func session(_ questions: [(after: String, Question.Answer)]) throws -> Session {
    let table = TravelTable(.craps)
    defer { WindowFixture.clear() }
    table.click("rollButton")
    let inspector = try XCTUnwrap(table.inspector.placement?.inspector)
    for (text, answer) in questions {
      let number = try XCTUnwrap(inspector.session.log.messages.lastIndex { $0.text.contains(text) })
      inspector.ask(Question(after: number, "Question?", answer, explanation: "Because."))
    }
    return inspector.session
  }

  /// Opens a session, and steps up to its question.
  private func tableAtQuestion(_ session: Session) -> TravelTable {
    let table = TravelTable(.pig)
    table.inspector.placement?.inspector?.open(session)
    pump()
    step(table) { !table.inspector.view.questionPane.text.isEmpty }
    return table
  }

  private func step(_ table: TravelTable, until isReached: () -> Bool) {
    for _ in 1...40 where !isReached() {
      table.inspector.view.stepButton.click()
      pump()
    }
    XCTAssertTrue(isReached(), "no question")
  }

  private func note(_ table: TravelTable) -> String? {
    table.inspector.view.messageList.items.first { $0.isNote }?.text
  }

  private func isChosen(_ key: String, _ table: TravelTable) throws -> Bool {
    let pane = table.inspector.view.questionPane
    let index = try XCTUnwrap(pane.keys.firstIndex(of: key))
    return isActive(AnyWidget.all(named: "choice", below: pane)[index])
  }

  func testD13_theWidgetsThatWillChangeAreClickedInTheGame() throws {
    let table = tableAtQuestion(try session([("playTurn()", .outlets)]))
    let craps = try XCTUnwrap(table.screen as? CrapsView)
    let veiled = { craps.veiledWidgets.map(\.name) }
    XCTAssertTrue(veiled().contains("dieLabel1") && veiled().contains("balanceLabel"), "\(veiled())")
    XCTAssertTrue(craps.dieLabel1.hasStyle("veiled"), "its new value cannot be seen")
    assertInOrder(
      takeAnnouncements(), ["CrapsViewController to CrapsModel: playTurn()", "Question 1 of 1: Question?"])
    let hand = try table.fixture.hand()
    for name in ["dieLabel1", "balanceLabel", "pointLabel"] {
      try hand.click(table.fixture.find(name))
      pump(until: { craps.checkedWidgets.contains { $0.name == name } }, name)
    }
    XCTAssertTrue(takeAnnouncements().contains("CrapsView.balanceLabel, chosen"))
    try hand.clickAgain()
    XCTAssertFalse(craps.checkedWidgets.contains { $0.name == "pointLabel" })
    XCTAssertTrue(takeAnnouncements().contains("CrapsView.pointLabel, no longer chosen"))
    XCTAssertTrue(try isChosen("CrapsView.dieLabel1", table))
    table.inspector.view.stepButton.click()
    pump()
    let note = try XCTUnwrap(note(table))
    XCTAssertTrue(
      note.contains("\n✓ Right: CrapsView.dieLabel1\n✕ Wrong: CrapsView.balanceLabel\n○ Missed: "), note)
    XCTAssertTrue(note.contains("CrapsView.pointLabel") && note.hasSuffix("\nBecause."), note)
    XCTAssertFalse(veiled().contains("balanceLabel"))
    XCTAssertTrue(veiled().contains("pointLabel"), "its message waits")
    XCTAssertTrue(craps.checkedWidgets.isEmpty)
    XCTAssertTrue(takeAnnouncements().contains { $0.contains("✕ Wrong: CrapsView.balanceLabel") })
  }

  func testD8_theClickerGoesBackToTheActionBefore() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.fixture.clickTab(.pig)
    table.click("rollButton")
    let inspector = table.inspector
    inspector.press(inspector.view.pauseButton)
    table.move(to: 1)
    table.move(to: 2)
    XCTAssertEqual(inspector.shownRows, [], "the messages of the second action wait")
    inspector.placement?.perform(.stepBack)
    pump(until: { table.traveler?.index == 1 }, "the first action")
    XCTAssertTrue(inspector.shownRows.last?.contains("CrapsView") == true, "\(inspector.shownRows)")
    XCTAssertTrue(table.screen is CrapsView)
  }

  func testD13_whatWillChangeIsNotToldBeforeTheQuestion() throws {
    let session = try session([("playTurn()", .outlets)])
    let table = TravelTable(.pig)
    table.inspector.placement?.inspector?.open(session)
    pump()
    let craps = try XCTUnwrap(table.screen as? CrapsView)
    XCTAssertTrue(craps.veiledWidgets.contains { $0.name == "balanceLabel" })
    XCTAssertTrue(table.inspector.view.hintLabel.text.hasPrefix("Page Down shows the next message"))
  }

  func testD13_whoIsToldNextIsClickedInTheHead() throws {
    let table = tableAtQuestion(try session([("rollPressed()", .receiver)]))
    let hand = try table.fixture.hand()
    let head = table.fixture.find("groupHeader")
    let label = try XCTUnwrap(head.children.first { $0.isShown && Label($0)?.text == "CrapsModel" })
    try hand.click(label)
    XCTAssertTrue(try isChosen("CrapsModel", table))
    try hand.press(.pageDown)
    pump(until: { note(table) != nil }, "the answer")
    XCTAssertTrue(note(table)?.contains("\n✓ Right: CrapsModel\n") == true)
    try hand.press(.pageUp)
    pump(until: { !table.inspector.view.questionPane.text.isEmpty }, "the question again")
    XCTAssertTrue(try isChosen("CrapsModel", table), "it remembers the prediction")
    step(table) { table.inspector.view.questionPane.text == "Correct predictions: 1 of 1" }
    XCTAssertTrue(takeAnnouncements().contains("Correct predictions: 1 of 1"))
    table.click("backToNowButton")
    XCTAssertEqual(table.inspector.view.questionPane.text, "")
    XCTAssertNil(note(table))
  }

  func testD13_aTextIsChosenByKeys() throws {
    let table = tableAtQuestion(try session([("playTurn()", .texts(right: "It asks", others: ["A", "Z"]))]))
    let pane = table.inspector.view.questionPane
    XCTAssertEqual(pane.keys, ["A", "It asks", "Z"])
    table.inspector.waitForFocus(in: pane)
    let hand = try table.fixture.hand()
    try hand.press(.tab)
    try hand.press(.space)
    XCTAssertTrue(try isChosen("It asks", table))
    XCTAssertFalse(try isChosen("A", table))
    // Screen readers say no text that is announced before the focus moves.
    var hadFocus: [Bool] = []
    Announcer.listener = { text, _ in
      if text.contains("✓ Right: It asks") { hadFocus.append(pane.containsFocus) }
    }
    try hand.press(.pageDown)
    pump(until: { note(table) != nil }, "the answer")
    XCTAssertTrue(note(table)?.contains("✓ Right: It asks") == true)
    XCTAssertTrue(table.inspector.view.stepButton.containsFocus)
    XCTAssertEqual(hadFocus, [false])
  }

  func testD13_afterTheLastQuestionTheFocusIsWhereTheKeysStillStep() throws {
    let table = tableAtQuestion(try session([("playTurn()", .receiver)]))
    let view = table.inspector.view
    table.inspector.waitForFocus(in: view.questionPane)
    let hand = try table.fixture.hand()
    for _ in 1...100 where view.stepButton.isSensitive { try hand.press(.pageDown) }
    pump(until: { view.stepBackButton.containsFocus }, "the focus")
    try hand.press(.pageUp)
    pump(until: { view.stepButton.isSensitive }, "a message to show again")
  }

  func testD13_slowMotionWaitsForTheAnswer() throws {
    let table = tableAtQuestion(try session([("playTurn()", .receiver)]))
    table.inspector.press(table.inspector.view.slowButton)
    for _ in 1...3 {
      table.inspector.clock.step()
      pump()
    }
    XCTAssertFalse(table.inspector.view.questionPane.text.isEmpty)
    table.inspector.view.stepButton.click()
    pump()
    XCTAssertEqual(table.inspector.view.questionPane.text, "")
  }

  func testD13_withoutAPredictionTheAnswerIsShownAndNothingIsCounted() throws {
    let table = tableAtQuestion(try session([("playTurn()", .receiver)]))
    step(table) { !table.inspector.view.stepButton.isSensitive }
    XCTAssertTrue(note(table)?.contains("\nAnswer: ") == true)
    XCTAssertEqual(table.inspector.view.questionPane.text, "")
  }

  // MARK: - Asking

  func testD13_aQuestionIsAskedSavedChangedAndRemoved() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    let (view, menu) = (table.inspector.view, table.inspector.view.menu)
    let form = view.questionForm
    let call = "CrapsViewController > CrapsModel: playTurn()"
    let hand = try table.fixture.hand()
    // By the secondary button on the message.
    try hand.click(table.inspector.widget(ofRow: call), button: 3)
    pump(until: { view.messageMenu.askButton.isMapped }, "the menu")
    try hand.click(view.messageMenu.askButton)
    pump(until: { form.textField.isMapped }, "the form")
    form.kindChoice.choose(3)
    form.textField.text = "Why"
    form.textsField.text = "Yes; No;  Perhaps"
    form.askButton.click()
    pump(until: { !form.textField.isMapped }, "the form has closed")
    XCTAssertTrue(note(table)?.hasPrefix("Question 1 of 1: Why\nAnswer: Yes") == true)
    table.inspector.choose(menu.saveSessionButton)
    let saved = try XCTUnwrap(table.inspector.savedSession?.log.questions)
    XCTAssertEqual(saved.map(\.answer), [.texts(right: "Yes", others: ["No", "Perhaps"])])
    // By the menu.
    table.inspector.select(call)
    table.inspector.choose(menu.askButton)
    pump(until: { form.textField.isMapped }, "the form")
    XCTAssertEqual([form.textField.text, form.textsField.text], ["Why", "Yes; No; Perhaps"])
    form.kindChoice.choose(0)
    form.askButton.click()
    pump(until: { !form.askButton.isMapped }, "the form has closed")
    XCTAssertNil(note(table))
    // By the key, which the application has.
    table.inspector.placement?.perform(.ask)
    pump(until: { form.textField.isMapped }, "the form")
    form.kindChoice.choose(2)
    form.textField.grabFocus()
    try hand.press(.enter)
    pump(
      until: { note(table)?.hasPrefix("Question 1 of 1: Who is told next?\nAnswer: ") == true },
      "the question")
  }

  func testD13_theMessageAfterWhichTheUserAsksIsScrolledTo() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton", "rollButton", "rollButton")
    let list = table.inspector.view.messageList
    table.inspector.select("CrapsViewController > CrapsModel: playTurn()")
    list.scrollToEnd()
    pump(until: { list.middleIndex == list.items.indices.last }, "the end")
    table.inspector.placement?.perform(.ask)
    pump(until: { list.mappedRows.contains { $0.item.text == "playTurn()" } }, "the message")
    XCTAssertNotEqual(list.middleIndex, list.items.indices.last)
  }

  func testD13_tabStaysInTheFormWhichStaysOpenIfATextIsMissing() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.inspector.select("CrapsViewController > CrapsModel: playTurn()")
    let hand = try table.fixture.hand()
    table.inspector.placement?.perform(.ask)
    let form = table.inspector.view.questionForm
    pump(until: { form.textField.isMapped }, "the form")
    table.fixture.window.waitForFrames(2)
    XCTAssertTrue(form.kindChoice.containsFocus)
    let order: [any Widget] = [form.textField, form.askButton, form.kindChoice]
    for next in order {
      try hand.press(.tab)
      XCTAssertTrue(next.containsFocus, AnyWidget(next).name)
    }
    form.kindChoice.choose(3)
    // The form grows by a field.
    table.fixture.window.waitForFrames(3)
    form.askButton.click()
    pump()
    XCTAssertTrue(form.askButton.isMapped)
    XCTAssertTrue(table.inspector.view.detailLabel.text.hasPrefix("The question cannot be asked"))
    XCTAssertNil(note(table))
  }
}
