import XCTest

final class CrapsScreenTests: GameTestCase {
  // MARK: - The dice and the puck

  func testC1_eachDieIsNamedByTheGlyphOfItsFace() {
    for (face, glyph) in zip(
      1...6, ["\u{2680}", "\u{2681}", "\u{2682}", "\u{2683}", "\u{2684}", "\u{2685}"])
    {
      let craps = CrapsTable(dice: face, 7 - face)
      craps.roll()
      XCTAssertEqual(craps.view.dieLabel1.glyph, glyph)
      XCTAssertNotEqual(craps.view.dieLabel2.glyph, glyph)
      XCTAssertEqual(craps.view.messageLabel.text, "✓ You win $5")
      XCTAssertTrue(craps.view.messageLabel.hasStyle("won"))
    }
  }

  func testC1_diceAreLargeInTheSmallestWindow() {
    for size in [Size(320, 480), Size(480, 320), Size(1000, 700)] {
      let craps = CrapsTable(generator: ScriptedGenerator.dice(3, 3), size: size)
      craps.roll()
      pump()
      for die in [craps.view.dieLabel1, craps.view.dieLabel2] {
        let bounds = die.bounds(in: craps.fixture.window)
        XCTAssertGreaterThanOrEqual(min(bounds.width, bounds.height), 40, "\(size)")
      }
    }
  }

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

  func testC7_noTwoThrowsAreAlikeAndASeedRepeatsThem() {
    let first = throwing(1)
    XCTAssertTrue(first.allSatisfy { $0.count == 8 }, "two dice and their shadows, at two times")
    for (index, one) in first.enumerated() {
      XCTAssertFalse(first[(index + 1)...].contains(one), "throw \(index)")
    }
    XCTAssertEqual(throwing(1), first)
    XCTAssertNotEqual(throwing(2), first)
    // A die has touched an edge of the felt.
    let places = first.joined()
    let (left, right) = (places.map(\.x).min() ?? 0, places.map { $0.x + $0.width }.max() ?? 0)
    XCTAssertTrue(left < 10 || right > 990, "\(left) to \(right)")
  }

  /// The places of the dice and their shadows in 12 throws of the same numbers, each at its beginning and in the middle.
  private func throwing(_ seed: UInt64) -> [[Rect]] {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    Animation.clock = { clock.milliseconds }
    let craps = CrapsTable(
      generator: ScriptedGenerator.dice(Array(repeating: 4, count: 24)), time: clock.time, throwing: seed)
    defer { craps.fixture.close() }
    return (1...12).map { _ in
      craps.roll()
      let places = [0.0, 290].flatMap { time in
        clock.milliseconds += time
        pump(until: { craps.flyingParts.count == 4 }, "two dice and their shadows fly")
        craps.fixture.window.waitForFrames(2)
        return craps.flyingParts
      }
      craps.controller.finishShowing()
      for die in [craps.view.dieLabel1, craps.view.dieLabel2] {
        XCTAssertLessThanOrEqual(abs(die.angle), 12.1 * .pi / 180)
      }
      return places
    }
  }

