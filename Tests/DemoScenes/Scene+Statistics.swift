import Controllers
import GtkKit
import Hands
import Views

extension Scene {
  /// The Statistics window, as it opens and after some games.
  static let statistics = [
    Scene(name: "statistics-empty", game: .pig) { demo in show(.pig, demo) },
    Scene(name: "statistics-craps", game: .craps) { demo in
      rollDice(demo)
      show(.craps, demo)
    },
    Scene(name: "statistics-dice", game: .craps) { demo in
      rollDice(demo)
      show(.craps, demo)
      demo.statisticsView?.chartChoice.choose(1)
    },
    Scene(name: "statistics-table", game: .craps) { demo in
      rollDice(demo)
      show(.craps, demo)
      demo.statisticsView?.chartChoice.choose(1)
      demo.statisticsView?.formChosen.send(StatisticsView.Form.table.rawValue, by: demo.window, "chosen")
    },
    Scene(name: "statistics-clear", game: .craps) { demo in
      rollDice(demo)
      show(.craps, demo)
      demo.statisticsView?.clearButton.click()
      demo.windowToCapture.waitForFrames(2)
    },
    Scene(name: "statistics-pig", game: .pig) { demo in
      for isComputer in [false, true, true] {
        demo.pig.computerSwitch.turn(isComputer)
        repeating(until: { demo.controller.view.alert != nil }) { playPig(demo) }
        demo.settle()
      }
      show(.pig, demo)
    },
    Scene(name: "statistics-hangman", game: .hangman) { demo in
      for length in [4, 5, 7, 8, 14] {
        demo.settings.wordLength = length
        demo.settings.maximumMistakes = 12
        demo.hangman.newGameButton.click()
        guess("eaiousrntlcdmphgbfvykwjxqz", demo)
        demo.settle()
      }
      show(.hangman, demo)
    },
  ]

  private static func show(_ game: Game, _ demo: DemoWindow) {
    demo.statistics.show(game, above: demo.window) {}
    demo.windowToCapture.waitForFrames(2)
  }

  private static func rollDice(_ demo: DemoWindow) {
    for _ in 0..<120 { demo.craps.rollButton.click() }
    demo.settle()
  }
}
