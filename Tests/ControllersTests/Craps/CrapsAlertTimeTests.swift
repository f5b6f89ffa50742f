import DemoScenes
import GtkKit
import Models
import Views
import XCTest

/// When the alert about bankruptcy opens.
final class CrapsAlertTimeTests: GameTestCase {
  func testC10_theAlertWaitsUntilTheLossHasBeenSeen() {
    onMain {
      Desktop.setAllowsMotion(true)
      let clock = ManualClock()
      let craps = CrapsTable(dice: 1, 1, time: clock.time)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      clock.advance(by: 1150)
      XCTAssertEqual(craps.view.messageLabel.text, "✕ You lose $200")
      clock.advance(by: 599)
      XCTAssertNil(craps.fixture.alert)
      clock.advance(by: 1)
      XCTAssertNotNil(craps.fixture.alert)
    }
  }

  func testC10_theTableIsSettledWhenTheAlertComesAlsoAfterASlowFrame() {
    onMain {
      Desktop.setAllowsMotion(true)
      var (now, work) = (0.0, [() -> Void]())
      // What is due in the same frame runs in the order in which it was scheduled.
      let time = TimeSource(
        after: { _, run in
          work.append(run)
          return Scheduled {}
        }, milliseconds: { now }, ofDay: { "" })
      let craps = CrapsTable(dice: 1, 1, time: time)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      for frame in [1150.0, 1800] {
        now = frame
        let due = work
        work = []
        due.first?()
      }
      XCTAssertNotNil(craps.fixture.alert)
      XCTAssertEqual(craps.view.balanceLabel.text, "$0")
      XCTAssertEqual(craps.view.anteLabel.text, "$0")
    }
  }

  func testC10_anotherClickDoesNotHastenTheAlert() {
    onMain {
      let craps = Self.bankrupt()
      craps.clock.advance(by: 100)
      craps.table.roll()
      XCTAssertEqual(craps.table.view.messageLabel.text, "✕ You lose $200")
      craps.clock.advance(by: 400)
      craps.table.roll()
      craps.clock.advance(by: 199)
      XCTAssertNil(craps.table.fixture.alert)
      craps.clock.advance(by: 1)
      XCTAssertNotNil(craps.table.fixture.alert)
      craps.clock.advance(by: 5000)
      craps.table.fixture.closeAlert()
      XCTAssertNil(craps.table.fixture.alert, "a bankruptcy shows one alert")
    }
  }

  func testC10_aNewGameBeforeTheAlertNeedsNoAlert() {
    onMain {
      let craps = Self.bankrupt()
      craps.table.controller.perform("newGamePressed()") { craps.table.controller.newGamePressed() }
      craps.clock.advance(by: 5000)
      XCTAssertNil(craps.table.fixture.alert)
      XCTAssertEqual(craps.table.view.balanceLabel.text, "$200")
    }
  }

  func testC10_theAlertOfAHiddenScreenWaitsUntilItAppears() {
    onMain {
      let craps = Self.bankrupt()
      craps.table.roll()
      craps.table.view.root.isVisible = false
      craps.clock.advance(by: 5000)
      XCTAssertNil(craps.table.fixture.alert)
      craps.table.view.root.isVisible = true
      XCTAssertNotNil(craps.table.fixture.alert)
    }
  }

  /// A table after the roll that loses the last dollar, while the dice are in the air.
  @MainActor private static func bankrupt() -> (table: CrapsTable, clock: ManualClock) {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = CrapsTable(dice: 1, 1, time: clock.time)
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    return (craps, clock)
  }
}
