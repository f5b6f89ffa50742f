import XCTest

final class SavedStateTests: XCTestCase {
  func testStateIsOneLineOfJSONWithAVersionAndIsReadAgain() throws {
    let state = try played()
    let bytes = try state.encoded()
    XCTAssertEqual(try SavedState(bytes), state)
    XCTAssertEqual(try SavedState(try SavedState().encoded()), SavedState())
    XCTAssertEqual(bytes.count { $0 == UInt8(ascii: "\n") }, 1)
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    XCTAssertEqual(json["version"] as? Int, SavedState.version)
  }

  func testTruncatedFileIsDamagedAtEveryLength() throws {
    let bytes = try played().encoded()
    for length in 0..<bytes.count - 1 {
      guard case .damaged = refusal(Array(bytes.prefix(length))) else {
        return XCTFail("accepted at \(length)")
      }
    }
  }

  func testGarbageIsDamaged() {
    var generator = SeededGenerator(seed: 5)
    for size in [0, 1, 2, 100, 5000] {
      for _ in 0..<20 {
        let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
        guard case .damaged = refusal(bytes) else { return XCTFail("\(bytes)") }
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    for text in [
      "null", "[]", "{}", "1", "\"\"", deep, #"{"version":"1"}"#, #"{"version":1.5}"#,
      #"{"version":0,"hangman":[]}"#, #"{"version":-5,"hangman":[]}"#,
    ] {
      guard case .damaged = refusal(Array(text.utf8)) else { return XCTFail(String(text.prefix(50))) }
    }
  }

  func testNewerVersionIsRecognizedWhateverTheFileHolds() throws {
    for version in ["2", "3", "9000000000"] {
      guard case .newer = refusal(Array(#"{"version":\#(version),"craps":"else"}"#.utf8)) else {
        return XCTFail(version)
      }
    }
  }

  func testADamagedGameOrStatisticsDoNotAffectTheOthers() throws {
    let whole = try played()
    let good = String(decoding: try whole.encoded(), as: UTF8.self)
    for (part, damaged, name, remove) in [
      (#""ante":35"#, #""ante":"all""#, "craps", { $0[.craps] = nil }),
      (#""turnTotal":0"#, #""turn":0"#, "pig", { $0[.pig] = nil }),
      (#""credit":99"#, #""credit":9e99"#, "bank", { $0[.bank] = nil }),
      (#""lossesInARow":1"#, #""lossesInARow":null"#, "ticTacToe", { $0[.ticTacToe] = nil }),
      (#""words":7"#, #""words":-7"#, "hangman", { $0[.hangman] = nil }),
      (#""balances":[205]"#, #""balances":[2e99]"#, "crapsStatistics", { $0[.crapsStatistics] = nil }),
      (#""lastSpin":1"#, #""last":1"#, "bankStatistics", { $0[.bankStatistics] = nil }),
      (#""optimal""#, #""best""#, "pigStatistics", { $0[.pigStatistics] = nil }),
      (#""length":4"#, #""length":null"#, "hangmanStatistics", { $0[.hangmanStatistics] = nil }),
    ] as [(String, String, String, (inout SavedState) -> Void)] {
      XCTAssertEqual(good.ranges(of: part).count, 1, part)
      let state = try SavedState(Array(good.replacing(part, with: damaged).utf8))
      XCTAssertEqual(state.games.unreadable.map(\.name), [name])
      var others = whole
      remove(&others)
      XCTAssertEqual(try state.encoded(), try others.encoded(), name)
    }
  }

  func testNewestHangmanGamesAreKeptAndTheLastForEachWordList() throws {
    let game = { (words: Int, guesses: String) in
      #"{"game":{"guesses":"\#(guesses)","maximumMistakes":6,"revealed":"____","temperament":"evil"},"words":\#(words)}"#
    }
    let games = [game(5, "A")] + (1...9).map { game($0, "B") } + [game(9, "C")]
    let text = #"{"version":1,"hangman":[\#(games.joined(separator: ","))]}"#
    let read = try SavedState(Array(text.utf8))
    XCTAssertEqual(read.games.unreadable.map(\.name), [])
    XCTAssertNil(read[.hangman]?[words: 1])
    for words in UInt64(2)...8 { XCTAssertEqual(read[.hangman]?[words: words]?.guesses, "B", "\(words)") }
    XCTAssertEqual(read[.hangman]?[words: 9]?.guesses, "C")
    XCTAssertEqual(try SavedState(try read.encoded()), read)
    var saved = try XCTUnwrap(read[.hangman])
    let newest = saved[words: 9]
    for words in UInt64(10)...20 { saved[words: words] = newest }
    let oldest = 21 - UInt64(SavedHangmanGames.limit)
    XCTAssertEqual([oldest - 1, oldest, 20].map { saved[words: $0] != nil }, [false, true, true])
    saved[words: 20] = nil
    XCTAssertNil(saved[words: 20])
  }

  func testUnknownScreensAndWindowsAreIgnored() throws {
    for text in [
      #"{"version":1,"screen":"chess","window":"large"}"#, #"{"version":1,"screen":5,"window":{"width":1}}"#,
      #"{"version":1,"other":true}"#, #"{"version":1}"#,
    ] {
      XCTAssertEqual(try SavedState(Array(text.utf8)), SavedState(), text)
    }
  }

  func testUnknownMembersAreWrittenAgain() throws {
    let game = #"{"\u0001/":[1,-0.5,{},[],[[]],{"a":null,"b":[true,false]}],"hand":"\"♠/"}"#
    for unknown in [
      game, "18446744073709551615", "-9223372036854775808", "0.1234567890123456789", "1e+300", #""text""#,
      "null", "true",
    ] {
      var state = try SavedState(Array(#"{"blackjack": \#(unknown), "version" :1,"zoo":7}"#.utf8))
      XCTAssertEqual(state, SavedState())
      for _ in 1...2 {
        state[.craps] = CrapsModel().state
        let text = String(decoding: try state.encoded(), as: UTF8.self)
        XCTAssertTrue(text.contains(#"{"blackjack":\#(unknown),"craps":{"#), text)
        XCTAssertTrue(text.hasSuffix(#","version":1,"zoo":7}"# + "\n"), text)
        state = try SavedState(Array(text.utf8))
      }
    }
  }

  func testOnlyChangedGamesLoseWhatIsUnknown() throws {
    let good = String(decoding: try played().encoded(), as: UTF8.self)
    let file = good.replacing(#""balance":200"#, with: #""balance":200,"bonus":1"#)
      .replacing(#""credit":99"#, with: #""bonus":2,"credit":99"#)
    XCTAssertEqual(file.ranges(of: #""bonus":"#).count, 2)
    var state = try SavedState(Array(file.utf8))
    XCTAssertEqual(String(decoding: try state.encoded(), as: UTF8.self), file)
    state[.craps] = CrapsModel().state
    let played = String(decoding: try state.encoded(), as: UTF8.self)
    XCTAssertEqual(played.ranges(of: #""bonus":"#).count, 1)
    XCTAssertTrue(played.contains(#""bonus":2,"credit":99"#))
    state[.bank] = nil
    XCTAssertFalse(String(decoding: try state.encoded(), as: UTF8.self).contains("bonus"))
  }

  func testAStrategyOfANewerVersionLeavesTheOtherOptionsOfPig() throws {
    let text = #"{"showsOdds":true,"strategy":"daring"}"#
    XCTAssertTrue(try JSONDecoder().decode(PigOptions.self, from: Data(text.utf8)).showsOdds)
  }

  func testUnreadableGamesAreNotWrittenAgain() throws {
    let state = try SavedState(Array(#"{"craps":7,"pig":{"log":[]},"version":1}"#.utf8))
    XCTAssertEqual(state.games.unreadable.map(\.name).sorted(), ["craps", "pig"])
    XCTAssertEqual(
      String(decoding: try state.encoded(), as: UTF8.self), #"{"ownWindows":[],"version":1}"# + "\n")
  }

  func testTheGamesAreKeptWithAnImpossibleWindowSize() throws {
    for (width, height) in [(0, 1), (1, 0), (-1, 600), (600, 32_769), (Int.max, Int.min)] {
      var state = try played()
      state.window = .init(width: width, height: height)
      let read = try SavedState(try state.encoded())
      XCTAssertEqual(read[.craps], state[.craps], "\(width) × \(height)")
    }
  }

  func testWindowsRoundTrip() throws {
    var state = SavedState()
    state.window = .init(width: 640, height: 360, isMaximized: true, isFullScreen: true)
    state[windowOf: .pig] = .init(.pig, isOpen: true, window: .init(width: 500, height: 400))
    state[windowOf: .bank] = .init(.bank, isOpen: true)
    state[windowOf: .bank] = .init(.bank, isOpen: false)
    let read = try SavedState(try state.encoded())
    XCTAssertEqual(read, state)
    XCTAssertEqual(read.detachedWindows.count, 2)
    XCTAssertEqual(read[windowOf: .bank]?.isOpen, false)
    XCTAssertNil(read[windowOf: .craps])
  }

  func testInvalidDetachedWindowsAreIgnored() throws {
    let window = #"{"height":400,"isFullScreen":false,"isMaximized":false,"width":500}"#
    let good = #"{"isOpen":true,"screen":"pig","window":\#(window)}"#
    for wrong in [
      #""all""#, "7", "null", #"{"pig":true}"#, #"[7,"pig",null]"#, #"[{"screen":"chess","isOpen":true}]"#,
      #"[{"screen":"pig"}]"#, #"[{"screen":"pig","isOpen":"yes"}]"#,
    ] {
      let read = try SavedState(Array(#"{"version":1,"ownWindows":\#(wrong)}"#.utf8))
      XCTAssertEqual(read, SavedState(), wrong)
      XCTAssertEqual(read.games.unreadable.map(\.name), [])
    }
    let read = try SavedState(Array(#"{"version":1,"ownWindows":[\#(good)]}"#.utf8))
    XCTAssertEqual(read[windowOf: .pig]?.window, .init(width: 500, height: 400))
  }

  // MARK: - Helpers

  private func refusal(_ bytes: [UInt8]) -> StateFileError? {
    failure { () throws(StateFileError) in _ = try SavedState(bytes) }
  }

  private func played() throws -> SavedState {
    var state = SavedState()
    let craps = CrapsModel(generator: SeededGenerator(seed: 11))
    craps.ante = 35
    craps.playTurn()
    state[.craps] = craps.state
    let pig = PigModel(generator: SeededGenerator(seed: 1))
    while pig.players[0].score == 0 { pig.canHold && pig.activePlayer == 0 ? pig.hold() : pig.roll() }
    while pig.turnTotal > 0 { pig.roll() }
    state[.pig] = pig.state
    let bank = Bank()
    let board = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    try board.play()
    (state[.bank], state[.ticTacToe]) = (bank.state, board.state)
    let hangman = try HangmanModel(words: WordList(["bear", "duck"]), length: 4, maximumMistakes: 6)
    hangman.guess("e")
    state[.hangman] = SavedHangmanGames()
    state[.hangman]?[words: 7] = hangman.state
    state.screen = .bank
    state.window = .init(width: 640, height: 360)
    let counted = CrapsModel(generator: ScriptedGenerator.dice(repeating: [3, 4]))
    counted.playTurn()
    var (balances, credits) = (CrapsStatistics(), BankStatistics())
    balances.record(counted.state)
    credits.record(bank.state)
    (state[.crapsStatistics], state[.bankStatistics]) = (balances, credits)
    var (wins, guesses) = (PigStatistics(), HangmanStatistics())
    wins.record(winner: 0, of: [Player(name: "Ada"), Player(name: "Computer", kind: .computer(.optimal))])
    let lost = try HangmanModel(words: try WordList(["bear"]), length: 4, maximumMistakes: 1)
    lost.guess("x")
    guesses.record(lost.state)
    (state[.pigStatistics], state[.hangmanStatistics]) = (wins, guesses)
    return state
  }
}
