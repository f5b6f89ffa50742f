import Views
import XCTest

@testable import Controllers

final class PigStepTests: AnnouncementTestCase {
  func testP9_bustIsShownInOrder() {
    let pig = PigTable(die: 6, 5, 1)
    pig.roll()
    pig.roll()
    _ = takeAnnouncements()
    pig.view.rollButton.click()
    let view = pig.view
    let states = pig.clock.changes {
      [view.dieImageView.description, view.turnTotalLabel.text, view.lastRollLabel.text] + pig.turns
    }
    let bust = "✕ Player 1 pigged out: 11 lost"
    XCTAssertEqual(
      states,
      [
        ["Rolled 5", "11", "", "▸ Your turn", ""],
        ["Rolled 1", "11", "", "▸ Your turn", ""],
        // The result follows the coins.
        ["Rolled 1", "0", "", "▸ Your turn", ""],
        ["Rolled 1", "0", bust, "Turn over", ""],
        ["Rolled 1", "0", bust, "", "▸ Your turn"],
      ])
    XCTAssertTrue(pig.view.lastRollLabel.hasStyle("lost"))
    XCTAssertEqual(
      takeAnnouncements(), ["Player 1 rolled 1 and pigged out. Player 2, it is your turn."])
  }

  func testP9_aResultEndsWithTheNextThrow() {
    let pig = PigTable(die: 6, 1, 5, 4)
    pig.roll()
    pig.roll()
    XCTAssertTrue(pig.view.lastRollLabel.hasStyle("lost"))
    XCTAssertEqual(pig.view.mood, .bust)
    pig.view.rollButton.click()
    XCTAssertEqual(pig.view.lastRollLabel.text, "")
    XCTAssertFalse(pig.view.lastRollLabel.hasStyle("lost"))
    XCTAssertEqual(pig.view.mood, .idle)
    pig.waitForResult()
    XCTAssertEqual(pig.view.lastRollLabel.text, "Rolled 5")
    pig.pass()
    XCTAssertEqual(pig.view.mood, .smug)
    pig.view.rollButton.click()
    XCTAssertEqual(pig.view.lastRollLabel.text, "")
    XCTAssertFalse(pig.view.lastRollLabel.hasStyle("won"))
    XCTAssertEqual(pig.view.mood, .idle)
  }

  func testD7_aNewGameThatBeginsInSilenceStaysSilentAfterThePause() {
    let pig = PigTable(die: 6)
    pig.roll()
    _ = takeAnnouncements()
    pig.controller.isSilent = true
    pig.controller.startGameOfDay()
    pig.controller.isSilent = false
    XCTAssertEqual(pig.buttons, [false, false, false], "the first turn begins after a pause")
    pig.waitForResult()
    while !pig.view.rollButton.isSensitive, pig.clock.step() {}
    XCTAssertTrue(pig.view.rollButton.isSensitive)
    XCTAssertEqual(takeAnnouncements(), [])
  }

  func testP9_passIsShownInOrder() {
    let pig = PigTable(die: 6)
    pig.roll()
    _ = takeAnnouncements()
    pig.view.passButton.click()
    XCTAssertEqual(pig.view.turnTotalLabel.text, "0", "the coins fly")
    XCTAssertEqual(pig.scores, ["0", "0"])
    XCTAssertEqual(pig.buttons, [false, false, false])
    let states = pig.clock.changes { pig.scores + [pig.view.lastRollLabel.text] + pig.turns }
    let kept = "✓ Player 1 keeps 6"
    XCTAssertEqual(
      states,
      [
        ["0", "0", "Rolled 6", "▸ Your turn", ""],
        ["6", "0", "Rolled 6", "▸ Your turn", ""],
        ["6", "0", kept, "Turn over", ""],
        ["6", "0", kept, "", "▸ Your turn"],
      ])
    XCTAssertTrue(pig.view.lastRollLabel.hasStyle("won"))
    XCTAssertEqual(pig.view.player1.progressBar.fraction, 0.06, accuracy: 0.001)
    XCTAssertEqual(takeAnnouncements(), ["Player 1 keeps 6 and has 6. Player 2, it is your turn."])
    XCTAssertEqual(pig.buttons, [true, false, true])
  }

  func testP10_P11_alertFollowsTheWinHoweverItIsHastenedUnlessANewGameBegins() {
    for (isHastened, beginsAgain) in [(false, false), (true, false), (true, true)] {
      let pig = PigTable.beforeAWin()
      pig.view.passButton.click()
      pig.clock.advance(by: isHastened ? 100 : 650)
      if isHastened { pig.controller.finishShowing() }
      XCTAssertEqual(pig.scores, ["102", "0"])
      XCTAssertEqual(pig.turns, ["★ Winner", ""])
      XCTAssertEqual(pig.buttons, [false, false, true])
      XCTAssertEqual(pig.view.lastRollLabel.text, "✓ Player 1 keeps 102")
      XCTAssertTrue(pig.view.player1.hasStyle("won") && !pig.view.player2.hasStyle("won"))
      pig.clock.advance(by: Double(PigView.confettiTime - 1))
      XCTAssertNil(pig.fixture.alert, "the win can be seen first")
      if beginsAgain { pig.view.newGameButton.click() }
      pig.clock.advance(by: beginsAgain ? 5000 : 1)
      XCTAssertEqual(pig.fixture.alert == nil, beginsAgain)
      pig.fixture.close()
    }
  }
}
