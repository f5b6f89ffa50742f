import XCTest

/// Turns of Craps as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedCrapsTests: GameTestCase {
  func testD6_craps_theControllerPollsAfterEachCall() {
    let craps = CrapsTable(dice: 5, 6)
    let inspector = InspectorTable(of: craps.fixture)
    assertInOrder(
      inspector.rows { craps.roll() },
      [
        "== rollButton clicked",
        "CrapsView > CrapsViewController: rollPressed()",
        "CrapsViewController > CrapsModel: playTurn()",
        "CrapsModel --> CrapsViewController: dice (5, 6)",
      ])
  }

  func testD6_craps_aKeyIsRecordedWhereItIsHandled() {
    let craps = CrapsTable(dice: 5, 6)
    let inspector = InspectorTable(of: craps.fixture)
    assertInOrder(
      inspector.rows { Keys.press("r", in: craps.fixture.window) },
      [
        "== keyPressed(\"r\")",
        "Player > CrapsViewController: keyPressed(\"r\")",
        "CrapsViewController > CrapsView: rollButton.press()",
        "CrapsView > CrapsViewController: rollPressed()",
        "CrapsViewController > CrapsModel: playTurn()",
      ])
  }

  func testD6_craps_theRestOfARollThatAKeyHastensBelongsToThatRoll() throws {
    let table = SpyTable(
      .craps, generator: { SeededGenerator(seed: 7) }, hasInspector: true, isSpied: false)
    let rows = try XCTUnwrap(table.inspector).rows {
      table.fixture.find("rollButton").click()
      pump()
      table.press("r")
    }
    let second = try XCTUnwrap(rows.lastIndex { $0.hasPrefix("== ") })
    XCTAssertEqual(rows.filter { $0.hasPrefix("== ") }, ["== rollButton clicked", "== keyPressed(\"r\")"])
    XCTAssertEqual(rows[second + 1], "Player > CrapsViewController: keyPressed(\"r\")")
    XCTAssertTrue(rows[..<second].contains("CrapsModel --> CrapsViewController: rolls.count 1"), "\(rows)")
  }

  func testD6_craps_anActionOfTheMenuBeginsAGroup() {
    let craps = CrapsTable(dice: 2, 2)
    let inspector = InspectorTable(of: craps.fixture)
    craps.roll()
    assertInOrder(
      inspector.rows { craps.fixture.tabBar.newGamePressed() },
      [
        "== newGamePressed()",
        "Player > CrapsViewController: newGamePressed()",
        "CrapsViewController > CrapsModel: reset()",
      ])
    let spoken = inspector.rows { craps.fixture.tabBar.speakState() }
    XCTAssertEqual(spoken.prefix(2), ["== speakState()", "Player > CrapsViewController: speakState()"])
    XCTAssertEqual(
      spoken.last?.hasPrefix("CrapsViewController > CrapsView: announce(\"Balance $200."), true)
  }

  func testD6_craps_theButtonOfAnAlertBeginsAGroup() {
    let craps = CrapsTable(dice: 1, 1)
    let inspector = InspectorTable(of: craps.fixture)
    craps.view.anteSlider.move(to: 200)
    craps.roll()
    XCTAssertEqual(
      inspector.rows.last { $0.contains("> AlertPresenter") },
      "CrapsViewController > AlertPresenter: AlertPresenter: present(Alert(\"You are bankrupt\", …))")
    assertInOrder(
      inspector.rows { craps.fixture.closeAlert() },
      [
        "== alertButton clicked",
        "AlertView > AlertPresenter: AlertPresenter: closed()",
        "AlertPresenter > CrapsViewController: AlertPresenter: completion()",
        "CrapsViewController > CrapsModel: reset()",
        "CrapsModel --> CrapsViewController: dice nil",
      ])
  }
}
