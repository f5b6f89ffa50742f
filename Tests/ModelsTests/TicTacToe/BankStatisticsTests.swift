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
