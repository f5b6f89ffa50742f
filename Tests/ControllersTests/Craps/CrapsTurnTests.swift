import XCTest

/// The dice of a roll.
final class CrapsTurnTests: GameTestCase {
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
}
