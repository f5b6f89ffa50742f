import XCTest

/// Turns of Pig as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedPigTests: GameTestCase {
  func testD6_pig_theModelCallsItsDelegate() {
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
      ])
  }

  func testD6_pig_aKeyOfADisabledButtonIsNoAction() throws {
    let pig = PigTable(die: 5)
    let inspector = InspectorTable(of: pig.fixture)
    let hand = try pig.fixture.hand()
    XCTAssertFalse(pig.view.passButton.isSensitive)
    let moments = inspector.placement?.inspector?.traveler.timeline.last
    XCTAssertEqual(try inspector.rows { try hand.press("p") }, [])
    XCTAssertEqual(inspector.placement?.inspector?.traveler.timeline.last, moments)
  }

  func testD6_pig_theEndOfTheAnimationBelongsToTheRoll() {
    let pig = PigTable(die: 5)
    let inspector = InspectorTable(of: pig.fixture)
    pig.view.rollButton.click()
    let landing = inspector.rows {
      inspector.now += 450
      pig.clock.step()
    }
    XCTAssertTrue(landing.contains("PigViewController > PigView: turnTotalLabel \"5\""), "\(landing)")
    XCTAssertFalse(landing.contains { $0.hasPrefix("== ") }, "\(landing)")
  }

  func testD6_pig_aMoveOfTheComputerHasItsOwnGroup() {
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
