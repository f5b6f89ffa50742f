import XCTest

/// Turns of Hangman as the Inspector records them: who sends a message to whom, and what begins a group.
final class RecordedHangmanTests: GameTestCase {
  func testD6_hangman_theActionOfTheMenuNamesItsMethod() {
    let table = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: table.fixture)
    assertInOrder(
      inspector.rows { Game.hangman.actions[0].perform(table.controller, nil) },
      ["== toggleFlipside()", "Player > HangmanViewController: toggleFlipside()"])
    // Values that were read before the first arrow belong to the group, too.
    let rows = inspector.rows { table.fixture.tabBar.newGamePressed() }
    XCTAssertEqual(rows.first, "== newGamePressed()")
    XCTAssertTrue(
      inspector.shownRows.contains { $0.contains("v HangmanViewController: ") && $0.contains(" read: ") })
  }

  func testD6_hangman_aGuessReturnsItsResult() {
    let table = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: table.fixture)
    let rows = inspector.rows { table.press("E") }
    assertInOrder(
      rows,
      [
        "== keyE clicked",
        "MainView > HangmanViewController: letterGuessed(\"E\")",
        "HangmanViewController > HangmanModel: guess(\"E\")",
        "HangmanModel --> HangmanViewController: .miss",
        "HangmanModel --> HangmanViewController: dodges.count 1",
        "HangmanViewController > HangmanFlipView: announce(\"E, not in the word. 5 wrong guesses left.\")",
      ])
  }

  func testD6_hangman_theFirstGuessOfANewGameChangesTheNewGame() {
    let table = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: table.fixture)
    for letter in ["E", "O"] { table.press(letter) }
    table.view.newGameButton.click()
    XCTAssertTrue(inspector.properties.contains("● guessed [E, O] → []"), "\(inspector.properties)")
    table.press("A")
    XCTAssertTrue(inspector.properties.contains("● guessed [] → [A]"), "\(inspector.properties)")
  }

  func testD6_hangman_whatTheWordsBroughtIsNotNewLater() {
    let table = HangmanTable(length: 4)
    let inspector = InspectorTable(of: table.fixture)
    table.deliver(HangmanTable.animals)
    table.view.infoButton.click()
    let rows = inspector.rows { _ = table.controller.handle(.escape) }
    XCTAssertFalse(rows.isEmpty)
    XCTAssertFalse(rows.contains { $0.hasPrefix("HangmanModel -->") }, "\(rows)")
  }

  func testD6_hangman_keysOfTheKeyboardAreRecordedWhereTheyAreHandled() {
    let table = HangmanTable(HangmanTable.animals, length: 4)
    let inspector = InspectorTable(of: table.fixture)
    assertInOrder(
      inspector.rows { _ = table.controller.handle(.character("e")) },
      [
        "== keyPressed(\"e\")",
        "Player > HangmanViewController: keyPressed(\"e\")",
        "HangmanViewController > HangmanModel: guess(\"e\")",
      ])
    table.view.infoButton.click()
    assertInOrder(
      inspector.rows { _ = table.controller.handle(.escape) },
      [
        "== keyPressed(.escape)",
        "Player > HangmanViewController: keyPressed(.escape)",
        "HangmanViewController > FlipsideViewController: keyPressed(.escape)",
        "FlipsideViewController > FlipsideView: doneButton.press()",
        "FlipsideView > FlipsideViewController: done()",
        "FlipsideViewController <>> HangmanViewController: ◆ flipsideViewControllerDidFinish(self)",
        "HangmanViewController > HangmanFlipView: showsBack false",
      ])
    XCTAssertEqual(
      inspector.rows { _ = table.controller.handle(.other) }, [], "no controller uses this key")
  }
}
