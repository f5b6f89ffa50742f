import XCTest

final class AlertTests: GameTestCase {
  func testD4_alertsAreQueuedAndEachCompletionRunsOnceAndMayPresentAnother() {
    let fixture = WindowFixture(.craps, make: controller)
    var (closed, isModal): ([String], [Bool]) = ([], [])
    fixture.tabBar.alerts.onModalChange = { isModal.append($0) }
    for name in ["first", "second", "third"] {
      fixture.tabBar.present(Alert(name, "Text of \(name)")) {
        closed.append(name)
        guard name == "first" else { return }
        fixture.tabBar.present(Alert("fourth", "Text of fourth")) { closed.append("fourth") }
      }
    }
    let names = ["first", "second", "third", "fourth"]
    for name in names {
      XCTAssertEqual(fixture.alert?.title, name)
      XCTAssertEqual(fixture.alert?.message, "Text of \(name)")
      XCTAssertEqual(AnyWidget.all(named: "alert", below: fixture.window).count, 1)
      XCTAssertEqual(isModal.last, true)
      fixture.closeAlert()
    }
    XCTAssertEqual(closed, names)
    XCTAssertNil(AnyWidget.named("alert", below: fixture.window))
    XCTAssertEqual(isModal.last, false, "the application is told that play goes on")
    fixture.tabBar.present(Alert("first", "")) { fixture.tabBar.present(Alert("second", "")) }
    fixture.closeAlert()
    XCTAssertEqual(AnyWidget.all(named: "alert", below: fixture.window).count, 1, "of the only alert, too")
    XCTAssertEqual(fixture.alert?.title, "second")
  }

  func testD4_escapeAndEnterCloseAnAlert() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let hand = try fixture.hand()
    for key in [KeyboardKey.escape, .enter] {
      var isClosed = false
      fixture.tabBar.present(Alert("Title", "Text")) { isClosed = true }
      fixture.waitForAlert()
      try hand.press("x")
      XCTAssertNotNil(fixture.alert)
      try hand.press(key)
      pump()
      XCTAssertNil(fixture.alert)
      XCTAssertTrue(isClosed)
    }
  }

  func testD12_pressesThatWereMeantForTheGameAnswerNoAlert() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let (hand, clock) = (try fixture.hand(), ManualClock())
    fixture.view.alerts.time = clock.time
    fixture.tabBar.present(Alert("Title", "Text"))
    pump()
    let button = fixture.find("alertButton")
    for press in [{ try hand.press(.space) }, { try hand.press(.enter) }, { try hand.click(button) }] {
      try press()
      pump()
      XCTAssertNotNil(fixture.alert)
    }
    clock.advance(by: Double(PressPause.length))
    try hand.press(.space)
    XCTAssertNil(fixture.alert)
  }

  func testD4_alertFocusesItsButtonAndRestoresTheFocus() {
    let fixture = WindowFixture(.craps, make: controller)
    for name in ["rollButton", "anteSlider"] {
      XCTAssertTrue(fixture.find(name).grabFocus())
      fixture.tabBar.present(Alert("Title", "Text")) {}
      pump()
      XCTAssertEqual(fixture.window.focus?.name, "alertButton")
      fixture.closeAlert()
      XCTAssertEqual(fixture.window.focus?.name, name)
    }
  }

  func testD4_controlsBehindAnAlertCannotBeReached() {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.tabBar.present(Alert("Title", "Text")) {}
    pump()
    XCTAssertEqual(fixture.window.tabOrder().filter { $0 != "alertButton" }, [])
    for tab in AnyWidget.all(named: "pigTab", below: fixture.window) where tab.isMapped {
      XCTAssertFalse(tab.isEffectivelySensitive)
    }
    fixture.closeAlert()
    XCTAssertTrue(fixture.window.tabOrder().contains("rollButton"))
    fixture.clickTab(.pig)
    XCTAssertTrue(fixture.find("pigScreen").isMapped)
  }
}

final class QuestionTests: GameTestCase {
  private static var question: Alert { Alert(clearingStatisticsOf: .craps) }

  func testCancelAndEscapeAndEnterOnCancelChangeNothingAndTheNextAlertOpens() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let hand = try fixture.hand()
    for cancel in [
      { fixture.find("cancelButton").click() }, { try hand.press(.escape) }, { try hand.press(.enter) },
    ] {
      fixture.tabBar.present(Self.question) { XCTFail("confirmed") }
      fixture.tabBar.present(Alert("next", ""))
      fixture.waitForAlert()
      try cancel()
      pump()
      XCTAssertEqual(fixture.alert?.title, "next")
      XCTAssertNil(AnyWidget.named("cancelButton", below: fixture.window))
      fixture.closeAlert()
      XCTAssertFalse(fixture.tabBar.isModal)
    }
  }

  func testAQuestionIsNotConfirmedByClosingItsWindow() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let windows = fixture.makeDetachedWindows()
    windows.toggle(.craps)
    let detached = try XCTUnwrap(windows.controller(of: .craps))
    pump(until: { detached.view.window.isMapped }, "the detached window")
    detached.view.alerts.present(Self.question) { XCTFail("confirmed") }
    detached.view.window.close()
    pump(until: { windows.controller(of: .craps) == nil }, "the end of the detached window")
    fixture.close()
    fixture.tabBar.present(Self.question) { XCTFail("confirmed") }
  }
}

final class UnshownAlertTests: GameTestCase {
  func testAnAlertOfAClosedWindowIsWrittenAndCompleted() throws {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.close()
    var isCompleted = false
    let output = try standardError {
      fixture.tabBar.present(Alert("A title", "A message.")) { isCompleted = true }
    }
    XCTAssertTrue(output.hasSuffix(": A title. A message.\n"), output)
    XCTAssertTrue(isCompleted)
    XCTAssertFalse(fixture.tabBar.isModal)
  }

  func testAlertsThatWaitInADetachedWindowMoveToTheGames() throws {
    let fixture = WindowFixture(.craps, make: controller)
    let windows = fixture.makeDetachedWindows()
    windows.toggle(.craps)
    let detached = try XCTUnwrap(windows.controller(of: .craps))
    pump(until: { detached.view.window.isMapped }, "the detached window")
    var completed: [String] = []
    for name in ["first", "second", "third"] {
      detached.view.alerts.present(Alert(name, "")) { completed.append(name) }
    }
    detached.view.window.close()
    pump(until: { windows.controller(of: .craps) == nil }, "the end of the detached window")
    XCTAssertEqual(completed, ["first"])
    XCTAssertEqual(fixture.alert?.title, "second")
    fixture.closeAlert()
    XCTAssertEqual(fixture.alert?.title, "third")
    fixture.closeAlert()
    XCTAssertEqual(completed, ["first", "second", "third"])
  }

  func testAlertsThatWaitInTheLastWindowAreWritten() throws {
    let fixture = WindowFixture(.craps, make: controller)
    for name in ["first", "second"] {
      fixture.tabBar.present(Alert(name, "A message.")) { XCTFail("nobody closed \(name)") }
    }
    let output = try standardError { fixture.close() }
    XCTAssertFalse(output.contains("first"), output)
    XCTAssertTrue(output.hasSuffix(": second. A message.\n"), output)
  }
}
