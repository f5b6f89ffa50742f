import XCTest

/// Alerts that ask, and can be cancelled.
final class QuestionTests: GameTestCase {
  private static var question: Alert { Alert(clearingStatisticsOf: .craps) }

  func testAQuestionHasTwoButtonsAndCancelHasTheFocus() {
    let fixture = WindowFixture(.craps, make: controller)
    var confirmed = 0
    fixture.tabBar.present(Self.question) { confirmed += 1 }
    pump()
    XCTAssertEqual(fixture.alert?.title, "Clear the statistics?")
    XCTAssertEqual(
      fixture.alert?.message, "The statistics of Craps start over from zero. Your game goes on.")
    XCTAssertTrue(fixture.find("cancelButton").containsFocus)
    fixture.find("alertButton").click()
    pump()
    XCTAssertNil(fixture.alert)
    XCTAssertEqual(confirmed, 1)
  }

  func testCancelAndEscapeAndEnterOnCancelChangeNothing() {
    let fixture = WindowFixture(.craps, make: controller)
    for cancel: () -> Void in [
      { fixture.find("cancelButton").click() }, { Keys.press(Keys.escape, in: fixture.window) },
      { Keys.press(Keys.enter, in: fixture.window) },
    ] {
      fixture.tabBar.present(Self.question) { XCTFail("confirmed") }
      pump()
      cancel()
      pump()
      XCTAssertNil(fixture.alert)
      XCTAssertFalse(fixture.tabBar.isModal)
    }
  }

  func testTheNextAlertOpensAfterACancelledQuestion() {
    let fixture = WindowFixture(.craps, make: controller)
    fixture.tabBar.present(Self.question) { XCTFail("confirmed") }
    fixture.tabBar.present(Alert("second", ""))
    pump()
    fixture.find("cancelButton").click()
    pump()
    XCTAssertEqual(fixture.alert?.title, "second")
    XCTAssertNil(AnyWidget.named("cancelButton", below: fixture.window))
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
