import GtkKit
import Models
import Views
import XCTest

/// Turns of Craps as the Inspector records them: the messages, their order, senders and receivers.
final class RecordedCrapsTests: GameTestCase {
  func testD6_craps_theControllerPollsAfterEachCall() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { craps.roll() },
        [
          "== rollButton clicked",
          "CrapsView > CrapsViewController: rollPressed()",
          "CrapsViewController > CrapsModel: playTurn()",
          "CrapsModel --> CrapsViewController: dice (5, 6)",
          "CrapsViewController > CrapsView: throwDice(_:_:)",
          "CrapsViewController > CrapsView: totalLabel \"\"",
          "CrapsViewController > CrapsView: messageLabel \"\"",
          "CrapsViewController > CrapsView: hintLabel \"\"",
          "CrapsViewController > CrapsView: dieLabel1 5",
          "CrapsViewController > CrapsView: dieLabel2 6",
          "CrapsViewController > CrapsView: landDice()",
          "CrapsViewController > CrapsView: totalLabel \"Total 11\"",
          "CrapsModel --> CrapsViewController: won true",
          "CrapsModel --> CrapsViewController: winnings 5",
          "CrapsViewController > CrapsView: messageLabel \"✓ You win $5\"",
          "CrapsModel --> CrapsViewController: rolls.count 1",
          "CrapsViewController > CrapsView: rollStrip [\"11 ✓\"]",
          "CrapsViewController > CrapsView: pushWinnings(_:)",
          "CrapsModel --> CrapsViewController: balance 205",
          "CrapsViewController > CrapsView: collectChips()",
          "CrapsViewController > CrapsView: balanceLabel \"$205\"",
          "CrapsViewController > CrapsView: anteTrack.limit 205",
          "CrapsViewController > CrapsView: changeLabel \"+$5\"",
          "CrapsModel ..> CrapsViewController: unchanged",
          "CrapsViewController ..> CrapsView: unchanged",
          "CrapsModel --> CrapsViewController: allowedAntes 5...205",
          "CrapsModel ..> CrapsViewController: unchanged",
          "CrapsViewController ..> CrapsView: unchanged",
        ])
    }
  }

  func testD6_craps_theModelRoundsTheAnteOfTheSlider() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { craps.view.anteSlider.move(to: 52) }.prefix(8),
        [
          "== anteSlider moved",
          "CrapsView > CrapsViewController: sliderMoved(52)",
          "CrapsViewController > CrapsModel: ante = 52",
          "CrapsModel --> CrapsViewController: ante 50",
          "CrapsViewController > CrapsView: anteLabel \"$50\"",
          "CrapsViewController > CrapsView: anteChips 50",
          "CrapsViewController > CrapsView: anteSlider 50",
          "CrapsViewController > CrapsView: anteSlider.accessibleValue \"$50\"",
        ])
    }
  }

  func testD6_craps_aKeyIsRecordedWhereItIsHandled() {
    onMain {
      let craps = CrapsTable(dice: 5, 6)
      let inspector = InspectorTable(of: craps.fixture)
      XCTAssertEqual(
        inspector.rows { Keys.press("r", in: craps.fixture.window) }.prefix(5),
        [
          "== keyPressed(\"r\")",
          "Player > CrapsViewController: keyPressed(\"r\")",
          "CrapsViewController > CrapsView: rollButton.click()",
          "CrapsView > CrapsViewController: rollPressed()",
          "CrapsViewController > CrapsModel: playTurn()",
        ])
    }
  }

  func testD6_craps_anActionOfTheMenuBeginsAGroup() {
    onMain {
      let craps = CrapsTable(dice: 2, 2)
      let inspector = InspectorTable(of: craps.fixture)
      craps.roll()
      XCTAssertEqual(
        inspector.rows { craps.fixture.tabBar.newGamePressed() }.prefix(3),
        [
          "== newGamePressed()",
          "Player > CrapsViewController: newGamePressed()",
          "CrapsViewController > CrapsModel: reset()",
        ])
      // Reading the state aloud changes nothing.
      XCTAssertEqual(inspector.rows { craps.fixture.tabBar.speakState() }, [])
    }
  }

  func testD6_craps_theButtonOfAnAlertBeginsAGroup() {
    onMain {
      let craps = CrapsTable(dice: 1, 1)
      let inspector = InspectorTable(of: craps.fixture)
      craps.view.anteSlider.move(to: 200)
      craps.roll()
      XCTAssertEqual(
        inspector.rows.last { $0.contains("> AlertPresenter") },
        "CrapsViewController > AlertPresenter: AlertPresenter: present(Alert(\"You are bankrupt\", …))")
      XCTAssertEqual(
        inspector.rows { craps.fixture.closeAlert() }.prefix(5),
        [
          "== alertButton clicked",
          "AlertView > AlertPresenter: AlertPresenter: closed()",
          "AlertPresenter > CrapsViewController: AlertPresenter: completion()",
          "CrapsViewController > CrapsModel: reset()",
          "CrapsModel --> CrapsViewController: dice nil",
        ])
    }
  }
}
