import XCTest

/// Statistics in the file of the saved games.
final class StatisticsFileTests: StateStoreTestCase {
  /// What a version without statistics has saved.
  private static let earlier = #"{"craps":\#(craps),"ownWindows":[],"screen":"craps","version":1}"#
  private static let craps = #"{"ante":25,"balance":200,"point":0,"rolls":[],"winnings":0}"#

  func testAFileOfAnEarlierVersionHasNoStatistics() throws {
    try fixture.put(Self.earlier)
    try fixture.run { store in
      XCTAssertEqual(store.state[.craps]?.ante, 25)
      XCTAssertNil(store.state[.crapsStatistics])
      let statistics = GameServices(makeGenerator: { SeededGenerator(seed: 1) }, saves: store)
      XCTAssertTrue(try XCTUnwrap(Game.craps.statistics)(statistics).charts().allSatisfy(\.isEmpty))
      store.finish()
      XCTAssertEqual(pendingProblems(of: store).count, 0)
      XCTAssertEqual(try fixture.content(), Self.earlier)
    }
  }

  func testAllStatisticsRoundTrip() throws {
    let state = try counted()
    let read = try SavedState(try state.encoded())
    XCTAssertEqual(read, state)
    XCTAssertEqual(read[.crapsStatistics]?.balances, [205])
    XCTAssertEqual(read[.bankStatistics]?.credits.count, 1)
    XCTAssertEqual(read[.pigStatistics]?.count(against: .computer(.optimal)), GameCount(won: 1))
    XCTAssertEqual(read[.hangmanStatistics]?.entries.map(\.length), [4])
  }

  func testDamagedStatisticsDoNotAffectTheGamesAndTheOthers() throws {
    let whole = try counted()
    let good = String(decoding: try whole.encoded(), as: UTF8.self)
    for (part, damaged, screen) in [
      (#""balances":[205]"#, #""balances":[2e99]"#, ScreenName.craps),
      (#""lastSpin":1"#, #""last":1"#, .bank),
      (#""optimal""#, #""best""#, .pig), (#""length":4"#, #""length":null"#, .hangman),
    ] {
      XCTAssertTrue(good.contains(part), part)
      let state = try SavedState(Array(good.replacing(part, with: damaged).utf8))
      XCTAssertEqual(state.games.unreadable.map(\.name), ["\(screen.rawValue)Statistics"])
      XCTAssertEqual(state[.craps], whole[.craps])
      XCTAssertEqual(state[.crapsStatistics] == nil, screen == .craps)
      XCTAssertEqual(state[.bankStatistics] == nil, screen == .bank)
      XCTAssertEqual(state[.pigStatistics] == nil, screen == .pig)
      XCTAssertEqual(state[.hangmanStatistics] == nil, screen == .hangman)
    }
  }

  func testStatisticsThatBreakARuleAreReportedAndTheFileBackedUp() throws {
    let wrong = #"{"balances":[-5],"games":1}"#
    let file = Self.earlier.replacing(
      #","ownWindows""#, with: #","crapsStatistics":\#(wrong),"ownWindows""#)
    try fixture.put(file)
    try fixture.run { store in
      let services = GameServices(makeGenerator: { SeededGenerator(seed: 1) }, saves: store)
      XCTAssertTrue(try XCTUnwrap(Game.craps.statistics)(services).charts().allSatisfy(\.isEmpty))
      store.finish()
      let problems = pendingProblems(of: store)
      guard problems.count == 1, case .refused(let keys, let name?) = problems[0] else {
        return XCTFail("\(problems)")
      }
      XCTAssertEqual(keys.map(\.name), ["crapsStatistics"])
      XCTAssertEqual(try String(contentsOfFile: "\(name)", encoding: .utf8), file)
      XCTAssertEqual(try fixture.content(), Self.earlier + "\n")
    }
    fixture.run { store in
      XCTAssertEqual(store.state[.craps]?.ante, 25)
      XCTAssertEqual(pendingProblems(of: store).count, 0)
    }
  }

  func testDamagedStatisticsAndADamagedGameAreReportedTogether() throws {
    try fixture.put(#"{"crapsStatistics":7,"pig":7,"version":1}"#)
    fixture.run { store in
      let problems = pendingProblems(of: store)
      guard problems.count == 1, case .refused(let keys, _?) = problems[0] else {
        return XCTFail("\(problems)")
      }
      XCTAssertEqual(keys.map(\.name).sorted(), ["crapsStatistics", "pig"])
      store.finish()
    }
  }

  /// A state in which each game was counted.
  private func counted() throws -> SavedState {
    var state = SavedState()
    let craps = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4]))
    var balances = CrapsStatistics()
    craps.onRoll = { balances.record($0) }
    craps.playTurn()
    (state[.craps], state[.crapsStatistics]) = (craps.state, balances)
    let bank = Bank()
    var credits = BankStatistics()
    bank.onSpin = { credits.record($0) }
    try TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1)).play()
    (state[.bank], state[.bankStatistics]) = (bank.state, credits)
    var pig = PigStatistics()
    pig.record(
      winner: 0, of: [Player(name: "Ada"), Player(name: "Computer", kind: .computer(.optimal))])
    state[.pigStatistics] = pig
    let hangman = try HangmanModel(words: try WordList(["bear"]), length: 4, maximumMistakes: 1)
    hangman.guess("x")
    var guesses = HangmanStatistics()
    guesses.record(hangman.state)
    state[.hangmanStatistics] = guesses
    return state
  }
}
