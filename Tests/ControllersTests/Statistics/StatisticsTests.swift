import XCTest

final class StatisticsTests: GameTestCase {
  func testD9_crapsCountsEachGameOnce() {
    // Won; a point, lost.
    let craps = StatisticsSession(.craps, generator: ScriptedGenerator.dice([5, 6, 2, 2, 3, 4, 1, 1]))
    XCTAssertEqual(craps.charts.map(\.isEmpty), [true, true])
    craps.click("rollButton", "rollButton")
    XCTAssertEqual(craps.values(0), [[205]])
    craps.click("rollButton")
    craps.fixture.tabBar.newGamePressed()
    craps.click("rollButton")
    XCTAssertEqual(craps.values(0), [[205, 200, 195]])
    XCTAssertEqual(craps.charts[0].categories, .numbered(from: 1))
    XCTAssertEqual(
      craps.charts[0].summary,
      "In the last 3 games: between $195 and $205, at the end $195.")
  }

  func testD9_crapsShowsTheDiceOfThisSessionBesideThoseExpected() {
    let faces = [5, 6, 2, 2, 3, 4, 1, 1]
    let craps = StatisticsSession(.craps, generator: ScriptedGenerator.dice(faces + faces))
    for _ in 1...8 { craps.click("rollButton") }
    let chart = craps.charts[1]
    XCTAssertEqual(chart.categories, .named(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]))
    XCTAssertEqual(chart.series[0].values, [2, 0, 2, 0, 0, 2, 0, 0, 0, 2, 0])
    XCTAssertEqual(chart.expected?.values.reduce(0, +) ?? 0, 8, accuracy: 1e-9)
    XCTAssertEqual(chart.expected?.values[5] ?? 0, 8.0 / 6, accuracy: 1e-9)
    let next = craps.restarted(generator: ScriptedGenerator.dice([5, 6]))
    XCTAssertEqual(next.charts.map(\.isEmpty), [false, true])
  }

  func testD9_theBankShowsTheCreditAfterEachSpin() {
    let boards = [TicTacToeTable.topRow, TicTacToeTable.winning].map { ($0, 512) }
    let game = StatisticsSession(.ticTacToe, generator: ScriptedGenerator(boards))
    game.click("playButton", "betButton", "playButton")
    XCTAssertEqual(game.values(0), [[99, 101]])
    XCTAssertEqual(game.charts[0].categories, .numbered(from: 1))
    let next = game.restarted(generator: ScriptedGenerator([(TicTacToeTable.allX, 512)]))
    XCTAssertEqual(next.values(0), [[99, 101]])
    next.source?.clear()
    next.click("playButton")
    XCTAssertEqual(next.values(0), [[100]])
    XCTAssertEqual(next.charts[0].categories, .numbered(from: 3))
  }

  func testD9_pigCountsTheWinsOfPeople() {
    let win = Array(repeating: 5, count: 20)
    let pig = StatisticsSession(.pig, generator: ScriptedGenerator.dice(win + [1] + win))
    for _ in 1...20 { pig.click("rollButton") }
    XCTAssertEqual(pig.charts.map(\.isEmpty), [true, true])
    pig.click("passButton")
    XCTAssertEqual(pig.values(1), [[1, 0]])
    let next = pig.restarted(generator: ScriptedGenerator.dice([1] + win))
    XCTAssertEqual(next.values(1), [[1, 0]], "the win was counted before")
    next.fixture.closeAlert()
    for _ in 1...21 { next.click("rollButton") }
    next.click("passButton")
    XCTAssertEqual(next.values(1), [[1, 1]])
    XCTAssertEqual(next.charts[1].summary, "Player 1 won 1, and player 2 won 1.")
  }

  func testD9_hangmanCountsGamesAndWrongGuessesByLength() {
    let settings = RegisteredDefaults()
    settings.wordLength = 4
    settings.maximumMistakes = 2
    let hangman = StatisticsSession(.hangman, words: ["BEAR"], settings: settings)
    pump()
    hangman.click("keyX", "keyB", "keyE", "keyA")
    XCTAssertEqual(hangman.charts.map(\.isEmpty), [true, true])
    hangman.click("keyR")
    XCTAssertEqual(hangman.values(0), [[1], [0]])
    XCTAssertEqual(hangman.values(1), [[1]])
    hangman.click("newGameButton", "keyX", "keyY")
    XCTAssertEqual(hangman.values(0), [[1], [1]])
    let next = hangman.restarted(words: ["BEAR"])
    pump()
    XCTAssertEqual(next.values(0), [[1], [1]], "the lost game was counted before")
    XCTAssertEqual(next.values(1), [[1.5]])
    XCTAssertEqual(next.charts[0].categories, .named(["4"]))
    XCTAssertEqual(next.charts[0].summary, "Games won: 1 of 2.")
  }

  func testD9_hangmanComparesTheTemperaments() throws {
    let statistics = StatisticsModel<HangmanStatistics>()
    for (temperament, word, guesses) in [
      (Temperament.evil, "BEAR", "XBEAR"), (.honest, "BEAR", "BEAR"), (.evil, "CAT", "CAT"),
    ] {
      let model = try HangmanModel(
        words: try WordList([word]), length: word.utf8.count, maximumMistakes: 2, temperament: temperament)
      for guess in guesses { model.guess(String(guess)) }
      statistics.record { $0.record(model.state) }
    }
    let store = GameMemory()
    store.games[.hangmanStatistics] = statistics.value
    let charts = StatisticsSession(.hangman, store: store, words: ["BEAR"]).charts
    XCTAssertEqual(
      charts.map(\.title),
      ["Games: Honest", "Games: Evil", "Wrong guesses by word length"])
    XCTAssertEqual(charts.map(\.categories), [.named(["4"]), .named(["3", "4"]), .named(["3", "4"])])
    XCTAssertEqual(charts[1].series.map(\.values), [[1, 1], [0, 0]])
    XCTAssertEqual(charts[2].series.map(\.name), ["Honest", "Evil"])
    XCTAssertTrue(charts[2].series[0].values[0].isNaN, "no honest game had a word of 3 letters")
    XCTAssertEqual(charts[2].series[0].values[1], 0)
    XCTAssertEqual(charts[2].series[1].values, [0, 1])
    XCTAssertEqual(charts[2].summary, "On average, you guessed wrong 0.3 times per game.")
  }

  func testD9_clearingIsSavedAndLeavesTheGame() {
    let craps = StatisticsSession(.craps, generator: ScriptedGenerator.dice([5, 6]))
    craps.click("rollButton")
    craps.source?.clear()
    XCTAssertEqual(craps.charts.map(\.isEmpty), [true, true])
    let next = craps.restarted()
    XCTAssertEqual(next.charts.map(\.isEmpty), [true, true])
    XCTAssertEqual(Label(next.fixture.find("balanceLabel"))?.text, "$205")
  }

  func testD9_gamesWhoseStatisticsHaveTheSameTypeDoNotShareThem() {
    let store = GameMemory()
    let keys = ["dice", "cards"].map { SaveKey<CrapsStatistics>($0, of: .craps, .statistics) }
    let services = GameServices(makeGenerator: { SeededGenerator(seed: 1) }, saves: store)
    let model = CrapsModel(generator: ScriptedGenerator.dice([5, 6]))
    model.playTurn()
    services.statistics(keys[0]).record { $0.record(model.state) }
    XCTAssertEqual(keys.map { services.statistics($0).value.balances.count }, [1, 0])
    XCTAssertTrue(services.statistics(keys[0]) === services.statistics(keys[0]))
    XCTAssertEqual(keys.map { store.games[$0]?.balances }, [[205], nil])
  }
}

