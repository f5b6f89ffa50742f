import XCTest

/// Bankruptcy and starting over.
final class CrapsBankruptcyTests: GameTestCase {
  func testC10_theFocusReturnsToRollIfTheSliderWasDisabled() {
    let craps = CrapsTable(dice: 3, 3, 3, 4)
    craps.view.anteSlider.move(to: 200)
    craps.view.anteSlider.grabFocus()
    craps.roll()
    craps.roll()
    XCTAssertFalse(Keys.press("r", in: craps.fixture.window))
    XCTAssertEqual(
      craps.fixture.alert?.message, "Your last dollar is gone. The house lends you $200 to start over.")
    craps.fixture.closeAlert()
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }
}
