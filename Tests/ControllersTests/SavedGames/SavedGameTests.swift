import XCTest

/// Each game continues from its saved state, and saves its changes.
final class SavedGameTests: GameTestCase {
  // MARK: - Craps

  func testC10_savedBankruptcyIsReportedAndTheGameStartsOver() {
    let model = CrapsModel(generator: ScriptedGenerator.dice([1, 1]))
    model.ante = 200
    model.playTurn()
    let memory = GameMemory()
    memory.games[.craps] = model.state
    let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
    let fixture = WindowFixture(.craps, on: view, savedIn: memory)
    XCTAssertEqual(fixture.alert?.title, "You are bankrupt")
    fixture.closeAlert()
    XCTAssertNil(fixture.alert)
    XCTAssertEqual(view.balanceLabel.text, "$200")
    XCTAssertEqual(memory.games[.craps]?.balance, 200)
  }

  // MARK: - Pig

  func testP14_restoredComputerPlaysOnWithItsStrategy() {
    let model = PigModel(generator: ScriptedGenerator.dice([1]))
    model.players[1].kind = .computer(.optimal)
    model.roll()
    let memory = GameMemory()
    memory.games[.pig] = model.state
    let view = PigView(strategies: PigViewController.strategyTitles)
    let clock = ManualClock()
    _ = WindowFixture(
      .pig, on: view, savedIn: memory, generator: ScriptedGenerator.dice([4]), time: clock.time)
    XCTAssertTrue(view.computerSwitch.isOn)
    XCTAssertEqual(view.strategyChoice.selection, PigStrategy.allCases.firstIndex(of: .optimal))
    XCTAssertEqual(view.player2.turnLabel.text, "▸ thinking…")
    clock.step()
    XCTAssertEqual(view.turnTotalLabel.text, "4")
  }

  func testP10_savedWinIsReportedOnce() {
    let model = PigModel(generator: ScriptedGenerator.dice(Array(repeating: 5, count: 20)))
    for _ in 1...20 { model.roll() }
    model.hold()
    let memory = GameMemory()
    memory.games[.pig] = model.state
    let view = PigView(strategies: PigViewController.strategyTitles)
    let fixture = WindowFixture(.pig, on: view, savedIn: memory)
    XCTAssertEqual(fixture.alert?.title, "Congratulations, Player\u{A0}1!")
    fixture.closeAlert()
    XCTAssertNil(fixture.alert)
    XCTAssertEqual(view.player1.scoreLabel.text, "0")
    XCTAssertNil(memory.games[.pig]?.players.first { $0.score > 0 })
  }

  // MARK: - Tic Tac Toe Reverse

  // MARK: - Hangman

  func testH1_gameWithOtherWordsOrABrokenRuleIsNotResumed() throws {
    let list = try WordList(HangmanTable.animals)
    let model = try HangmanModel(words: list, length: 4, maximumMistakes: 6)
    model.guess("z")
    var broken = model.state
    broken.guesses = "Z1"
    let memory = GameMemory()
    memory.games[.hangman] = SavedHangmanGames()
    memory.games[.hangman]?[words: list.fingerprint] = broken
    memory.games[.hangman]?[words: 7] = model.state
    let (view, words) = (MainView(), ManualWords())
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    _ = WindowFixture(
      .hangman, on: HangmanFlipView(front: view, back: FlipsideView(temperaments: Temperament.names)),
      savedIn: memory, generator: SeededGenerator(seed: 2), settings: settings, words: words.source)
    words.deliver(.init(words: list))
    pump()
    XCTAssertEqual(memory.refusals, ["hangman"])
    XCTAssertEqual(view.guessesLeftLabel.text, "6")
    let saved = memory.games[.hangman]
    XCTAssertEqual(saved?[words: list.fingerprint]?.guesses, "", "the new game is saved at once")
    XCTAssertEqual(saved?[words: 7], model.state, "the game with other words is left")
  }
}
