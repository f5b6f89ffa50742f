import Controllers
import GtkKit
import Hands
import Models
import Views

/// The MVC Inspector beside each game.
extension Scene {
  static let inspector = [
    Scene(name: "inspector-empty", game: .craps) { demo in
      openInspector(demo)
      demo.inspectorView?.windowButton.click()
      demo.windowToCapture.waitForFrames(2)
    },
    Scene(name: "inspector-craps", game: .craps) { demo in
      openInspector(demo)
      demo.craps.rollButton.click()
      demo.window.waitForFrames(2)
      demo.craps.rollButton.click()
    },
    Scene(name: "inspector-slow", game: .craps, coversGame: true, hasMotion: true) { demo in
      // The first question of docs/lesson.md. With animations, the steps of the result are still to come.
      Desktop.setAllowsMotion(true)
      demo.roll(3, 1)
      openInspector(demo)
      demo.inspectorView?.pauseButton.toggle()
      demo.craps.rollButton.click()
      demo.window.waitForFrames(2)
      for _ in 1...4 { demo.inspectorView?.stepButton.click() }
      Desktop.setAllowsMotion(false)
    },
    Scene(name: "inspector-window", game: .craps) { demo in
      openInspector(demo)
      demo.inspectorView?.windowButton.click()
      demo.windowToCapture.waitForFrames(2)
      demo.craps.rollButton.click()
      demo.windowToCapture.waitForFrames(2)
      // Two lines of the code can set it.
      guard let list = demo.inspectorView?.messageList else { return }
      for row in list.items where row.isOpen == false {
        list.updateToggled.send(row.place?.message ?? 0, by: list.list, "toggled")
      }
      demo.windowToCapture.waitForFrames(2)
      guard let row = list.items.lastIndex(where: { $0.text.hasPrefix("● messageLabel") }) else { return }
      list.select(at: row)
      list.scroll(to: row - 2...row)
    },
    Scene(name: "inspector-pig", game: .pig) { demo in
      openInspector(demo)
      demo.pig.rollButton.click()
      demo.runPendingWork()
      demo.window.waitForFrames(2)
    },
    Scene(name: "inspector-tictactoe", game: .ticTacToe) { demo in
      openInspector(demo)
      demo.ticTacToe.playButton.click()
    },
    Scene(name: "inspector-bank", game: .ticTacToe) { demo in
      demo.show(.bank)
      AnyWidget.named("sideBySideTab", below: demo.window)?.click()
      openInspector(demo)
      demo.bank.creditField.text = "50"
      demo.bank.addCreditButton.click()
    },
    Scene(name: "inspector-hangman", game: .hangman) { demo in
      openInspector(demo)
      demo.hangman.newGameButton.click()
      demo.window.waitForFrames(2)
      guess("e", demo)
    },
    Scene(name: "inspector-past", game: .craps, coversGame: true) { demo in
      openInspector(demo)
      for _ in 0..<5 {
        demo.craps.rollButton.click()
        demo.settle()
        demo.window.waitForFrames(2)
      }
      for _ in 0..<3 { demo.inspectorView?.timelineBar.earlierButton.click() }
    },
    Scene(name: "inspector-question", game: .craps, coversGame: true) { demo in
      openInspector(demo)
      demo.craps.rollButton.click()
      let choices = ["CrapsView.dieLabel1", "CrapsView.balanceLabel"]
      predict(choices, demo) { inspector in
        let messages = inspector.session.log.messages
        let call = messages.lastIndex { $0.text == "playTurn()" } ?? 0
        inspector.ask(Question(after: call, "Which widgets will change?", .outlets))
      }
    },
    Scene(name: "inspector-answer", game: .craps, coversGame: true) { demo in
      openInspector(demo)
      demo.craps.rollButton.click()
      predict(["The model calls its delegate"], demo) { _ = LessonQuestion.all[0].ask(in: $0) }
      demo.inspectorView?.stepButton.click()
      demo.window.waitForFrames(2)
    },
  ]

  /// Asks a question about the action that was played, goes back, steps up to the question and chooses answers.
  private static func predict(
    _ choices: [String], _ demo: DemoWindow, _ ask: (InspectorViewController) -> Void
  ) {
    demo.settle()
    demo.window.waitForFrames(2)
    guard let inspector = demo.inspector.inspector, let view = demo.inspectorView else { return }
    ask(inspector)
    view.pauseButton.toggle()
    view.timelineBar.earlierButton.click()
    view.timelineBar.laterButton.click()
    for _ in 1...40 where view.questionPane.text.isEmpty { view.stepButton.click() }
    for choice in choices { view.questionPane.chosen.send(choice, by: view.questionPane, "toggled") }
    demo.window.waitForFrames(2)
  }

  private static func openInspector(_ demo: DemoWindow) {
    demo.inspector.toggle()
    demo.window.waitForFrames(3)
  }
}

extension Scene {
  /// The Statistics window, as it opens and after some games.
  static let statistics = [
    Scene(name: "statistics-empty", game: .hangman) { demo in show(.hangman, demo) },
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
