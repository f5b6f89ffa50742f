import GtkKit
import Models
import Views
import XCTest

/// Rolling: faces, total, point, win and loss.
final class CrapsTurnTests: GameTestCase {
  func testC1_eachDieIsNamedByTheGlyphOfItsFace() {
    onMain {
      for (face, glyph) in zip(
        1...6, ["\u{2680}", "\u{2681}", "\u{2682}", "\u{2683}", "\u{2684}", "\u{2685}"])
      {
        let craps = CrapsTable(dice: face, 7 - face)
        craps.roll()
        XCTAssertEqual(craps.view.dieLabel1.glyph, glyph)
        XCTAssertNotEqual(craps.view.dieLabel2.glyph, glyph)
      }
    }
  }

  func testC1_diceAreLargeInTheSmallestWindow() {
    onMain {
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

  func testC2_theTotalOfTheDiceIsShown() {
    onMain {
      let craps = CrapsTable(dice: 2, 3, 6, 4)
      craps.roll()
      XCTAssertEqual(craps.view.totalLabel.text, "Total 5")
      craps.roll()
      XCTAssertEqual(craps.view.totalLabel.text, "Total 10")
    }
  }

  func testC3_pointIsShownAsOffOrANumber() {
    onMain {
      let craps = CrapsTable(dice: 4, 4, 1, 2, 5, 3)
      XCTAssertEqual(craps.view.pointLabel.text, "Off")
      craps.roll()
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      craps.roll()
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      craps.roll()
      XCTAssertEqual(craps.view.pointLabel.text, "Off")
    }
  }

  func testC7_clickPlaysOneTurnWithTwoDice() {
    onMain {
      let generator = ScriptedGenerator.dice(6, 2, 1, 1)
      let craps = CrapsTable(generator: generator)
      craps.roll()
      XCTAssertEqual(generator.remaining, 2)
      XCTAssertEqual(craps.faces, ["\u{2685}", "\u{2681}"])
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      XCTAssertEqual(craps.view.balanceLabel.text, "$200")
    }
  }

  func testC7_keyRRollsInUpperAndLowerCase() {
    onMain {
      let craps = CrapsTable(dice: 4, 4, 5, 3)
      XCTAssertTrue(craps.controller.keyPressed(.character("r")))
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      XCTAssertTrue(craps.controller.keyPressed(.character("R")))
      XCTAssertEqual(craps.view.balanceLabel.text, "$205")
      XCTAssertFalse(craps.controller.keyPressed(.character("x")))
      XCTAssertFalse(craps.controller.keyPressed(.enter))
    }
  }

  func testC10_winIsShownOnThePage() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      craps.view.anteSlider.move(to: 35)
      craps.roll()
      XCTAssertEqual(craps.view.balanceLabel.text, "$235")
      XCTAssertEqual(craps.view.messageLabel.text, "✓ You win $35")
      XCTAssertTrue(craps.view.messageLabel.hasStyle("won"))
      XCTAssertNil(craps.fixture.alert)
    }
  }

  func testC10_lossIsShownOnThePage() {
    onMain {
      let craps = CrapsTable(dice: 6, 6)
      craps.view.anteSlider.move(to: 35)
      craps.roll()
      XCTAssertEqual(craps.view.balanceLabel.text, "$165")
      XCTAssertEqual(craps.view.messageLabel.text, "✕ You lose $35")
      XCTAssertTrue(craps.view.messageLabel.hasStyle("lost"))
      XCTAssertFalse(craps.view.messageLabel.hasStyle("won"))
      XCTAssertNil(craps.fixture.alert)
    }
  }

  func testC10_lostPointIsShownUntilTheNextGame() {
    onMain {
      let craps = CrapsTable(dice: 2, 2, 3, 4, 5, 4)
      craps.roll()
      XCTAssertTrue(craps.view.messageLabel.text.contains("4"))
      craps.roll()
      XCTAssertEqual(craps.view.messageLabel.text, "✕ You lose $5")
      craps.roll()
      XCTAssertTrue(craps.view.messageLabel.text.contains("9"))
      XCTAssertTrue(craps.view.messageLabel.hasStyle("neutral"))
    }
  }
}
