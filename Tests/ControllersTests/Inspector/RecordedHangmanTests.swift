import Controllers
import GtkKit
import Models
import Views
import XCTest

/// Turns of Hangman as the Inspector records them: the messages, their order, senders and receivers.
final class RecordedHangmanTests: GameTestCase {
  func testD6_hangman_theActionOfTheMenuNamesItsMethod() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { Game.hangman.actions[0].perform(table.controller, nil) }.prefix(2),
        ["== toggleFlipside()", "Player > HangmanViewController: toggleFlipside()"])
      // Values that were read before the first arrow belong to the group, too.
      let rows = inspector.rows { table.fixture.tabBar.newGamePressed() }
      XCTAssertTrue(
        rows.contains("RegisteredDefaults ..> HangmanViewController: unchanged"), "\(rows)")
      XCTAssertEqual(rows.first, "== newGamePressed()")
    }
  }

  func testD6_hangman_aGuessReturnsItsResult() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      let rows = inspector.rows { table.press("E") }
      XCTAssertEqual(
        rows.dropLast(),
        [
          "== keyE clicked",
          "MainView > HangmanViewController: letterGuessed(\"E\")",
          "HangmanViewController > HangmanModel: guess(\"E\")",
          "HangmanModel --> HangmanViewController: .miss",
          "HangmanModel --> HangmanViewController: dodges.count 1",
          "HangmanViewController > MainView: messageLabel \"E?\"",
          "HangmanViewController > MainView: keyE.shake()",
          "HangmanModel --> HangmanViewController: guessed [E]",
          "HangmanViewController > MainView: keyE .miss",
          "HangmanModel --> HangmanViewController: mistakesLeft 5",
          "HangmanViewController > MainView: gallows \"Gallows: 1 wrong guess out of 6\"",
          "HangmanViewController > MainView: guessesLeftLabel \"5\"",
          "HangmanViewController > MainView: wrongLetters \"E\"",
          "HangmanModel ..> HangmanViewController: unchanged",
          "HangmanViewController ..> MainView: unchanged",
          "HangmanViewController > MainView: messageLabel \"No E.\"",
          "HangmanModel ..> HangmanViewController: unchanged",
          "RegisteredDefaults ..> HangmanViewController: unchanged",
          "HangmanViewController ..> MainView: unchanged",
          "HangmanModel ..> HangmanViewController: unchanged",
        ])
      XCTAssertEqual(rows.last, "RegisteredDefaults ..> HangmanViewController: unchanged")
    }
  }

  func testD6_hangman_keysOfTheKeyboardAreRecordedWhereTheyAreHandled() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.character("e")) }.prefix(3),
        [
          "== keyPressed(\"e\")",
          "Player > HangmanViewController: keyPressed(\"e\")",
          "HangmanViewController > HangmanModel: guess(\"e\")",
        ])
      table.view.infoButton.click()
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.escape) },
        [
          "== keyPressed(.escape)",
          "Player > HangmanViewController: keyPressed(.escape)",
          "HangmanViewController > FlipsideViewController: keyPressed(.escape)",
          "FlipsideViewController > FlipsideView: doneButton.click()",
          "FlipsideView > FlipsideViewController: done()",
          "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
          "HangmanViewController > HangmanFlipView: showsBack false",
          "HangmanModel ..> HangmanViewController: unchanged",
          "RegisteredDefaults ..> HangmanViewController: unchanged",
          "HangmanViewController ..> MainView: unchanged",
        ])
      XCTAssertEqual(
        inspector.rows { _ = table.controller.handle(.other) }, [], "no controller uses this key")
    }
  }

  func testD6_hangman_theFlipsideSetsADefaultAndCallsItsDelegate() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      table.view.infoButton.click()
      XCTAssertEqual(
        inspector.rows { table.flipside.mistakesSlider.move(to: 3) }.prefix(5),
        [
          "== mistakesSlider moved",
          "FlipsideView > FlipsideViewController: mistakesMoved(3)",
          "FlipsideViewController > RegisteredDefaults: maximumMistakes = 3",
          "RegisteredDefaults --> FlipsideViewController: maximumMistakes 3",
          "FlipsideViewController > FlipsideView: mistakesSlider.accessibleValue \"3\"",
        ])
      XCTAssertEqual(
        inspector.rows { table.flipside.doneButton.click() },
        [
          "== doneButton clicked",
          "FlipsideView > FlipsideViewController: done()",
          "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
          "HangmanViewController > HangmanFlipView: showsBack false",
          "HangmanModel ..> HangmanViewController: unchanged",
          "RegisteredDefaults ..> HangmanViewController: unchanged",
          "HangmanViewController ..> MainView: unchanged",
        ])
    }
  }

  func testD6_hangman_aNewGameReadsTheDefaultsAndMakesAModel() {
    onMain {
      let table = HangmanTable(HangmanTable.animals, length: 4)
      let inspector = InspectorTable(of: table.fixture)
      table.press("E")
      table.settings.maximumMistakes = 3
      XCTAssertEqual(
        inspector.rows { table.view.newGameButton.click() }.filter { !$0.contains("> MainView") }.dropFirst(
          2),
        [
          "RegisteredDefaults --> HangmanViewController: maximumMistakes 3",
          "RegisteredDefaults ..> HangmanViewController: unchanged",
          "HangmanModel --> HangmanViewController: word nil",
          "HangmanModel --> HangmanViewController: revealed.count 0",
          "HangmanModel --> HangmanViewController: maximumMistakes 3",
          "HangmanModel --> HangmanViewController: mistakesLeft 3",
          "HangmanModel --> HangmanViewController: status .playing",
          "HangmanModel --> HangmanViewController: dodges.count 0",
          "HangmanModel --> HangmanViewController: guessed []",
          "HangmanModel --> HangmanViewController: temperament .evil",
          "RegisteredDefaults ..> HangmanViewController: unchanged",
        ])
    }
  }
}
