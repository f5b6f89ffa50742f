import XCTest

final class SaveTimeTests: GameTestCase {
  func testAChangeIsSavedInItsEvent() {
    let memory = GameMemory()
    let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
    _ = WindowFixture(
      .craps, on: view, savedIn: memory, generator: ScriptedGenerator.dice([5, 6]))
    // As in the program, the main loop handles the click.
    MainLoop.idle {
      view.rollButton.click()
      XCTAssertEqual(memory.saved.compactMap { $0[.craps]?.balance }, [205, 205])
    }
    pump()
    XCTAssertEqual(memory.saved.count, 2, "the game, and its statistics")
  }

  func testANewGameReadsTheSettingsAndIsSavedOnce() throws {
    let memory = GameMemory()
    let words = ManualWords()
    let view = MainView()
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    let fixture = WindowFixture(
      .hangman, on: HangmanFlipView(front: view, back: FlipsideView(temperaments: Temperament.names)),
      savedIn: memory, settings: settings, words: words.source)
    let list = try WordList(HangmanTable.animals)
    words.deliver(.init(words: list))
    pump()
    XCTAssertEqual(memory.saved.count, 1)
    let hand = try fixture.hand()
    try hand.replaceText(of: view.guessField, with: "1")
    XCTAssertEqual(memory.saved.count, 1, "an ignored guess changes nothing")
    try hand.replaceText(of: view.guessField, with: "e")
    XCTAssertEqual(
      memory.saved.map { $0[.hangman]?[words: list.fingerprint]?.guesses }, ["", "E"])
  }
}
