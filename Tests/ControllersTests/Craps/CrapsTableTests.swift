import XCTest

/// The dice, the puck and the chips on the table.
final class CrapsTableTests: GameTestCase {
  func testC3_puckLiesOnThePointAndShowsItsState() {
    let craps = CrapsTable(dice: 4, 4, 4, 3)
    XCTAssertFalse(craps.view.pointLabel.parent!.children[0].isVisible, "the puck shows only Off")
    XCTAssertNotNil(box(8, of: craps))
    let aside = craps.view.pointLabel.bounds(in: craps.fixture.window)
    let eight = box(8, of: craps)!.bounds(in: craps.fixture.window)
    craps.roll()
    craps.fixture.window.waitForFrames(2)
    XCTAssertNil(box(8, of: craps), "the puck covers it")
    XCTAssertNotNil(box(6, of: craps))
    XCTAssertTrue(craps.view.pointLabel.parent!.children[0].isVisible, "the puck shows On")
    let on = craps.view.pointLabel.bounds(in: craps.fixture.window)
    XCTAssertEqual(on.center.x, eight.center.x, accuracy: 2)
    craps.roll()
    craps.fixture.window.waitForFrames(2)
    XCTAssertNotNil(box(8, of: craps))
    XCTAssertEqual(
      craps.view.pointLabel.bounds(in: craps.fixture.window).center.x, aside.center.x, accuracy: 2)
  }

  func testC1_diceOutlinesAreShownBeforeTheFirstRoll() {
    let craps = CrapsTable(dice: 4, 4)
    let dice = [craps.view.dieLabel1, craps.view.dieLabel2]
    XCTAssertEqual(dice.map(\.face), [nil, nil])
    for die in dice { XCTAssertGreaterThan(AnyWidget(die).ink, 50, "the empty place is drawn") }
    craps.roll()
    XCTAssertEqual(dice.map(\.face), [4, 4])
  }

  func testC4_anteIsShownAsChips() {
    let craps = CrapsTable(dice: 1, 1)
    craps.fixture.window.waitForFrames(2)
    let chips = craps.fixture.find("anteChips")
    let few = chips.ink
    XCTAssertGreaterThan(few, 50)
    craps.view.anteSlider.move(to: 190)
    craps.fixture.window.waitForFrames(2)
    XCTAssertGreaterThan(chips.ink, few * 3, "100, three of 25, three of 5: three stacks")
  }
}

/// The label of a possible point, as printed on the felt; nil while the puck covers it.
@MainActor
private func box(_ number: Int, of craps: CrapsTable) -> AnyWidget? {
  let row = craps.view.pointLabel.parent?.parent
  return row?.children.first { $0.hasStyle("point-box") && Label($0)?.text == String(number) && $0.isShown }
}