/// The statistics at the tables: lines of the balance and of the credit.
final class StatisticsLineTests: GameTestCase {
  func testD9_theRailHasTheBalanceAsALineThatBeginsAgainWithANewPlayer() {
    let session = StatisticsSession(.craps, generator: ScriptedGenerator.dice([5, 6, 1, 1, 5, 6]))
    let controller = session.fixture.tabBar.controller(of: .craps)
    let view = controller.screen as? CrapsView
    XCTAssertEqual(view?.balanceLine.hasLine, false)
    session.click("rollButton")
    controller.finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [200, 205], "from the start")
    view?.anteSlider.move(to: 205)
    session.click("rollButton")
    controller.finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [200, 205, 0])
    XCTAssertEqual(
      view.flatMap { accessibleName(of: AnyWidget($0.balanceLine)) }, "Balance after each game")
    session.fixture.closeAlert()
    XCTAssertEqual(view?.balanceLine.values, [], "the house lends, and the line does not climb")
    session.click("rollButton")
    controller.finishShowing()
    XCTAssertEqual(view?.balanceLine.values, [200, 205])
    session.source?.clear()
    pump()
    XCTAssertEqual(view?.balanceLine.values, [])
  }

  func testD9_theBalanceLineIsDescribedAsItIsDrawn() throws {
    let store = GameMemory()
    let balances = [1000] + Array(repeating: 200, count: 59)
    try store.save(#"{"games":60,"balances":\#(balances)}"#, as: .crapsStatistics)
    let session = StatisticsSession(.craps, store: store)
    let view = session.fixture.tabBar.controller(of: .craps).screen as? CrapsView
    XCTAssertEqual(view?.balanceLine.values, Array(repeating: 200, count: 50))
    XCTAssertEqual(
      view.flatMap { accessibleDescription(of: AnyWidget($0.balanceLine)) },
      "In the last 50 games: between $200 and $200, at the end $200.")
  }

  func testD9_theReceiptHasTheCreditAsALineUpToTheLastDeposit() {
    let session = StatisticsSession(.ticTacToe)
    session.click("playButton", "playButton")
    session.fixture.tabBar.controller(of: .ticTacToe).finishShowing()
    session.fixture.tabBar.show(screen: .bank)
    pump()
    let bank = session.fixture.tabBar.controller(showing: .bank).screen as? BankView
    let credits = session.values(0)[0]
    XCTAssertEqual(credits.count, 2)
    XCTAssertEqual(bank?.receipt.creditLine.values, credits)
    session.click("addTenButton")
    pump()
    XCTAssertEqual(bank?.receipt.creditLine.values, credits + [credits[1] + 10])
    let next = session.restarted()
    next.fixture.tabBar.show(screen: .bank)
    let restored = next.fixture.tabBar.controller(showing: .bank).screen as? BankView
    XCTAssertEqual(restored?.receipt.creditLine.values, credits + [credits[1] + 10])
    next.source?.clear()
    pump()
    XCTAssertEqual(restored?.receipt.creditLine.values, [])
  }
}
