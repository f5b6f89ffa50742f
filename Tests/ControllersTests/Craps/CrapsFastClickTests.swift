import DemoScenes
import GtkKit
import Models
import XCTest

/// Clicks that come faster than the steps of a roll.
final class CrapsFastClickTests: GameTestCase {
  func testC7_200ClicksPlay200Turns() {
    onMain {
      Desktop.setAllowsMotion(true)
      for seed in UInt64(1)...3 {
        let clock = ManualClock()
        let craps = CrapsTable(generator: SeededGenerator(seed: seed), time: clock.time)
        let model = CrapsModel(generator: SeededGenerator(seed: seed))
        for turn in 1...200 {
          craps.view.anteSlider.move(to: 5 * turn)
          model.ante = min(5 * turn, 500)
          craps.roll()
          model.playTurn()
          if turn.isMultiple(of: 7) { MainLoop.iterate() }
          // As the next press on the screen does.
          craps.controller.finishShowing()
          XCTAssertEqual(craps.view.balanceLabel.text, "$\(Numeral.text(model.balance))")
          XCTAssertEqual(craps.view.anteSlider.value, model.ante)
          guard model.bankrupt else { continue }
          clock.advance(by: 600)
          XCTAssertNotNil(craps.fixture.alert)
          craps.fixture.closeAlert()
          model.reset()
        }
        craps.fixture.close()
      }
    }
  }
}
