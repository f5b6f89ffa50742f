import GtkKit
import Models
import Views
import XCTest

/// Rolling: faces, total, point, win and loss.
final class CrapsTurnTests: GameTestCase {
  func testC1_eachDieIsNamedByTheGlyphOfItsFace() {
    for (face, glyph) in zip(
      1...6, ["\u{2680}", "\u{2681}", "\u{2682}", "\u{2683}", "\u{2684}", "\u{2685}"])
    {
      let craps = CrapsTable(dice: face, 7 - face)
      craps.roll()
      XCTAssertEqual(craps.view.dieLabel1.glyph, glyph)
      XCTAssertNotEqual(craps.view.dieLabel2.glyph, glyph)
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

  func testC2_C3_C7_clickPlaysOneTurnWithTwoDice() {
    let generator = ScriptedGenerator.dice(6, 2, 1, 1)
    let craps = CrapsTable(generator: generator)
    craps.roll()
    XCTAssertEqual(generator.remaining, 2)
    XCTAssertEqual(craps.faces, ["\u{2685}", "\u{2681}"])
    XCTAssertEqual(craps.view.totalLabel.text, "Total 8")
    XCTAssertEqual(craps.view.pointLabel.text, "8")
    XCTAssertEqual(craps.view.balanceLabel.text, "$200")
  }

  func testC10_winIsShownOnThePage() {
    let craps = CrapsTable(dice: 5, 6)
    craps.view.anteSlider.move(to: 35)
    craps.roll()
    XCTAssertEqual(craps.view.balanceLabel.text, "$235")
    XCTAssertEqual(craps.view.messageLabel.text, "✓ You win $35")
    XCTAssertTrue(craps.view.messageLabel.hasStyle("won"))
    XCTAssertNil(craps.fixture.alert)
  }
}
