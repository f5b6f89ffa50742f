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
      XCTAssertEqual(craps.shown, Shown(total: "", point: "8", message: "The point is 8", balance: "$200"))
      clock.advance(by: 699)
      XCTAssertEqual(craps.faces, ["\u{2683}", "\u{2683}"], "the faces of the last roll")
      clock.advance(by: 1)
      XCTAssertEqual(craps.faces, ["\u{2684}", "\u{2682}"])
      XCTAssertEqual(craps.shown, Shown(total: "", point: "8", message: "The point is 8", balance: "$200"))
      clock.advance(by: 150)
      XCTAssertEqual(
        craps.shown, Shown(total: "Total 8", point: "8", message: "The point is 8", balance: "$200"))
      clock.advance(by: 50)
      XCTAssertEqual(
        craps.shown, Shown(total: "Total 8", point: "Off", message: "The point is 8", balance: "$200"))
      XCTAssertEqual(takeAnnouncements(), [])
      // The puck has arrived.
      clock.advance(by: 250)
      XCTAssertEqual(
        craps.shown, Shown(total: "Total 8", point: "Off", message: "✓ You win $35", balance: "$200"))
      XCTAssertEqual(takeAnnouncements(), ["Total 8. You win $35. Balance $235."])
      clock.advance(by: 349)
      XCTAssertEqual(craps.view.balanceLabel.text, "$200", "the chips have not arrived")
      clock.advance(by: 1)
      XCTAssertEqual(craps.view.balanceLabel.text, "$235")
      XCTAssertEqual(craps.view.changeLabel.text, "+$35")
      XCTAssertFalse(craps.view.anteSlider.isSensitive)
      clock.advance(by: 200)
      XCTAssertTrue(craps.view.anteSlider.isSensitive)
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
        XCTAssertEqual(
          craps.shown, Shown(total: "Total 7", point: "Off", message: "✕ You lose $150", balance: "$50"))
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
      clock.advance(by: 899)
      XCTAssertTrue(craps.view.anteSlider.isSensitive, "it would tell the result")
      clock.advance(by: 1)
      XCTAssertEqual(craps.view.pointLabel.text, "8")
      XCTAssertFalse(craps.view.anteSlider.isSensitive)
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
      clock.advance(by: 1149)
      XCTAssertEqual(chips.ink, ante)
      clock.advance(by: 1)
      pump(until: { chips.ink > 1.8 * ante })
      XCTAssertEqual(chips.opacity, 1)
      clock.advance(by: 150)
      XCTAssertEqual(chips.opacity, 0, "they fly")
      clock.advance(by: 399)
      XCTAssertEqual(chips.opacity, 0, "they have arrived")
      clock.advance(by: 1)
      XCTAssertEqual(chips.opacity, 1)
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
      clock.advance(by: 1149)
      XCTAssertEqual(chips.opacity, 1)
      clock.advance(by: 1)
      XCTAssertEqual(chips.opacity, 0, "they fly")
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
      clock.advance(by: 1350)
      XCTAssertEqual(chips.opacity, 0)
      craps.roll()
      XCTAssertEqual(chips.opacity, 1, "the ante of the next game")
      XCTAssertEqual(craps.view.balanceLabel.text, "$205")
    }
  }
}

/// What a table shows of a roll.
private struct Shown: Equatable {
  let total, point, message, balance: String
}

extension CrapsTable {
  @MainActor fileprivate var shown: Shown {
    Shown(
      total: view.totalLabel.text, point: view.pointLabel.text, message: view.messageLabel.text,
      balance: view.balanceLabel.text)
  }

  /// The texts of all outlets.
  @MainActor fileprivate var everything: [String] {
    [
      view.balanceLabel, view.totalLabel, view.pointLabel, view.anteLabel, view.messageLabel, view.hintLabel,
      view.changeLabel,
    ].map(\.text) + faces + ["\(view.anteSlider.value)", "\(view.anteSlider.isSensitive)"]
      + view.rollStrip.children.compactMap { Label($0)?.text }
  }
}
