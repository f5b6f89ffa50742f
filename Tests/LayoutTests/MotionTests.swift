import Controllers
import DemoScenes
import GtkKit
import XCTest

/// All animations, frame by frame. A warning of GTK is fatal.
final class MotionTests: LayoutTestCase {
  func testD5_animationsAreDrawnToTheEndWithoutWarnings() throws {
    try onMain {
      Desktop.setAllowsMotion(true)
      let demo = try TestWindows.demo(try XCTUnwrap(Scene.all.first))
      demo.window.ask(for: Size(1280, 800))
      let moves: [(game: Game, work: () -> Void)] = [
        (.craps, { demo.craps.rollButton.click() }),
        (.pig, { demo.pig.rollButton.click() }),
        (.ticTacToe, { demo.ticTacToe.playButton.click() }),
        (.ticTacToe, { demo.show(.bank) }),
        (.hangman, { _ = demo.controller.controller(of: .hangman).keyPressed(.character("e")) }),
        (.hangman, { demo.hangman.infoButton.click() }),
        (.hangman, { demo.flipside.doneButton.click() }),
      ]
      for (game, work) in moves {
        demo.controller.show(game)
        demo.window.waitForFrames(2)
        work()
        // Two thirds of a second at the usual frame rate; longer animations continue below.
        XCTAssertTrue(demo.window.waitForFrames(40))
      }
      let labels = [demo.craps.balanceLabel, demo.pig.turnTotalLabel, demo.ticTacToe.creditLabel]
      let hasEnded = (0..<600).contains { _ in
        demo.window.waitForFrames(1)
        // The focus returns at the end of the turn.
        return labels.allSatisfy { $0.opacity == 1 } && demo.hangman.guessField.containsFocus
      }
      XCTAssertTrue(hasEnded)
    }
  }
}
