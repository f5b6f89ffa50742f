import Controllers
import GtkKit
import Hands
import Models
import Views

/// A question of docs/lesson.md: which messages follow from an action?
package struct LessonQuestion {
  package let name: String
  private let screen: ScreenName
  /// What the player does. The question is about the last action.
  private let play: (DemoWindow) -> Void
  /// The message after which the program asks, and what it asks.
  private let message: String
  private let text: String
  private let answer: Question.Answer
  private let explanation: String

  private init(
    _ name: String, _ screen: ScreenName, after message: String, _ text: String, _ answer: Question.Answer,
    _ explanation: String, play: @escaping (DemoWindow) -> Void
  ) {
    (self.name, self.screen, self.message, self.play) = (name, screen, message, play)
    (self.text, self.answer, self.explanation) = (text, answer, explanation)
  }

  /// The questions in the order of the lesson, which they need: each one goes on from the one before.
  package static let all = [
    LessonQuestion(
      "1-roll", .craps, after: "playTurn()",
      tr("The model knows the dice now. How does the controller learn them?"),
      .texts(
        right: tr("It reads them, in each step of the result"),
        others: [tr("The model calls its delegate"), tr("The model notifies it as an observer")]),
      tr("What is behind a dashed arrow is read. Add up what one roll reads: that is the price of polling.")
    ) { $0.craps.rollButton.click() },
    LessonQuestion(
      "2-pig", .pig, after: "roll()", tr("roll() still runs. Who is told next?"), .receiver,
      tr("The controller does not ask again: the model calls it. ◆ is a call of its delegate.")
    ) { $0.pig.rollButton.click() },
    LessonQuestion(
      "3-bet", .ticTacToe, after: "announce(\"Bet 2\")",
      tr("Two controllers observe the Bank. Who is told next?"), .receiver,
      tr(
        "Only the controller of the Game has read the bet. ◉ does not say what is new, so it reads everything again."
      )
    ) { $0.ticTacToe.betButton.click() },
    LessonQuestion(
      "4-bank", .bank, after: "add(50)", tr("Which widgets will change, in the Bank and in the Game?"),
      .outlets,
      tr(
        "No line of BankViewController changes the Game’s screen: the Bank notifies both controllers, and neither knows the other."
      )
    ) { $0.bank.addFiftyButton.click() },
    LessonQuestion(
      "5-settings", .hangman, after: "temperamentChosen(0)", tr("Which model gets the new value?"), .receiver,
      tr("A HangmanModel gets it in the next game. Until then, the registered defaults have it.")
    ) { demo in
      demo.hangman.infoButton.click()
      demo.advance(by: 1000)
      demo.flipside.temperamentChoice.choose(0)
    },
    LessonQuestion(
      "6-done", .hangman, after: "done()",
      tr("The settings are done, but their controller cannot turn the slate. Whom does it tell?"), .receiver,
      tr("Its delegate, whose type it does not know: this time, a controller calls a controller.")
    ) { $0.flipside.doneButton.click() },
  ]

  /// A window as `parlor --seed 7 --reset` opens it.
  package static func openWindow(words: WordList) -> DemoWindow {
    Desktop.setAllowsMotion(true)
    let demo = DemoWindow(words: words, seed: 7)
    demo.open(.craps)
    return demo
  }

  /// Plays up to the answer of the question, and returns the Inspector with its messages, and with those before them if they are
  /// kept.
  package func answer(in demo: DemoWindow, keepingMessages: Bool = false) -> InspectorViewController? {
    demo.show(screen)
    if demo.inspector.inspector == nil { demo.inspector.toggle() }
    demo.advance(by: 1000)
    if !keepingMessages { demo.inspector.inspector?.clearPressed() }
    play(demo)
    // Observers are notified before the next frame, when hardly any time has passed.
    demo.advance(by: 0)
    // The main loop is idle between the steps of a result, as in the program.
    for _ in 0..<20 { demo.advance(by: 100) }
    return demo.inspector.inspector
  }

  /// Plays the lesson, and returns a session with all questions.
  package static func session(in demo: DemoWindow) -> Session? {
    for question in all {
      guard let inspector = question.answer(in: demo, keepingMessages: true), question.ask(in: inspector)
      else { return nil }
    }
    return demo.inspector.inspector?.session
  }

  /// Asks the question after its message, of which there must be one since the Inspector was opened.
  func ask(in inspector: InspectorViewController) -> Bool {
    let messages = inspector.session.log.messages
    guard let number = messages.lastIndex(where: { $0.text == message }) else { return false }
    inspector.ask(Question(after: number, text, answer, explanation: explanation))
    return true
  }
}

/// Marks a text for translation (scripts/pot), and returns it in English: the program translates the lesson when it opens it.
private func tr(_ text: String) -> String { text }
