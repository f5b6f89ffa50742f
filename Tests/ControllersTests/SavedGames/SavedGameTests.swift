import XCTest

/// Each game continues from its saved state, and saves its changes.
final class SavedGameTests: GameTestCase {
  private let memory = MainActor.assumeIsolated { GameMemory() }

  func testC10_savedBankruptcyIsReportedAndTheGameStartsOver() {
    let model = CrapsModel(generator: ScriptedGenerator.dice([1, 1]))
    model.ante = 200
    model.playTurn()
    memory.games[.craps] = model.state
    let table = TravelTable(.craps, memory: memory)
    XCTAssertEqual(table.fixture.alert?.title, "You are bankrupt")
    table.fixture.closeAlert()
    XCTAssertNil(table.fixture.alert)
    XCTAssertEqual((table.screen as? CrapsView)?.balanceLabel.text, "$200")
    XCTAssertEqual(memory.games[.craps]?.balance, 200)
  }

  func testP14_restoredComputerPlaysOnWithItsStrategy() throws {
    let model = PigModel(generator: ScriptedGenerator.dice([1]))
    model.players[1].kind = .computer(.optimal)
    model.roll()
    memory.games[.pig] = model.state
    let table = TravelTable(.pig, generator: { ScriptedGenerator.dice(4) }, memory: memory)
    let view = try XCTUnwrap(table.screen as? PigView)
    XCTAssertTrue(view.computerSwitch.isOn)
    XCTAssertEqual(view.strategyChoice.selection, PigStrategy.allCases.firstIndex(of: .optimal))
    XCTAssertEqual(view.player2.turnLabel.text, "▸ Thinking…")
    table.clock.advance(by: Double(PigViewController.thinkingTime))
    XCTAssertEqual(view.turnTotalLabel.text, "4")
  }

  func testP10_savedWinIsReportedOnce() {
    let model = PigModel(generator: ScriptedGenerator.dice(Array(repeating: 5, count: 20)))
    for _ in 1...20 { model.roll() }
    model.hold()
    memory.games[.pig] = model.state
    let table = TravelTable(.pig, memory: memory)
    XCTAssertEqual(table.fixture.alert?.title, "Congratulations, Player\u{A0}1!")
    table.fixture.closeAlert()
    XCTAssertNil(table.fixture.alert)
    XCTAssertEqual((table.screen as? PigView)?.player1.scoreLabel.text, "0")
    XCTAssertNil(memory.games[.pig]?.players.first { $0.score > 0 })
  }

  func testH1_gameWithOtherWordsOrABrokenRuleIsNotResumed() throws {
    let list = try WordList(HangmanTable.animals)
    let model = try HangmanModel(words: list, length: 4, maximumMistakes: 6)
    model.guess("z")
    var broken = model.state
    broken.guesses = "Z1"
    memory.games[.hangman] = SavedHangmanGames()
    memory.games[.hangman]?[words: list.fingerprint] = broken
    memory.games[.hangman]?[words: 7] = model.state
    let game = HangmanTable(HangmanTable.animals, length: 4, seed: 2, memory: memory)
    XCTAssertEqual(memory.refusals, ["hangman"])
    XCTAssertEqual(game.view.guessesLeftLabel.text, "6")
    let saved = memory.games[.hangman]
    XCTAssertEqual(saved?[words: list.fingerprint]?.guesses, "", "the new game is saved at once")
    XCTAssertEqual(saved?[words: 7], model.state, "the game with other words is left")
  }
}
