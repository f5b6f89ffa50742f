import Views
import XCTest

final class PigButtonTests: GameTestCase {
  func testP6_P7_buttonsAreDisabledDuringTheRollAndPassWhileNothingIsGathered() {
    let pig = PigTable(die: 4, 1)
    XCTAssertEqual(pig.buttons, [true, false, true])
    pig.view.rollButton.click()
    XCTAssertEqual(pig.buttons, [false, false, false])
    XCTAssertFalse(pig.view.computerSwitch.isSensitive)
    pig.clock.step()
    XCTAssertEqual(pig.buttons, [true, true, true])
    XCTAssertTrue(pig.view.computerSwitch.isSensitive)
    pig.view.rollButton.click()
    while pig.turns != ["", "▸ Your turn"] {
      XCTAssertEqual(pig.buttons, [false, false, false], "until the other player's turn")
      guard pig.clock.step() else { return XCTFail("\(pig.turns)") }
    }
    XCTAssertEqual(pig.buttons, [false, false, false], "until the player has seen the turn begin")
    XCTAssertTrue(pig.view.rollButton.hasStyle("held"), "it keeps its color")
    XCTAssertFalse(pig.view.passButton.hasStyle("held"))
    pig.clock.step()
    XCTAssertEqual(pig.buttons, [true, false, true])
  }

  func testP4_rollPassAndNewGameHaveKeys() {
    let pig = PigTable(die: 4, 5)
    XCTAssertTrue(pig.controller.keyPressed(.character("r")))
    pig.clock.step()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "4")
    XCTAssertTrue(pig.controller.keyPressed(.character("h")))
    pig.waitForResult()
    XCTAssertEqual(pig.scores, ["4", "0"])
    XCTAssertTrue(pig.controller.keyPressed(.character("R")))
    pig.clock.step()
    XCTAssertTrue(pig.controller.keyPressed(.character("P")))
    pig.waitForResult()
    XCTAssertEqual(pig.scores, ["4", "5"])
    XCTAssertTrue(pig.controller.keyPressed(.character("n")))
    XCTAssertEqual(pig.scores, ["0", "0"])
    XCTAssertFalse(pig.controller.keyPressed(.character("x")))
    XCTAssertFalse(pig.controller.keyPressed(.escape))
  }

  func testP11_newGameWorksDuringATurn() {
    let pig = PigTable(die: 6, 6, 5)
    pig.roll()
    pig.pass()
    pig.roll()
    pig.roll()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "11")
    pig.view.newGameButton.click()
    XCTAssertEqual(pig.scores, ["0", "0"])
    XCTAssertEqual(pig.view.turnTotalLabel.text, "0")
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    XCTAssertEqual(pig.view.lastRollLabel.text, "Not rolled yet")
    pig.waitForResult()
    XCTAssertEqual(pig.buttons, [true, false, true])
    XCTAssertEqual(pig.history.first?.text, "Earlier game")
  }

  func testP11_newGameStopsTheComputersTurn() {
    let pig = PigTable(die: 1, 6)
    pig.giveTurnToComputer()
    XCTAssertTrue(pig.view.newGameButton.isSensitive)
    pig.view.newGameButton.click()
    pig.waitForResult()
    XCTAssertEqual(pig.clock.pendingDelays, [])
    XCTAssertEqual(pig.turns, ["▸ Your turn", ""])
    XCTAssertEqual(pig.buttons, [true, false, true])
  }

  func testP6_focusReturnsToRollAfterATabSwitchDuringTheRoll() {
    let pig = PigTable(die: 5, 4)
    pig.view.rollButton.click()
    XCTAssertFalse(pig.view.rollButton.isSensitive)
    pig.fixture.tabBar.show(.craps)
    pump(until: { !pig.view.root.isMapped })
    pig.fixture.tabBar.show(.pig)
    pump(until: { pig.view.root.isMapped })
    XCTAssertFalse(pig.view.player1.nameField.containsFocus, "typing must not change a name")
    XCTAssertTrue(pig.view.rollButton.isFocus)
    pig.view.player1.nameField.grabFocus()
    pig.view.rollButton.click()
    pig.clock.step()
    XCTAssertTrue(pig.view.player1.nameField.containsFocus, "the user has focused it")
  }

  func testP6_tabKeyFocusesControlsAndNotThePageDuringTheRoll() {
    let pig = PigTable(die: 5)
    pig.view.rollButton.click()
    var stops: Set<WidgetPointer> = []
    while gtk_widget_child_focus(pig.fixture.window.pointer, GTK_DIR_TAB_FORWARD) != 0,
      let stop = pig.fixture.window.focus?.pointer, stops.insert(stop).inserted
    {
      XCTAssertEqual(gtk_widget_is_ancestor(pig.view.rollButton.pointer, stop), 0, "the page is focused")
    }
    XCTAssertGreaterThan(stops.count, 3)
  }

  func testP10_rollIsFocusedAfterAWin() {
    let pig = PigTable.beforeAWin()
    pig.view.passButton.grabFocus()
    pig.pass()
    pig.clock.advance(by: Double(PigView.confettiTime))
    XCTAssertNotNil(pig.fixture.alert)
    pig.fixture.closeAlert()
    pig.waitForResult()
    XCTAssertTrue(pig.view.rollButton.isFocus)
  }
}
