import XCTest

/// Each game continues from its saved state, and saves its changes.
final class SavedGameTests: GameTestCase {
  // MARK: - Craps

  func testC9_crapsShowsTheLastTurnOfTheSavedGame() {
    let model = CrapsModel(generator: ScriptedGenerator.dice([3, 4, 2, 2]))
    model.ante = 50
    model.playTurn()
    let won = open(model.state)
    XCTAssertEqual(won.balanceLabel.text, "$250")
    XCTAssertEqual(won.messageLabel.text, "✓ You win $50")
    XCTAssertEqual([won.dieLabel1.glyph, won.dieLabel2.glyph], ["⚂", "⚃"])
    model.playTurn()
    let on = open(model.state)
    XCTAssertEqual(on.pointLabel.text, "4")
    XCTAssertEqual(on.anteLabel.text, "$50")
    XCTAssertFalse(on.anteSlider.isSensitive)
  }

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

  func testP8_scoresNamesTurnAndHistoryOfPigAreRestored() {
    let model = PigModel(generator: ScriptedGenerator.dice([6, 5, 3]))
    model.players[0].name = "Ada"
    model.roll()
    model.hold()
    model.roll()
    model.roll()
    let memory = GameMemory()
    memory.games[.pig] = model.state
    let view = PigView(strategies: PigViewController.strategyTitles)
    _ = WindowFixture(.pig, on: view, savedIn: memory)
    XCTAssertEqual(view.player1.nameField.text, "Ada")
    XCTAssertEqual(view.player1.scoreLabel.text, "6")
    XCTAssertEqual(view.turnTotalLabel.text, "8")
    XCTAssertEqual(view.player2.turnLabel.text, "▸ Your turn")
    XCTAssertEqual(view.lastRollLabel.text, "Rolled 3")
    XCTAssertEqual(
      view.historyTable.rows.map(\.text),
      ["Player 2: 5 3", "Ada: 6", "New game"])
    view.passButton.click()
    XCTAssertEqual(memory.games[.pig]?.players.map(\.score), [6, 8])
  }

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
    XCTAssertEqual(view.player2.turnLabel.text, "▸ Computer")
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

  func testT9_boardOutcomeAndBankAreRestored() throws {
    let bank = Bank()
    let model = TicTacToeModel(bank: bank, generator: ScriptedGenerator([(TicTacToeTable.topRow, 512)]))
    bank.raiseBet()
    try model.play()
    let memory = GameMemory()
    (memory.games[.bank], memory.games[.ticTacToe]) = (bank.state, model.state)
    let (game, bankView) = (GameView(), BankView())
    let fixture = WindowFixture(
      .ticTacToe, on: TicTacToeTabsView(game: game, bank: bankView),
      savedIn: memory, generator: ScriptedGenerator([(TicTacToeTable.winning, 512)]))
    pump()
    XCTAssertEqual(game.messageLabel.text, "✕ A line of three: you lose 2")
    XCTAssertEqual(
      [game.creditLabel, game.wonLabel, game.spinsLabel, game.betLabel].map(\.text), ["98", "0", "1", "1"])
    XCTAssertEqual(
      game.board.imageViews.prefix(3).map(\.description), Array(repeating: "O, in a losing line", count: 3))
    game.playButton.click()
    XCTAssertEqual(memory.games[.ticTacToe]?.outcome, .won(bet: 1))
    XCTAssertEqual(memory.games[.bank]?.credit, 99)
    fixture.tabBar.show(screen: .bank)
    pump()
    try fixture.hand().replaceText(of: bankView.creditField, with: "50")
    bankView.addCreditButton.click()
    XCTAssertEqual(memory.games[.bank]?.credit, 149)
  }

  // MARK: - Hangman

  func testH1_gameInProgressIsResumedWithItsLetters() throws {
    let list = try WordList(HangmanTable.animals)
    let model = try HangmanModel(
      words: list, length: 4, maximumMistakes: 9, generator: SeededGenerator(seed: 1))
    for letter in ["r", "z", "x"] { model.guess(letter) }
    let memory = GameMemory()
    memory.games[.hangman] = SavedHangmanGames()
    memory.games[.hangman]?[words: list.fingerprint] = model.state
    let (view, words) = (MainView(), ManualWords())
    let fixture = WindowFixture(
      .hangman, on: HangmanFlipView(front: view, back: FlipsideView(temperaments: Temperament.names)),
      savedIn: memory, generator: SeededGenerator(seed: 2), words: words.source)
    words.deliver(.init(words: list))
    pump()
    XCTAssertEqual(String(view.wordLabel.slots.map { $0.letter ?? "-" }), model.pattern)
    XCTAssertEqual(view.guessesLeftLabel.text, "7")
    XCTAssertTrue(fixture.find("keyZ").hasStyle("miss"))
    XCTAssertFalse(fixture.find("keyQ").hasStyle("miss"))
    fixture.find("keyQ").click()
    XCTAssertEqual(memory.games[.hangman]?[words: list.fingerprint]?.guesses, "RZXQ")
  }

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

@MainActor
private func open(_ state: CrapsModel.State) -> CrapsView {
  let view = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
  let memory = GameMemory()
  memory.games[.craps] = state
  _ = WindowFixture(.craps, on: view, savedIn: memory)
  return view
}
