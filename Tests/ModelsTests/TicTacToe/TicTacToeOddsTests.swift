struct TicTacToeOddsTests {
  @Test("T6 32 of 512 boards have no line, so a fair run wins one time in 16")
  func fair() {
    #expect(TicTacToeOdds.boards == 512)
    #expect(TicTacToeOdds.boardsWithoutLine == 32)
    #expect(TicTacToeOdds.fairWin == Fraction(1, of: 16))
    #expect(TicTacToeOdds.creditPerRun(winning: TicTacToeOdds.fairWin) == Fraction(-7, of: 8))
  }

  /// Runs to a win: 1 + 15/16 + (15/16)² + (15/16)³ = 14,911/4,096.
  @Test("T11 a rigged run wins with probability 4,096/14,911 and loses 6,719/14,911 of the bet on average")
  func rigged() {
    #expect(TicTacToeOdds.riggedRunsPerWin == Fraction(14911, of: 4096))
    #expect(TicTacToeOdds.riggedWin == Fraction(4096, of: 14911))
    #expect(TicTacToeOdds.creditPerRun(winning: TicTacToeOdds.riggedWin) == Fraction(-6719, of: 14911))
    #expect(TicTacToeOdds.prizePerRun(winning: TicTacToeOdds.riggedWin) == Fraction(40960, of: 14911))
  }

  @Test("T11 many runs of the game agree with the odds")
  func played() throws {
    let bank = Bank()
    try bank.add(1_000_000)
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    let runs = 100_000
    for _ in 0..<runs { try model.play() }
    let (winning, start) = (TicTacToeOdds.riggedWin, Bank.startingCredit + 1_000_000)
    #expect(abs(Double(bank.won / Bank.prizeFactor) / Double(runs) - winning.value) < 0.005)
    #expect(
      abs(Double(bank.credit - start) / Double(runs) - TicTacToeOdds.creditPerRun(winning: winning).value)
        < 0.01)
  }
}
