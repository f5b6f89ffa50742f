func bankState(credit: Int, won: Int, spins: Int, bet: Int) -> Bank.State {
  var state = Bank().state
  state.credit = credit
  state.won = won
  state.spins = spins
  state.bet = bet
  return state
}

struct BankTests {
  @Test(
    "T10 a negative or too large amount is refused and adds nothing",
    arguments: [
      (-1, BankError.negativeAmount(-1)), (Int.min, .negativeAmount(.min)), (Int.max, .tooMuch),
      (Int.max - 99, .tooMuch),
    ])
  func refusing(amount: Int, error: BankError) {
    let bank = Bank()
    #expect(throws: error) { try bank.add(amount) }
    #expect(bank.state == Bank().state)
  }

  @Test(
    "T10 digits are an amount",
    arguments: [
      ("1", 1), ("7", 7), ("007", 7), ("1234567890", 1_234_567_890), (" 50\t", 50), ("\r\n50\n", 50),
      ("9223372036854775807", Int.max), (String(repeating: "0", count: 10_000) + "9", 9),
      (String(repeating: " ", count: 10_000) + "5" + String(repeating: "\t", count: 10_000), 5),
    ])
  func amounts(text: String, amount: Int) throws {
    #expect(try Bank.amount(from: text) == amount)
  }

  @Test("T10 any other text is not an amount")
  func notAmounts() {
    for text in [
      "", " ", "0", "000", "a", "-5", "+5", "1e3", "0x10", "1.0", "1,000", "1 000", "5-", "٣", "５", "²", "½",
      "5\u{301}", "\u{A0}5", "5\u{0}", "12three", "--1", "99999999999999999999x", "💰",
      String(repeating: "é", count: 10_000), String(repeating: " ", count: 10_000),
    ] {
      #expect(throws: BankError.notAWholeNumber, "\(text.prefix(30))") { try Bank.amount(from: text) }
    }
    for text in ["9223372036854775808", "99999999999999999999", String(repeating: "9", count: 1_000_000)] {
      #expect(throws: BankError.tooMuch, "\(text.prefix(30))") { try Bank.amount(from: text) }
    }
  }

  @Test(
    "A state that breaks a rule is refused",
    arguments: [
      bankState(credit: -1, won: 0, spins: 0, bet: 1), bankState(credit: .min, won: 0, spins: 0, bet: 1),
      bankState(credit: 100, won: -10, spins: 1, bet: 1), bankState(credit: 100, won: .min, spins: 1, bet: 1),
      bankState(credit: 100, won: 15, spins: 1, bet: 1), bankState(credit: 100, won: 10, spins: 0, bet: 1),
      bankState(credit: 100, won: 5130, spins: 1, bet: 1),
      bankState(credit: 100, won: .max, spins: .max, bet: 1),
      bankState(credit: 100, won: 0, spins: -1, bet: 1), bankState(credit: 100, won: 0, spins: .min, bet: 1),
      bankState(credit: 100, won: 0, spins: 0, bet: 0), bankState(credit: 100, won: 0, spins: 0, bet: 3),
      bankState(credit: 100, won: 0, spins: 0, bet: 1024), bankState(credit: 100, won: 0, spins: 0, bet: -1),
      bankState(credit: 100, won: 0, spins: 0, bet: .min),
      bankState(credit: 100, won: 0, spins: 0, bet: .max),
      bankState(credit: 99, won: 0, spins: 0, bet: 1), bankState(credit: 611, won: 5120, spins: 1, bet: 1),
      bankState(credit: 7, won: 5120, spins: 2, bet: 1), bankState(credit: .max, won: 30, spins: 1, bet: 1),
    ])
  func refusals(state: Bank.State) {
    let error = #expect(throws: StateError.self) { try Bank(state: state) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test("Exactly the reachable banks are accepted", arguments: 0...3)
  func reachable(spins: Int) {
    let bets = (0..<10).map { 1 << $0 }
    // The possible sums of this number of runs: the bets won, and the most that was lost.
    var mostLost = [0: 0]
    for _ in 0..<spins {
      var next: [Int: Int] = [:]
      for (won, lost) in mostLost {
        for bet in bets {
          next[won + bet] = max(next[won + bet] ?? 0, lost)
          next[won] = max(next[won] ?? 0, lost + bet)
        }
      }
      mostLost = next
    }
    for won in 0...512 * spins + 1 {
      let least = mostLost[won].map { max(0, 100 + won - $0) }
      for credit in [0, 1, 99, 100, (least ?? 0) - 1, least ?? 0, .max] where credit >= 0 {
        let bank = try? Bank(state: bankState(credit: credit, won: 10 * won, spins: spins, bet: 1))
        #expect((bank != nil) == (least.map { credit >= $0 } ?? false), "\(credit) with \(won) won")
      }
    }
  }
}

struct BankStatisticsTests {
  @Test("D9 the credit after each of the last 50 spins is kept, with the bank’s numbers")
  func spins() throws {
    let bank = Bank()
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    var (statistics, credits) = (BankStatistics(), [Int]())
    bank.onSpin = { statistics.record($0) }
    for spin in 1...60 {
      try bank.add(spin)
      bank.raiseBet()
      try model.play()
      credits.append(bank.credit)
      #expect(statistics.lastSpin == spin)
    }
    #expect(statistics.credits == credits.suffix(50) && statistics.firstSpin == 11)
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test("D9 deposits, bets and refused runs are no spins")
  func others() throws {
    let bank = Bank()
    bank.onSpin = { _ in Issue.record("a spin") }
    try bank.add(5)
    for _ in 1...8 { bank.raiseBet() }
    #expect(throws: BankError.self) { try TicTacToeModel(bank: bank).play() }
  }

  @Test("D9 the spins of another bank are dropped")
  func otherBank() {
    var statistics = BankStatistics()
    for spin in [4, 5, 1, 2] {
      statistics.record(bankState(credit: spin * 10, won: 0, spins: spin, bet: 1))
    }
    #expect(statistics.credits == [10, 20] && statistics.firstSpin == 1)
  }

  @Test("D9 clearing begins with the next spin of the bank")
  func clearing() {
    let model = StatisticsModel<BankStatistics>()
    for spin in 1...9 {
      if spin == 8 { model.clear() }
      model.record { $0.record(bankState(credit: spin, won: 0, spins: spin, bet: 1)) }
    }
    #expect(model.value.credits == [8, 9] && model.value.firstSpin == 8)
  }

  @Test("D9 a bank that has counted all spins can be recorded")
  func overflow() throws {
    var statistics = BankStatistics()
    for _ in 1...2 { statistics.record(bankState(credit: 1, won: 0, spins: .max, bet: 1)) }
    #expect(statistics.credits == [1])
    #expect(try StatisticsModel(roundTrip(statistics)).value == statistics)
  }

  @Test(
    "D9 saved credits that no spins can leave are refused",
    arguments: [
      #"{"lastSpin":-1,"credits":[]}"#, #"{"lastSpin":1,"credits":[1,2]}"#, #"{"lastSpin":1,"credits":[-1]}"#,
      #"{"lastSpin":3,"credits":[]}"#, #"{"lastSpin":0,"credits":[1]}"#,
      #"{"lastSpin":99,"credits":[\#(Array(repeating: "1", count: 51).joined(separator: ","))]}"#,
    ])
  func hostile(json: String) {
    #expect(throws: StateError.self) { try restored(json, as: BankStatistics.self) }
  }
}
