import XCTest

/// What is seen of a roll that is shown in steps: a slider that does not tell the result, and chips that fly.
final class CrapsStepTests: GameTestCase {
  func testC6_aPressOnTheDisabledSliderOnlyFinishesTheRoll() throws {
    Desktop.setAllowsMotion(true)
    let craps = CrapsTable(dice: 5, 6, 4, 4, 5, 3, 2, 2, time: ManualClock().time)
    craps.fixture.window.waitForFrames(2)
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    craps.controller.finishShowing()
    craps.roll()
    craps.controller.finishShowing()
    craps.roll()
    XCTAssertFalse(craps.view.anteSlider.isSensitive, "it would tell the result")
    let hand = try Hand(at: craps.fixture.window)
    try hand.click(craps.view.anteSlider)
    XCTAssertEqual(craps.view.balanceLabel.text, "$600")
    XCTAssertEqual(craps.view.anteSlider.value, 200)
    try hand.click(craps.view.anteSlider)
    XCTAssertEqual(craps.view.anteLabel.text, "$250", "the middle of $0 and $500")
    XCTAssertEqual(craps.view.anteSlider.value, 250)
    craps.roll()
    try hand.click(craps.view.anteSlider, at: Point(0.2, 0.5))
    XCTAssertEqual(craps.view.anteSlider.value, 250, "the point is on")
  }

  func testC7_aWinPaysChipsThatGoToTheBalance() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = CrapsTable(dice: 5, 6, 1, 1, 5, 6, time: clock.time)
    craps.fixture.window.waitForFrames(2)
    let chips = craps.fixture.find("anteChips")
    let ante = chips.ink
    craps.roll()
    let isResultShown = { craps.view.messageLabel.text != "" }
    while !isResultShown() {
      XCTAssertEqual(chips.ink, ante)
      XCTAssertTrue(clock.step())
    }
    pump(until: { chips.ink > 1.8 * ante })
    XCTAssertEqual(chips.opacity, 1)
    XCTAssertEqual(clock.changes { chips.opacity }, [1, 0, 1], "they fly, and the next ante is there")
    XCTAssertEqual(chips.ink, ante, "the next ante")
  }

  func testC7_aLossSweepsTheChipsAway() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = CrapsTable(dice: 1, 1, 5, 6, time: clock.time)
    craps.fixture.window.waitForFrames(2)
    let chips = craps.fixture.find("anteChips")
    let ante = chips.ink
    craps.roll()
    XCTAssertEqual(chips.opacity, 1)
    XCTAssertTrue(clock.run { chips.opacity == 0 }, "they fly")
    XCTAssertNotEqual(craps.view.messageLabel.text, "", "the result is known")
    craps.controller.finishShowing()
    XCTAssertEqual(chips.opacity, 1)
    XCTAssertEqual(chips.ink, ante, "the next ante")
  }

  func testC7_aClickWhileChipsFlyEndsTheFlight() {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = CrapsTable(dice: 5, 6, 2, 2, time: clock.time)
    craps.fixture.window.waitForFrames(2)
    let chips = craps.fixture.find("anteChips")
    craps.roll()
    XCTAssertTrue(clock.run { chips.opacity == 0 })
    craps.roll()
    XCTAssertEqual(chips.opacity, 1, "the ante of the next game")
    XCTAssertEqual(craps.view.balanceLabel.text, "$205")
  }
}
