import GtkKit
import XCTest

/// Bankruptcy and starting over.
final class CrapsBankruptcyTests: GameTestCase {
  func testC10_bankruptcyShowsAnAlertAndStartsOverWith200AndAnAnteOf5() {
    let craps = CrapsTable(dice: 1, 1, 3, 4)
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    XCTAssertEqual(craps.view.balanceLabel.text, "$0")
    XCTAssertEqual(craps.fixture.alert?.title, "You are bankrupt")
    XCTAssertEqual(
      craps.fixture.alert?.message, "Your last dollar is gone. The house lends you $200 to start over.")
    craps.fixture.closeAlert()
    XCTAssertNil(craps.fixture.alert)
    XCTAssertEqual(craps.view.balanceLabel.text, "$200")
    XCTAssertEqual(craps.view.anteLabel.text, "$5")
    XCTAssertEqual(craps.view.anteSlider.value, 5)
    XCTAssertEqual(craps.view.pointLabel.text, "Off")
    craps.roll()
    XCTAssertEqual(craps.view.balanceLabel.text, "$205")
  }

  func testC10_rollIsIgnoredWhileTheBankruptcyAlertIsOpen() {
    let generator = ScriptedGenerator.dice(1, 1, 3, 4)
    let craps = CrapsTable(generator: generator)
    craps.view.anteSlider.move(to: 200)
    for _ in 0..<5 { craps.roll() }
    XCTAssertFalse(Keys.press("r", in: craps.fixture.window))
    XCTAssertEqual(generator.remaining, 2)
    XCTAssertEqual(craps.view.balanceLabel.text, "$0")
    craps.fixture.closeAlert()
    XCTAssertNil(craps.fixture.alert, "a bankruptcy shows one alert")
  }

  func testC10_theFocusReturnsToRollIfTheSliderWasDisabled() {
    let craps = CrapsTable(dice: 3, 3, 3, 4)
    craps.view.anteSlider.move(to: 200)
    craps.view.anteSlider.grabFocus()
    craps.roll()
    craps.roll()
    XCTAssertNotNil(craps.fixture.alert)
    craps.fixture.closeAlert()
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }
}
