struct CrapsStatisticsTests {
  @Test("D9 each game that is won or lost counts once, with the balance after it")
  func games() {
    // Won; a point, no decision, won; lost.
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4, 2, 2, 1, 1, 1, 3, 1, 2]))
    var statistics = CrapsStatistics()
    model.onRoll = { statistics.record($0) }
    var games: [Int] = []
    for _ in 1...5 {
      model.ante = 25
      model.playTurn()
      games.append(statistics.games)
    }
    #expect(games == [1, 1, 1, 2, 3])
    #expect(statistics.balances == [225, 250, 225] && statistics.firstGame == 1)
    #expect(statistics.currentGames == 3 && statistics.start == 200)
    model.reset()
    #expect(statistics.games == 3)
    model.playTurn()
    #expect(statistics.currentGames == 1 && statistics.start == 200 && statistics.balances.last == 205)
  }

  @Test("D9 games that continue one another begin with each start, also at the same balance")
  func start() throws {
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4, 1, 1]))
    var statistics = CrapsStatistics()
    model.onRoll = { statistics.record($0) }
    for _ in 1...2 { model.playTurn() }
    #expect(statistics.balances == [205, 200] && statistics.currentGames == 2)
    model.reset()
    model.playTurn()
    #expect(statistics.balances == [205, 200, 205] && statistics.currentGames == 1)
    let earlier = try decode(#"{"games":3,"balances":[5,0,205]}"#, as: CrapsStatistics.self)
    #expect(earlier.currentGames == 1 && earlier.start == nil)
  }

  @Test("D9 equal rolls are reported one by one, and nothing else is")
  func rolls() {
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [2, 2, 1, 1]))
    var (rolls, totals) = (0, DiceTotals())
    model.onRoll = { state in
      rolls += 1
      if let roll = state.rolls.last { totals.record(roll) }
    }
    model.ante = 10
    model.playTurn()
    for _ in 1...3 { model.playTurn() }
    model.reset()
    #expect(rolls == 4 && totals.rolls == 4)
    #expect(totals.counts == [2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("D9 after the last 1,000 games, the oldest balances are dropped")
  func limit() throws {
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4]))
    var statistics = CrapsStatistics()
    model.onRoll = { statistics.record($0) }
    for _ in 1...CrapsStatistics.limit + 5 { model.playTurn() }
    #expect(statistics.games == 1005 && statistics.firstGame == 6)
    #expect(statistics.balances.count == 1000)
    #expect(statistics.balances.first == 200 + 6 * 5 && statistics.balances.last == 200 + 1005 * 5)
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
    #expect(statistics.best == 200 + 1005 * 5)
  }

  @Test("D9 the best balance stays when the games after it are dropped")
  func best() throws {
    // One game is won with all the money, and the others are lost.
    let model = CrapsModel(
      generator: ScriptedGenerator.dice([3, 4] + Array(repeating: 1, count: 2 * CrapsStatistics.limit + 2)))
    var statistics = CrapsStatistics()
    #expect(statistics.best == nil)
    model.onRoll = { statistics.record($0) }
    model.ante = .max
    for _ in 0...CrapsStatistics.limit {
      model.playTurn()
      if model.balance == 0 { model.reset() }
    }
    #expect(statistics.balances.max() != 400 && statistics.best == 400)
    #expect(try StatisticsModel(roundTrip(statistics)).value.best == 400)
  }

  @Test("D9 the expected totals are those of two fair dice")
  func expected() throws {
    let ways = DiceTotals.totals.map { CrapsOdds.rolling(total: $0) }
    #expect(ways == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map { Fraction($0, of: 36) })
    let model = CrapsModel(generator: SeededGenerator(seed: 1))
    var totals = DiceTotals()
    model.onRoll = { state in state.rolls.last.map { totals.record($0) } }
    for _ in 1...72 {
      if model.bankrupt { model.reset() }
      model.playTurn()
    }
    #expect(zip(totals.expected, [2.0, 4, 6, 8, 10, 12, 10, 8, 6, 4, 2]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(
    "D9 saved balances that no games can leave are refused",
    arguments: [
      #"{"games":-1,"balances":[]}"#, #"{"games":1,"balances":[]}"#, #"{"games":1,"balances":[-5]}"#,
      #"{"games":1,"balances":[5],"earlierGames":2}"#, #"{"games":1,"balances":[5],"start":-5}"#,
      #"{"games":2,"balances":[5]}"#, #"{"games":0,"balances":[5]}"#,
      #"{"games":9223372036854775807,"balances":[]}"#, #"{"games":1000,"balances":[1]}"#,
      #"{"games":1001,"balances":[\#(Array(repeating: "5", count: 1001).joined(separator: ","))]}"#,
    ])
  func hostile(json: String) throws {
    #expect(throws: StateError.self) { try restored(json, as: CrapsStatistics.self) }
  }

  @Test("D9 the greatest number of games is kept")
  func overflow() throws {
    let balances = Array(repeating: "5", count: 1000).joined(separator: ",")
    var statistics = try restored(
      #"{"games":9223372036854775806,"balances":[\#(balances)]}"#, as: CrapsStatistics.self)
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4]))
    model.onRoll = { statistics.record($0) }
    model.playTurn()
    #expect(statistics.games == .max - 1 && statistics.balances.last == 5)
  }
}
