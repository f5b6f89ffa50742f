/// The board of a number: bit 0 is the first cell, and a set bit is an O.
func board(_ number: Int) -> [Mark] {
  (0..<9).map { number >> $0 & 1 == 0 ? .x : .o }
}

func board(_ drawing: String) -> [Mark] {
  drawing.compactMap { Mark(rawValue: String($0)) }
}

func game(seed: UInt64, isRigged: Bool = true) -> TicTacToeModel {
  TicTacToeModel(bank: Bank(), generator: SeededGenerator(seed: seed), isRigged: isRigged)
}

struct TicTacToeModelTests {
  @Test("T4 T5 T6 the lines of all 512 boards agree with an independent count; 32 boards have none")
  func allBoards() {
    let lines = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
    var withoutLine = 0
    for number in 0..<512 {
      let expected = lines.filter { number & $0 == $0 || number & $0 == 0 }
      let found = TicTacToeModel.losingLines(of: board(number)).map { $0.reduce(0) { $0 | 1 << $1 } }
      #expect(found == expected)
      if found.isEmpty { withoutLine += 1 }
    }
    #expect(withoutLine == 32)
  }

  @Test("A board that is not full has no lines", arguments: [0, 1, 3, 8, 10, 27])
  func partialBoards(count: Int) {
    #expect(TicTacToeModel.losingLines(of: Array(repeating: .x, count: count)) == [])
  }

  @Test(
    "A run that could overflow a counter is refused without any change",
    arguments: [
      bankState(credit: .max, won: 0, spins: 9, bet: 1),
      bankState(credit: .max - 511, won: 0, spins: 9, bet: 512),
      bankState(credit: 5, won: .max / 10 * 10, spins: .max / 5, bet: 1),
      bankState(credit: 5, won: 0, spins: .max, bet: 1),
    ])
  func overflow(state: Bank.State) throws {
    let bank = try Bank(state: state)
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    #expect(throws: BankError.tooMuch) { try model.play() }
    #expect(bank.state == state && model.board.isEmpty)
  }

  @Test("T11 the rig draws from all 32 boards without a line and can be turned on later")
  func riggedBoards() throws {
    let model = game(seed: 77, isRigged: false)
    var seen: Set<[Mark]> = []
    for _ in 1...3000 {
      try model.bank.add(1)
      model.isRigged = model.lossesInARow >= 3
      let isDue = model.isRigged
      try model.play()
      if isDue { seen.insert(model.board) }
      #expect(!isDue || model.losingLines.isEmpty)
    }
    #expect(seen.count == 32)
  }

  @Test("T3 a fair run draws from all 512 boards")
  func fairBoards() throws {
    let model = game(seed: 31, isRigged: false)
    var seen: Set<[Mark]> = []
    for _ in 1...8000 {
      try model.bank.add(1)
      try model.play()
      seen.insert(model.board)
    }
    #expect(seen.count == 512)
  }
}

struct TicTacToeOddsTests {
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
