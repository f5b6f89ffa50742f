import Controllers
import GtkKit
import Stages
import XCTest

/// All that moves, frame by frame: a warning of GTK while it draws would end the tests.
final class MotionTests: LayoutTestCase {
  func testD5_whatMovesIsDrawnToItsEndWithoutAWarning() throws {
    try onMain {
      Desktop.setAllowsMotion(true)
      let stage = try Opened.stage(try XCTUnwrap(Scene.all.first))
      stage.window.ask(for: Size(1280, 800))
      let moves: [(game: Game, work: () -> Void)] = [
        (.craps, { stage.craps.rollButton.click() }),
        (.pig, { stage.pig.rollButton.click() }),
        (.tictactoe, { stage.ticTacToe.playButton.click() }),
        (.tictactoe, { stage.showBank() }),
        (.hangman, { _ = stage.controller.controller(of: .hangman).keyPressed(.character("e")) }),
        (.hangman, { stage.hangman.infoButton.click() }),
        (.hangman, { stage.flipside.doneButton.click() }),
      ]
      for (game, work) in moves {
        stage.controller.show(game)
        stage.window.waitForFrames(2)
        work()
        // Two thirds of a second at the usual rate; what takes longer goes on below.
        XCTAssertTrue(stage.window.waitForFrames(40))
      }
      let labels = [stage.craps.balanceLabel, stage.pig.turnTotalLabel, stage.ticTacToe.creditLabel]
      let hasEnded = (0..<600).contains { _ in
        stage.window.waitForFrames(1)
        return labels.allSatisfy { $0.opacity == 1 } && stage.hangman.root.isMapped
          && !stage.hangman.root.hasStyle("turning-away")
      }
      XCTAssertTrue(hasEnded)
    }
  }
}
