import Controllers
import GtkKit
import Hands
import Models
import Views

/// A question of docs/lesson.md: which messages follow from an action?
package struct LessonQuestion {
  /// The name of its files in docs/lesson.
  package let name: String
  private let screen: ScreenName
  /// What the player does. The question is about the last action.
  private let play: (DemoWindow) -> Void

  /// The questions in the order of the lesson, which they need: each one goes on from the one before.
  package static let all = [
    LessonQuestion(name: "1-roll", screen: .craps) { $0.craps.rollButton.click() },
    LessonQuestion(name: "2-pig", screen: .pig) { $0.pig.rollButton.click() },
    LessonQuestion(name: "3-bet", screen: .ticTacToe) { $0.ticTacToe.betButton.click() },
    LessonQuestion(name: "4-bank", screen: .bank) { $0.bank.addFiftyButton.click() },
    LessonQuestion(name: "5-settings", screen: .hangman) { demo in
      demo.hangman.infoButton.click()
      demo.advance(by: 1000)
      demo.flipside.temperamentChoice.choose(0)
    },
    LessonQuestion(name: "6-done", screen: .hangman) { $0.flipside.doneButton.click() },
  ]

  /// A window as `parlor --seed 7 --reset` opens it.
  package static func openWindow(words: WordList) -> DemoWindow {
    Desktop.setAllowsMotion(true)
    let demo = DemoWindow(words: words, seed: 7)
    demo.open(.craps)
    return demo
  }

  /// Plays up to the answer of the question, and returns the Inspector with its messages.
  package func answer(in demo: DemoWindow) -> InspectorViewController? {
    demo.show(screen)
    if demo.inspector.inspector == nil { demo.inspector.toggle() }
    demo.advance(by: 1000)
    demo.inspector.inspector?.clearPressed()
    play(demo)
    // Observers are notified before the next frame, when hardly any time has passed.
    demo.advance(by: 0)
    // The main loop is idle between the steps of a result, as in the program.
    for _ in 0..<20 { demo.advance(by: 100) }
    return demo.inspector.inspector
  }
}
