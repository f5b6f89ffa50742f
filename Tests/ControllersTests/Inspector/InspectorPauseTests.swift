import DemoScenes
import GtkKit
import Views
import XCTest

@testable import Controllers

/// A pause stands where time has passed, and nowhere else.
final class InspectorPauseTests: GameTestCase {
  override func setUp() {
    super.setUp()
    onMain { Desktop.setAllowsMotion(true) }
  }

  func testD6_aStepThatBeginsWithACallOfAnotherControllerHasItsPause() {
    let clock = ManualClock()
    let ticTacToe = TicTacToeTable(boards: [TicTacToeTable.winning], time: clock.time)
    let services = GameServices(makeGenerator: { SystemRandomNumberGenerator() }, time: clock.time)
    let inspector = InspectorTable(of: ticTacToe.fixture, services: services)
    ticTacToe.play()
    while clock.step() { pump() }
    let rows = inspector.shownRows
    guard let end = rows.firstIndex(where: { $0.contains("countersWait = false") }) else {
      return XCTFail("\(rows)")
    }
    XCTAssertEqual(rows[end - 1], "-- 150 ms later", "\(rows)")
  }

  func testD6_aLongStepHasNoPauses() {
    var now = 0.0
    let time = TimeSource(
      after: { _, _ in Scheduled {} },
      milliseconds: {
        now += 30
        return now
      }, ofDay: { "10:34:27" })
    let pig = PigTable(die: 5)
    let services = GameServices(makeGenerator: { SystemRandomNumberGenerator() }, time: time)
    let inspector = InspectorTable(of: pig.fixture, services: services)
    pig.view.rollButton.click()
    pump()
    let click = inspector.shownRows
    pig.clock.step()
    pump()
    let step = inspector.shownRows.dropFirst(click.count)
    XCTAssertEqual(step.map { $0.hasPrefix("-- ") }, step.indices.map { $0 == step.startIndex }, "\(step)")
  }

  func testD14_timePassesWhileAnArrowIsCut() {
    let table = TravelTable(.pig)
    table.click("rollButton")
    table.clock.advance(by: 3000)
    pump()
    table.inspector.select("PigViewController > PigView: turnTotalLabel \"3\"")
    table.inspector.placement?.perform(.cut)
    pump()
    let rows = table.inspector.shownRows
    table.click("rollButton")
    table.clock.step()
    pump()
    let new = table.inspector.shownRows.dropFirst(rows.count)
    XCTAssertTrue(new.contains { $0.hasSuffix(" ms later") }, "\(new)")
  }

  func testD14_aResultThatWaitedForMendIsRecordedAtItsTime() throws {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.clock.advance(by: 1000)
    table.inspector.select("CrapsViewController > CrapsModel: playTurn()")
    table.inspector.placement?.perform(.cut)
    pump()
    table.clock.advance(by: 5000)
    table.inspector.placement?.perform(.cut)
    table.clock.advance(by: 5000)
    pump()
    let session = try XCTUnwrap(table.inspector.placement?.inspector?.session)
    XCTAssertNoThrow(try session.log.validate())
    assertInOrder(
      table.inspector.rows,
      [
        "== Mended", "Player > InspectorViewController: InspectorViewController: mend()", "== Later",
      ])
  }

  func testD14_theTrialWaitsForItsMessages() {
    let table = TravelTable(.craps)
    table.click("rollButton")
    table.clock.advance(by: 5000)
    table.inspector.select("CrapsViewController > CrapsView: totalLabel \"Total 4\"")
    table.inspector.placement?.perform(.cut)
    table.inspector.press(table.inspector.view.pauseButton)
    table.click("rollButton")
    let log = table.traveler?.log
    table.screen.root.queueDraw()
    table.fixture.window.waitForFrames(2)
    let end = log?.end
    XCTAssertGreaterThan(log?.waiting ?? 0, 0)
    table.clock.advance(by: 5000)
    XCTAssertEqual(log?.end, end)
    for _ in 0..<100 { table.inspector.view.stepButton.click() }
    table.clock.advance(by: 5000)
    XCTAssertGreaterThan(log?.end ?? 0, end ?? 0)
  }
}
