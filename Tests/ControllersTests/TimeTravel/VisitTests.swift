import XCTest

final class VisitTests: AnnouncementTestCase {
  func testD8_playingOnChangesNoEarlierMomentAndMessage() throws {
    let table = TravelTable(.craps)
    for _ in 0..<6 { table.click("rollButton") }
    let before = try XCTUnwrap(table.inspector.placement?.inspector?.session)
    for (index, count) in [(2, 1), (0, 2)] {
      table.move(to: index)
      table.click("playOnButton")
      let after = try XCTUnwrap(table.inspector.placement?.inspector?.session)
      XCTAssertEqual(after.moments.dropLast(count), before.moments[...])
      XCTAssertEqual(after.moments.last?.games[.craps], before.moments[index].games[.craps])
      XCTAssertEqual(after.log.groups.dropLast(count), before.log.groups[...])
      XCTAssertEqual(after.log.messages.prefix(before.log.messages.count), before.log.messages[...])
    }
  }

  func testD8_ownMessagesWaitBehindASession() throws {
    let session = try TravelTable.recordCraps().session
    let table = TravelTable(.pig)
    table.inspector.press(table.inspector.view.pauseButton)
    table.click("rollButton")
    table.inspector.view.stepButton.click()
    let view = table.inspector.view
    let (rows, waiting) = (table.inspector.rows, view.waitingLabel.text)
    table.inspector.placement?.inspector?.open(session)
    XCTAssertEqual(view.waitingLabel.text, "", "a session is shown at once")
    view.stepBackButton.click()
    XCTAssertEqual(view.waitingLabel.text, "1 waiting")
    table.click("backToNowButton")
    XCTAssertEqual(table.inspector.rows, rows)
    XCTAssertEqual(view.waitingLabel.text, waiting)
    XCTAssertTrue(view.pauseButton.isActive)
    view.pauseButton.toggle()
    table.inspector.placement?.inspector?.open(session)
    view.stepBackButton.click()
    table.click("backToNowButton")
    XCTAssertEqual(view.waitingLabel.text, "")
    XCTAssertFalse(view.pauseButton.isActive)
  }

  func testD8_aResultWaitsWhileThePastIsShown() {
    for isPaused in [false, true] {
      let table = TravelTable(.pig, generator: { ScriptedGenerator.dice(4) })
      Desktop.setAllowsMotion(true)
      if isPaused { table.inspector.press(table.inspector.view.pauseButton) }
      table.click("rollButton")
      let texts = table.texts
      table.move(to: 0)
      table.inspector.now += 60_000
      table.clock.advance(by: 60_000)
      table.click("backToNowButton")
      XCTAssertEqual(table.texts, texts)
      if isPaused { table.inspector.press(table.inspector.view.pauseButton) }
      table.inspector.now += Double(PigView.throwTime)
      table.clock.advance(by: Double(PigView.throwTime))
      pump()
      XCTAssertNotEqual(table.texts, texts, "the die lands")
      XCTAssertTrue(
        table.inspector.rows.contains("PigModel --> PigViewController: turnTotal 4"),
        "\(table.inspector.rows)")
      XCTAssertEqual(table.bar.label.text, "1 of 1", "the landing belongs to the roll")
      Desktop.setAllowsMotion(false)
      WindowFixture.clear()
    }
  }

