import GtkKit
import Models
import XCTest

/// The slider and the ante that the model accepts.
final class CrapsAnteTests: GameTestCase {
  func testC4_sliderRangesFrom0To500AndALabelShowsTheModelsAnte() {
    onMain {
      let craps = CrapsTable(dice: 1)
      XCTAssertEqual(craps.view.anteSlider.range, 0...500)
      for (wish, ante) in [(50, "$50"), (52, "$50"), (53, "$55"), (200, "$200"), (500, "$200"), (0, "$5")] {
        craps.view.anteSlider.move(to: wish)
        XCTAssertEqual(craps.view.anteLabel.text, ante, "\(wish)")
      }
    }
  }

  func testC6_sliderMovesToTheAnteThatTheModelAccepted() {
    onMain {
      let craps = CrapsTable(dice: 1)
      for wish in [0, 1, 4, 7, 8, 123, 198, 200, 201, 499, 500] {
        let model = CrapsModel()
        model.ante = wish
        craps.view.anteSlider.move(to: wish)
        XCTAssertEqual(craps.view.anteSlider.value, model.ante, "\(wish)")
      }
    }
  }

  func testC4_sliderIsDisabledWhileThePointIsOn() {
    onMain {
      let craps = CrapsTable(dice: 3, 3, 2, 4)
      craps.view.anteSlider.move(to: 20)
      craps.roll()
      XCTAssertFalse(craps.view.anteSlider.isSensitive)
      craps.view.anteSlider.move(to: 100)
      XCTAssertEqual(craps.view.anteSlider.value, 20)
      XCTAssertEqual(craps.view.anteLabel.text, "$20")
      craps.roll()
      XCTAssertTrue(craps.view.anteSlider.isSensitive)
      XCTAssertEqual(craps.view.balanceLabel.text, "$220")
    }
  }

  func testC11_initialScreenShowsTheModel() {
    onMain {
      let craps = CrapsTable(dice: 1)
      let model = CrapsModel()
      XCTAssertEqual(craps.view.balanceLabel.text, "$\(model.balance)")
      XCTAssertEqual(craps.view.anteLabel.text, "$\(model.ante)")
      XCTAssertEqual(craps.view.anteSlider.value, model.ante)
      XCTAssertEqual(craps.view.pointLabel.text, "Off")
      XCTAssertEqual(craps.view.totalLabel.text, "Total –")
      XCTAssertEqual(craps.faces, ["", ""])
      XCTAssertEqual(craps.view.messageLabel.text, "Set your ante")
      XCTAssertEqual(craps.view.hintLabel.text, "Then roll: 7 or 11 wins.")
    }
  }

  func testC13_anteAndSliderAreLimitedByASmallerBalance() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      craps.view.anteSlider.move(to: 150)
      craps.roll()
      XCTAssertEqual(craps.view.balanceLabel.text, "$50")
      XCTAssertEqual(craps.view.anteLabel.text, "$50")
      XCTAssertEqual(craps.view.anteSlider.value, 50)
    }
  }

  func testC13_sliderIsLimitedByTheBalanceAfterALostPoint() {
    onMain {
      let craps = CrapsTable(dice: 2, 2, 1, 6)
      craps.view.anteSlider.move(to: 120)
      craps.roll()
      craps.roll()
      XCTAssertEqual(craps.view.balanceLabel.text, "$80")
      XCTAssertEqual(craps.view.anteSlider.value, 80)
      XCTAssertTrue(craps.view.anteSlider.isSensitive)
    }
  }
}
