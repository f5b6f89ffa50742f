import XCTest

/// Each timetable of a result ends in `updateUI()`: its last step shows everything, also what no step before has shown.
final class WholeStateTests: GtkTestCase {
  func testP12_theLastStepOfEachEventShowsTheWholeState() {
    let pig = PigTable(die: 5, 5, 1)
    let view = pig.view
    let labels = [
      view.lastRollLabel, view.turnTotalLabel, view.player1.scoreLabel, view.player2.scoreLabel,
      view.player1.leftLabel, view.player2.leftLabel,
    ]
    for button in [view.rollButton, view.rollButton, view.passButton, view.rollButton] {
      assertTheLastStepShows(labels, of: pig.controller, pig.clock, pig.turns.joined()) { button.click() }
      pig.clock.advance(by: 1000)
    }
  }

  func testT5_theLastStepOfARunShowsTheWholeState() {
    for board in [TicTacToeTable.winning, TicTacToeTable.allX, TicTacToeTable.topRow] {
      let clock = ManualClock()
      let table = TicTacToeTable(boards: [board], time: clock.time)
      let view = table.game
      let labels = [view.creditLabel, view.wonLabel, view.spinsLabel, view.betLabel, view.messageLabel]
      let controller = table.controller.controller(showing: .ticTacToe)
      assertTheLastStepShows(labels, of: controller, clock, "\(board)") { view.playButton.click() }
      table.fixture.close()
    }
  }

  func testH8_theLastStepOfAGuessShowsTheWholeState() {
    let clock = ManualClock()
    let game = HangmanTable(["DEED"], length: 4, mistakes: 2, time: clock.time)
    let labels = [game.view.messageLabel, game.view.guessesLeftLabel]
    for letter in "EXY" {
      assertTheLastStepShows(labels, of: game.controller, clock, "\(letter)") { game.press(String(letter)) }
    }
    XCTAssertEqual(game.message, "✕ Hanged! It was DEED.")
  }
}

/// Spoils labels before each step of a result. The last step has to show them again.
@MainActor
private func assertTheLastStepShows(
  _ labels: [Label], of controller: ViewController, _ clock: ManualClock, _ message: String,
  after play: () -> Void
) {
  Desktop.setAllowsMotion(true)
  play()
  XCTAssertTrue(controller.isShowing, message)
  while controller.isShowing {
    for label in labels { label.text = "?" }
    guard clock.step() else { return XCTFail("no step is left: \(message)") }
  }
  let shown = labels.map(\.text)
  XCTAssertFalse(shown.contains("?"), "\(message): \(shown)")
  controller.updateUI()
  XCTAssertEqual(labels.map(\.text), shown, message)
}
