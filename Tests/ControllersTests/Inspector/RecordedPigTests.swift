import GtkKit
import Hands
import Models
import Views
import XCTest

/// Turns of Pig as the Inspector records them: the messages, their order, senders and receivers.
final class RecordedPigTests: GameTestCase {
  func testD6_pig_theModelCallsItsDelegate() {
    onMain {
      let pig = PigTable(die: 5)
      let inspector = InspectorTable(of: pig.fixture)
      assertInOrder(
        inspector.rows { pig.view.rollButton.click() },
        [
          "== rollButton clicked",
          "PigView > PigViewController: rollPressed()",
          "PigViewController > PigModel: roll()",
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .choseToRoll(player: 0))",
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .rolled(player: 0, die: .five, turnTotal: 5))",
          "PigViewController > PigView: rollButton.isSensitive false",
          "PigViewController > PigView: newGameButton.isSensitive false",
          "PigViewController > PigView: oddsButton.isSensitive false",
          "PigViewController > PigView: computerSwitch.isSensitive false",
          "PigViewController > PigView: lastRollLabel \"\"",
          "PigViewController > PigView: throwDie(_:)",
        ])
    }
  }

  func testD6_pig_aKeyOfADisabledButtonIsNoAction() throws {
    try onMain {
      let pig = PigTable(die: 5)
      let inspector = InspectorTable(of: pig.fixture)
      let hand = try pig.fixture.hand()
      XCTAssertFalse(pig.view.passButton.isSensitive)
      let moments = inspector.placement?.inspector?.traveler.timeline.last
      XCTAssertEqual(try inspector.rows { try hand.press("p") }, [])
      XCTAssertEqual(inspector.placement?.inspector?.traveler.timeline.last, moments)
    }
  }

  func testD6_pig_theEndOfTheAnimationBelongsToTheRoll() {
    onMain {
      let pig = PigTable(die: 5)
      let inspector = InspectorTable(of: pig.fixture)
      pig.view.rollButton.click()
      let landing = inspector.rows {
        inspector.now += 450
        pig.clock.step()
      }
      assertInOrder(
        landing,
        [
          "PigModel --> PigViewController: canHold true",
          "PigViewController > PigView: rollButton.isSensitive true",
          "PigViewController > PigView: passButton.isSensitive true",
          "PigViewController > PigView: newGameButton.isSensitive true",
          "PigViewController > PigView: oddsButton.isSensitive true",
          "PigViewController > PigView: computerSwitch.isSensitive true",
          "PigModel --> PigViewController: lastRoll .five",
          "PigViewController > PigView: dieImageView \"Rolled 5\"",
          "PigModel --> PigViewController: turnTotal 5",
          "PigViewController > PigView: turnTotalLabel \"5\"",
          "PigModel --> PigViewController: log.count 3",
          "PigViewController > PigView: lastRollLabel \"Rolled 5\"",
          "PigViewController > PigView: historyTable [\"Player 1: 5\", … 2]",
        ])
    }
  }

  func testD6_pig_aMoveOfTheComputerHasItsOwnGroup() {
    onMain {
      let pig = PigTable(die: 1, 6)
      let inspector = InspectorTable(of: pig.fixture)
      XCTAssertTrue(
        inspector.rows { pig.view.computerSwitch.turn(true) }.contains(
          "PigViewController > PigModel: players[1].kind = .computer(.holdAt20)"))
      pig.roll()
      assertInOrder(
        inspector.rows { pig.clock.step() },
        [
          "== playComputerMove()",
          "PigViewController > PigModel: playComputerMove()",
          "PigModel <>> PigViewController: ◆ pigModel(self, didLog: .choseToRoll(player: 1))",
        ])
    }
  }
}