  func testC2_theBalanceLineEndsAtOnePlaceAndAnEmptyTraySaysWhatWillBeThere() {
    let craps = CrapsTable(dice: 5, 6, 5, 6, 2, 2)
    craps.fixture.window.waitForFrames(2)
    let (line, strip) = (AnyWidget(craps.view.balanceLine), AnyWidget(craps.view.rollStrip))
    let texts = { strip.children.filter(\.isShown).compactMap { Label($0)?.text } }
    XCTAssertGreaterThan(line.ink, 50, "the title of the line")
    XCTAssertEqual(texts(), ["Last rolls"])
    let place = line.bounds(in: craps.fixture.window)
    for change in ["+$5", "+$5", ""] {
      craps.roll()
      craps.fixture.window.waitForFrames(2)
      XCTAssertEqual(craps.view.changeLabel.text, change)
      XCTAssertEqual(line.bounds(in: craps.fixture.window), place)
    }
    XCTAssertEqual(texts(), ["4 ●", "11 ✓", "11 ✓"])
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

  // MARK: - The ante

  func testC4_sliderRangesFrom0To500() { XCTAssertEqual(CrapsTable(dice: 1).view.anteSlider.range, 0...500) }

  func testC4_buttonsChangeTheAnteOfTheModel() {
    let craps = CrapsTable(dice: 1)
    for (name, ante) in [
      ("antePlus5Button", "$10"), ("antePlus25Button", "$35"), ("anteMinus5Button", "$30"),
      ("anteMinus25Button", "$5"), ("anteAllButton", "$200"), ("anteMinus25Button", "$175"),
    ] {
      craps.fixture.find(name).click()
      XCTAssertEqual(craps.view.anteLabel.text, ante, name)
      XCTAssertEqual("$\(craps.view.anteSlider.value)", ante, name)
    }
  }

  func testC4_theFocusMovesFromAButtonThatIsDisabledToTheSlider() {
    let craps = CrapsTable(dice: 1)
    craps.fixture.find("anteAllButton").grabFocus()
    craps.fixture.find("anteAllButton").click()
    XCTAssertTrue(craps.view.anteSlider.isFocus)
  }

  func testC4_theFocusMovesToRollWhenAPointIsSet() {
    for name in ["anteSlider", "antePlus5Button", "anteAllButton"] {
      let craps = CrapsTable(dice: 3, 3)
      craps.fixture.find(name).grabFocus()
      craps.roll()
      XCTAssertTrue(craps.view.rollButton.isFocus, name)
      craps.fixture.close()
    }
  }

  func testC4_signsStayBeforeTheNumberInLanguagesFromRightToLeft() {
    Desktop.setReadsRightToLeft(true)
    defer { Desktop.setReadsRightToLeft(false) }
    let craps = CrapsTable(dice: 5, 6)
    craps.roll()
    let texts = [
      craps.view.changeLabel.text, Label(craps.fixture.find("anteMinus5Button").children[0])?.text,
    ]
    XCTAssertEqual(texts, ["\u{200E}+$5", "\u{200E}−$5"])
  }

  func testC4_oneNotchOfTheWheelIsOneStep() throws {
    let craps = CrapsTable(dice: 1)
    let (hand, up, down) = (try craps.fixture.hand(), UInt8(4), UInt8(5))
    try hand.click(craps.view.anteSlider, button: up)
    XCTAssertEqual(craps.view.anteLabel.text, "$10")
    try hand.click(craps.view.anteSlider, button: up, times: 3)
    XCTAssertEqual(craps.view.anteLabel.text, "$25")
    try hand.click(craps.view.anteSlider, button: down)
    XCTAssertEqual(craps.view.anteLabel.text, "$20")
  }

  func testC10_D7_theAlertSaysTheLossAndReturnsTheFocusToRollIfTheSliderWasDisabled() throws {
    let craps = CrapsTable(dice: 3, 3, 3, 4)
    craps.view.anteSlider.move(to: 200)
    craps.view.anteSlider.grabFocus()
    craps.roll()
    craps.roll()
    try craps.fixture.type("r")
    XCTAssertEqual(
      craps.fixture.alert?.message, "Your last dollar is gone. The house lends you $200 to start over.")
    XCTAssertEqual(
      accessibleName(of: craps.fixture.find("alert")), "Total 7. You lose $200. You are bankrupt")
    craps.fixture.closeAlert()
    XCTAssertTrue(craps.view.rollButton.isFocus)
  }

  // MARK: - Steps

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

  func testC7_chipsFlyToTheWinnerAndTheNextAnteIsThere() {
    let (craps, clock, chips) = Self.chips(dice: [5, 6])
    let ante = chips.ink
    craps.roll()
    while craps.view.messageLabel.text == "" {
      XCTAssertEqual(chips.ink, ante)
      XCTAssertTrue(clock.step())
    }
    pump(until: { chips.ink > 1.8 * ante }, "the winnings beside the ante")
    XCTAssertEqual(clock.changes { chips.opacity }, [1, 0, 1], "they fly, and the next ante is there")
    XCTAssertEqual(chips.ink, ante, "the next ante")
  }

  func testC7_aClickOrKeyEndsTheFlightOfTheChips() {
    for (dice, balance) in [([5, 6, 2, 2], "$205"), ([1, 1, 2, 2], "$195")] {
      for end in [{ (craps: CrapsTable) in craps.roll() }, { $0.controller.finishShowing() }] {
        let (craps, clock, chips) = Self.chips(dice: dice)
        let ante = chips.ink
        craps.roll()
        XCTAssertTrue(clock.run { chips.opacity == 0 }, "they fly")
        XCTAssertNotEqual(craps.view.messageLabel.text, "", "the result is known")
        end(craps)
        XCTAssertEqual([chips.opacity, chips.ink], [1, ante], "the next ante")
        XCTAssertEqual(craps.view.balanceLabel.text, balance)
        craps.fixture.close()
      }
    }
  }

  /// A table whose clock stands still, and the chips of the ante on it.
  private static func chips(dice: [Int]) -> (craps: CrapsTable, clock: ManualClock, chips: AnyWidget) {
    Desktop.setAllowsMotion(true)
    let clock = ManualClock()
    let craps = CrapsTable(generator: ScriptedGenerator.dice(dice), time: clock.time)
    craps.fixture.window.waitForFrames(2)
    return (craps, clock, craps.fixture.find("anteChips"))
  }
}

/// The label of a possible point, as printed on the felt; nil while the puck covers it.
@MainActor
private func box(_ number: Int, of craps: CrapsTable) -> AnyWidget? {
  let row = craps.view.pointLabel.parent?.parent
  return row?.children.first { $0.hasStyle("point-box") && Label($0)?.text == String(number) && $0.isShown }
}
