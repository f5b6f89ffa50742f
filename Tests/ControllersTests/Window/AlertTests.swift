import XCTest

/// Alerts and the focus.
final class AlertTests: GameTestCase {
  func testD4_alertsAreQueuedAndEachCompletionRunsOnce() {
    let fixture = WindowFixture(.craps, make: controller)
    var closed: [String] = []
    for name in ["first", "second", "third"] {
      fixture.tabBar.present(Alert(name, "Text of \(name)")) { closed.append(name) }
    }
    for name in ["first", "second", "third"] {
      XCTAssertEqual(fixture.alert?.title, name)
      XCTAssertEqual(fixture.alert?.message, "Text of \(name)")
      XCTAssertEqual(AnyWidget.all(named: "alert", below: fixture.window).count, 1)
      fixture.closeAlert()
    }
    XCTAssertEqual(closed, ["first", "second", "third"])
    XCTAssertNil(fixture.view.alert)
  }

  func testAlertIsASheetOfItsTable() throws {
    let pig = PigTable(generator: ScriptedGenerator.dice(Array(repeating: 5, count: 20)))
    for _ in 0..<20 { pig.roll() }
    pig.pass()
    pig.clock.advance(by: 600)
    XCTAssertTrue(try XCTUnwrap(AnyWidget.named("alert", below: pig.fixture.window)).hasStyle("pig"))
    WindowFixture.clear()
    let fixture = WindowFixture(.craps, make: controller)
    fixture.tabBar.present(Alert("An alert of the program", ""))
    XCTAssertFalse(try XCTUnwrap(AnyWidget.named("alert", below: fixture.window)).hasStyle("craps"))
  }

  func testD4_alertFromACompletionIsQueuedLast() {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.tabBar.present(Alert("first", "")) { fixture.tabBar.present(Alert("third", "")) {} }
    fixture.tabBar.present(Alert("second", "")) {}
    var titles: [String] = []
    while let alert = fixture.alert, titles.count < 5 {
      titles.append(alert.title)
      fixture.closeAlert()
    }
    XCTAssertEqual(titles, ["first", "second", "third"])
  }

  func testD4_alertFromTheCompletionOfTheOnlyAlertIsOpenedOnce() {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.tabBar.present(Alert("first", "")) { fixture.tabBar.present(Alert("second", "")) {} }
    fixture.closeAlert()
    XCTAssertEqual(AnyWidget.all(named: "alert", below: fixture.window).count, 1)
    XCTAssertEqual(fixture.alert?.title, "second")
    fixture.closeAlert()
    XCTAssertEqual(AnyWidget.all(named: "alert", below: fixture.window).count, 0)
    XCTAssertFalse(fixture.tabBar.isModal)
  }

  func testD4_escapeAndEnterCloseAnAlert() {
    let fixture = WindowFixture(.craps, make: controller)
    for key in [Keys.escape, Keys.enter] {
      var isClosed = false
      fixture.tabBar.present(Alert("Title", "Text")) { isClosed = true }
      pump()
      XCTAssertFalse(Keys.press("x", in: fixture.window))
      XCTAssertNotNil(fixture.alert)
      XCTAssertTrue(Keys.press(key, in: fixture.window))
      pump()
      XCTAssertNil(fixture.alert)
      XCTAssertTrue(isClosed)
    }
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

  func testD4_applicationIsNotifiedWhenPlayPausesAndResumes() {
    let fixture = WindowFixture(.craps, make: controller)
    var isModal: [Bool] = []
    fixture.tabBar.alerts.onModalChange = { isModal.append($0) }
    fixture.tabBar.present(Alert("first", "")) {}
    XCTAssertEqual(isModal.last, true)
    fixture.tabBar.present(Alert("second", "")) {}
    fixture.closeAlert()
    XCTAssertEqual(isModal.last, true)
    fixture.closeAlert()
    XCTAssertEqual(isModal.last, false)
  }

  func testD4_windowCanCloseWithAnAlert() {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.find("rollButton").grabFocus()
    fixture.tabBar.present(Alert("Title", "Text")) { XCTFail("the alert was closed") }
    pump()
    fixture.close()
  }
}
