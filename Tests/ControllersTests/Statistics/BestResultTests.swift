import XCTest

final class BestResultTests: GameTestCase {
  func testD9_theBestResultFollowsTheGameAndItsStatistics() throws {
    let session = StatisticsSession(.craps, generator: ScriptedGenerator.dice([3, 4, 1, 1]))
    let best = try XCTUnwrap(Label(session.fixture.find("bestLabel")))
    let button = session.fixture.find("statisticsButton")
    XCTAssertEqual(best.text, "", "there is none yet")
    session.click("rollButton")
    pump(until: { best.text == "Best $205" }, "the best result")
    XCTAssertEqual(button.tooltip, "Statistics (Ctrl+I), Best $205")
    session.click("rollButton")
    pump()
    XCTAssertEqual(best.text, "Best $205", "after a loss")
    session.fixture.tabBar.show(.pig)
    pump(until: { best.text.isEmpty }, "no result of Pig")
    session.fixture.tabBar.show(.craps)
    session.fixture.window.resize(to: Size(700, 600))
    session.fixture.window.waitForFrames(5)
    XCTAssertFalse(best.isMapped, "there is no room")
    session.source?.clear()
    pump(until: { button.tooltip == "Statistics (Ctrl+I)" }, "nothing is counted")
  }

  func testD9_theBestResultIsShownWhenTheResultOfTheGameIs() throws {
    Desktop.setAllowsMotion(true)
    let session = StatisticsSession(.craps, generator: ScriptedGenerator.dice([3, 4]))
    let best = try XCTUnwrap(Label(session.fixture.find("bestLabel")))
    let controller = session.fixture.tabBar.controller(of: .craps)
    session.click("rollButton")
    pump()
    XCTAssertEqual(session.source?.best(), "Best $205")
    XCTAssertTrue(controller.isShowing)
    XCTAssertEqual(best.text, "", "the dice fly")
    controller.finishShowing()
    XCTAssertEqual(best.text, "Best $205")
  }
}