  func testD8_closingTheInspectorReturnsToThePresentAndKeepsWhatItRecorded() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    let (before, texts) = (table.inspector.placement?.inspector?.session, table.texts)
    table.move(to: 1)
    table.inspector.placement?.close()
    XCTAssertEqual(table.texts, texts)
    XCTAssertNil(table.pastLabel)
    XCTAssertTrue(table.fixture.tabBar.canPlay)
    table.click("rollButton")
    let played = table.texts
    XCTAssertNotEqual(played, texts)
    table.inspector.placement?.toggle()
    pump()
    let after = table.inspector.placement?.inspector?.session
    XCTAssertEqual(after?.moments.prefix(3), before?.moments[...])
    XCTAssertEqual(after?.log.groups.map(\.title), Array(repeating: "rollButton clicked", count: 3))
    let bar = (table.inspector.placement?.inspector?.screen as? InspectorView)?.timelineBar
    XCTAssertEqual(bar?.label.text, "3 of 3")
    bar?.earlierButton.click()
    XCTAssertEqual(table.texts, texts)
    bar?.laterButton.click()
    XCTAssertEqual(table.texts, played)
  }

  func testD8_messagesOfAMomentWaitForSteps() {
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton", "rollButton")
    let rows = table.inspector.rows
    let ends = rows.indices.filter { rows[$0].hasPrefix("== ") } + [rows.count]
    let view = table.inspector.view
    let veiled = { (table.screen as? CrapsView)?.veiledWidgets.map(\.name) ?? [] }
    table.move(to: 1)
    table.inspector.press(view.pauseButton)
    XCTAssertEqual(veiled(), [])
    for index in [2, 3] {
      table.bar.laterButton.click()
      pump()
      XCTAssertEqual(table.traveler?.index, index, "the newest action is stepped through as a past one")
      XCTAssertEqual(table.inspector.rows, Array(rows.prefix(ends[index - 1])), "what will change?")
      XCTAssertTrue(veiled().contains("totalLabel"), "\(veiled())")
      view.stepButton.click()
      XCTAssertEqual(table.inspector.rows, Array(rows.prefix(ends[index - 1] + 1)))
      while view.skipButton.isSensitive { view.stepButton.click() }
      XCTAssertEqual(table.inspector.rows, Array(rows.prefix(ends[index])))
      XCTAssertEqual(veiled(), [])
    }
    table.click("backToNowButton")
    XCTAssertEqual(table.inspector.rows, rows)
    XCTAssertFalse(view.pauseButton.isActive)
  }

  func testD8_screenReadersHearWhereTheyAre() throws {
    var session = try TravelTable.recordCraps().session
    session.name = "lesson"
    let table = TravelTable(.craps)
    table.click("rollButton")
    _ = takeAnnouncements()
    table.bar.earlierButton.click()
    XCTAssertEqual(takeAnnouncements(), ["Before the first action, past", "The games take no input."])
    table.bar.laterButton.click()
    XCTAssertEqual(takeAnnouncements(), ["The present"])
    table.inspector.placement?.inspector?.open(session)
    XCTAssertEqual(
      takeAnnouncements(),
      ["lesson: Action 2 of 2, past: rollButton clicked", "The games take no input."])
    XCTAssertEqual(table.pastLabel, "lesson: Action 2 of 2, as it was then")
    table.click("playOnButton")
    XCTAssertEqual(
      takeAnnouncements(), ["The present", "Play on from action 2 of lesson"])
  }

  func testD8_theFocusStaysOnTheTimeline() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    for button in [table.bar.earlierButton, table.bar.laterButton] {
      button.grabFocus()
      button.click()
      pump()
      XCTAssertFalse(button.isSensitive)
      XCTAssertTrue(table.bar.slider.containsFocus)
    }
  }

  func testD8_openedRowsBelongToTheirSession() throws {
    let session = try TravelTable.recordCraps().session
    let table = TravelTable(.craps)
    table.click("rollButton", "rollButton")
    let closed = table.inspector.shownRows.filter { $0.hasPrefix("> ") }
    table.inspector.openUpdates()
    XCTAssertEqual(table.inspector.shownRows.filter { $0.hasPrefix("> ") }, [])
    table.inspector.placement?.inspector?.open(session)
    XCTAssertEqual(table.inspector.shownRows.filter { $0.hasPrefix("> ") }.count, closed.count)
  }

  func testD8_aSessionWithoutASeedLeavesTheOwnNumbersAlone() throws {
    let session = try TravelTable.recordCraps(generator: { ScriptedGenerator.dice(1, 2, 3, 4) }).session
    XCTAssertEqual(session.moments.map(\.chance), [[:], [:], [:]])
    var numbers: [[String]] = []
    for opens in [false, true] {
      let table = TravelTable(.pig)
      table.click("rollButton", "rollButton")
      if opens {
        table.inspector.placement?.inspector?.open(session)
        table.click("playOnButton")
        table.fixture.clickTab(.pig)
      }
      table.click("newGameButton", "rollButton", "rollButton")
      numbers.append(table.texts.filter { $0.hasPrefix("Player 1: ") })
      WindowFixture.clear()
    }
    XCTAssertEqual(numbers[0], ["Player 1: 6 4", "Player 1: 3 1"])
    XCTAssertEqual(numbers[1], ["Player 1: 6 4"], "the seed does not begin again")
  }
}
