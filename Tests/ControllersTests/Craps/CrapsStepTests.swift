import DemoScenes
import GtkKit
import Hands
import Models
import XCTest

/// The steps in which a roll is shown: the dice land, then the total, the puck, the result and the money.
final class CrapsStepTests: AnnouncementTestCase {
  func testC7_aRollIsShownInOrder() {
    onMain {
      Desktop.setAllowsMotion(true)
      let clock = ManualClock()
      let craps = CrapsTable(dice: 4, 4, 5, 3, time: clock.time)
      craps.view.anteSlider.move(to: 35)
      craps.roll()
      craps.controller.finishShowing()
      _ = takeAnnouncements()

      craps.roll()
      var announcements: [String] = []
      let states = clock.changes {
        announcements += takeAnnouncements()
        return craps.faces + craps.texts + [
          craps.view.anteSlider.isSensitive ? "ante" : "", announcements.joined(),
        ]
      }
      let (old, new) = (["\u{2683}", "\u{2683}"], ["\u{2684}", "\u{2682}"])
      let (point, win) = ("The point is 8", "✓ You win $35")
      let spoken = "Total 8. You win $35. Balance $235."
      XCTAssertEqual(
        states,
        [
          old + ["", "8", point, "$200", "", "", ""],
          new + ["", "8", point, "$200", "", "", ""],
          new + ["Total 8", "8", point, "$200", "", "", ""],
          new + ["Total 8", "Off", point, "$200", "", "", ""],
          // The puck has arrived.
          new + ["Total 8", "Off", win, "$200", "", "", spoken],
          // The chips have arrived.
          new + ["Total 8", "Off", win, "$235", "+$35", "", spoken],
          new + ["Total 8", "Off", win, "$235", "+$35", "ante", spoken],
        ])
    }
  }

  func testC7_theResultOfTheLastGameIsGoneWhileTheDiceAreInTheAir() {
    onMain {
      Desktop.setAllowsMotion(true)
      let clock = ManualClock()
      let craps = CrapsTable(dice: 5, 6, 1, 2, time: clock.time)
      craps.roll()
      craps.controller.finishShowing()
      XCTAssertTrue(craps.view.messageLabel.hasStyle("won"))
      craps.roll()
      XCTAssertEqual(craps.view.messageLabel.text, "")
      XCTAssertFalse(craps.view.messageLabel.hasStyle("won"))
      XCTAssertEqual(craps.view.changeLabel.text, "")
      XCTAssertEqual(craps.view.balanceLabel.text, "$205", "the loss has not been seen")
    }
  }

  func testC7_tenQuickClicksAreTenRolls() {
    onMain {
      for seed in UInt64(1)...5 {
        Desktop.setAllowsMotion(true)
        let clock = ManualClock()
        let craps = CrapsTable(generator: SeededGenerator(seed: seed), time: clock.time)
        let model = CrapsModel(generator: SeededGenerator(seed: seed))
        for roll in 1...10 {
          craps.roll()
          model.playTurn()
          clock.advance(by: 137 * Double(roll))
        }
        craps.controller.finishShowing()
        Desktop.setAllowsMotion(false)
        let reference = CrapsTable(generator: SeededGenerator(seed: seed))
        for _ in 1...10 { reference.roll() }
        XCTAssertEqual(craps.everything, reference.everything, "seed \(seed)")
        XCTAssertEqual(craps.view.balanceLabel.text, "$\(model.balance)", "seed \(seed)")
        craps.fixture.close()
        reference.fixture.close()
      }
    }
  }

  func testC7_eachStepLeadsToTheWholeState() {
    onMain {
      for time in stride(from: 0.0, through: 1800, by: 50) {
        Desktop.setAllowsMotion(true)
        let clock = ManualClock()
        let craps = CrapsTable(dice: 2, 2, 3, 4, time: clock.time)
        craps.view.anteSlider.move(to: 150)
        craps.roll()
        craps.roll()
        clock.advance(by: time)
        craps.controller.finishShowing()
        XCTAssertEqual(craps.texts, ["Total 7", "Off", "✕ You lose $150", "$50", "\u{2212}$150"])
        XCTAssertEqual(craps.view.anteLabel.text, "$50", "\(time) ms")
        XCTAssertEqual(craps.view.anteSlider.value, 50, "\(time) ms")
        craps.fixture.close()
      }
    }
  }

  func testC6_theAnteIsFixedWhenThePuckIsOn() {
    onMain {
      Desktop.setAllowsMotion(true)
      let clock = ManualClock()
      let craps = CrapsTable(dice: 4, 4, time: clock.time)
      craps.roll()
      // A fixed ante would tell the result.
      let states = clock.changes { [craps.view.pointLabel.text, "\(craps.view.anteSlider.isSensitive)"] }
      XCTAssertEqual(states, [["Off", "true"], ["8", "false"]])
    }
  }

  func testC6_movingTheSliderFinishesTheRoll() {
    onMain {
      Desktop.setAllowsMotion(true)
      let craps = CrapsTable(dice: 4, 4, time: ManualClock().time)
      craps.roll()
      XCTAssertTrue(craps.view.anteSlider.isSensitive, "it does not tell the result")
      craps.view.anteSlider.move(to: 100)
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      XCTAssertEqual(craps.view.anteLabel.text, "$5")
      XCTAssertEqual(craps.view.anteSlider.value, 5)
    }
  }

  func testC6_aPressOnTheDisabledSliderOnlyFinishesTheRoll() throws {
    try onMain {
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
  }

  func testC7_aWinPaysChipsThatGoToTheBalance() {
    onMain {
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
  }

  func testC7_aLossSweepsTheChipsAway() {
    onMain {
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
  }

  func testC7_aClickWhileChipsFlyEndsTheFlight() {
    onMain {
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
}

extension CrapsTable {
  /// What the table shows of a roll: the total, the point, the result, and the money.
  @MainActor fileprivate var texts: [String] {
    [view.totalLabel, view.pointLabel, view.messageLabel, view.balanceLabel, view.changeLabel].map(\.text)
  }

  /// The texts of all outlets.
  @MainActor fileprivate var everything: [String] {
    texts + [view.anteLabel, view.hintLabel].map(\.text) + faces + [
      "\(view.anteSlider.value)", "\(view.anteSlider.isSensitive)",
    ]
      + view.rollStrip.children.compactMap { Label($0)?.text }
  }
}
