import Controllers
import GtkKit
import Models
import Views
import XCTest

/// Each change of a model's state is saved, and nothing else.
final class SaveTimeTests: GameTestCase {
  func testAChangeIsSavedInItsEvent() {
    onMain {
      let recorder = SaveRecorder<CrapsModel.State>()
      let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
      _ = WindowFixture(.craps) { _ in
        CrapsViewController(view: view, generator: ScriptedGenerator.dice([5, 6]), saveSlot: recorder.slot)
      }
      // As in the program, the main loop handles the click.
      MainLoop.idle {
        view.rollButton.click()
        XCTAssertEqual(recorder.states.map(\.balance), [205])
      }
      pump()
      XCTAssertEqual(recorder.states.count, 1)
    }
  }

  func testAChangeThatNoControllerMakesIsSaved() throws {
    try onMain {
      let bank = Bank()
      let recorder = SaveRecorder<Bank.State>()
      let fixture = WindowFixture(.ticTacToe) { _ in
        TicTacToeTabBarController(
          sharing: bank, generator: SeededGenerator(seed: 1), bankSlot: recorder.slot)
      }
      bank.raiseBet()
      try bank.add(50)
      XCTAssertEqual(recorder.states.map(\.bet), [2, 2])
      XCTAssertEqual(recorder.states.map(\.credit), [100, 150])
      XCTAssertTrue(fixture.isOpen)
    }
  }

  func testReadingTheModelSavesNothing() {
    onMain {
      let recorder = SaveRecorder<CrapsModel.State>()
      let fixture = WindowFixture(.craps) { _ in
        CrapsViewController(generator: ScriptedGenerator.dice([5, 6]), saveSlot: recorder.slot)
      }
      fixture.tabBar.speakState()
      pump()
      XCTAssertEqual(recorder.states, [])
    }
  }

  func testAStateThatHasNotChangedIsNotSavedAgain() {
    onMain {
      let recorder = SaveRecorder<CrapsModel.State>()
      let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
      let fixture = WindowFixture(.craps) { _ in
        CrapsViewController(view: view, generator: ScriptedGenerator.dice([2, 2]), saveSlot: recorder.slot)
      }
      view.anteSlider.move(to: 30)
      view.anteSlider.move(to: 31)
      XCTAssertEqual(recorder.states.map(\.ante), [30])
      fixture.tabBar.newGamePressed()
      fixture.tabBar.newGamePressed()
      XCTAssertEqual(recorder.states.map(\.ante), [30, 5])
    }
  }

  func testANewGameReadsTheSettingsAndIsSavedOnce() throws {
    try onMain {
      let recorder = SaveRecorder<HangmanModel.State>()
      let words = ManualWords()
      let view = MainView()
      let fixture = WindowFixture(.hangman) { _ in
        let settings = RegisteredDefaults()
        settings.wordLength = 4
        return HangmanViewController(
          flip: HangmanFlipView(front: view, back: FlipsideView(temperaments: Temperament.names)),
          settings: settings, words: words.source, generator: SeededGenerator(seed: 1),
          saveSlot: { _ in recorder.slot })
      }
      words.deliver(.init(words: try WordList(HangmanTable.animals)))
      pump()
      XCTAssertEqual(recorder.states.count, 1)
      let hand = try fixture.hand()
      try hand.replaceText(of: view.guessField, with: "1")
      XCTAssertEqual(recorder.states.count, 1, "an ignored guess changes nothing")
      try hand.replaceText(of: view.guessField, with: "e")
      XCTAssertEqual(recorder.states.map(\.guesses), ["", "E"])
    }
  }

  func testTheInspectorChangesNothingAboutSaving() {
    onMain {
      for isOpen in [false, true] {
        let recorder = SaveRecorder<CrapsModel.State>()
        let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
        let fixture = WindowFixture(.craps) { _ in
          CrapsViewController(view: view, generator: ScriptedGenerator.dice([2, 2]), saveSlot: recorder.slot)
        }
        let inspector = isOpen ? InspectorTable(of: fixture) : nil
        view.anteSlider.move(to: 30)
        view.rollButton.click()
        XCTAssertEqual(recorder.states.map(\.point), [0, 4])
        XCTAssertEqual(inspector?.rows.isEmpty, isOpen ? false : nil)
        WindowFixture.clear()
      }
    }
  }
}
