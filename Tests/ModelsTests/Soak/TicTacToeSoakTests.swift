/// Two games of Tic Tac Toe Reverse with one bank, compared with a ledger that implements the rules independently.
struct TicTacToeSoakTests {
  private var chance = Soak.generator(5)
  private var draws = SharedGenerator(Soak.generator(6))
  private var bank = Bank()
  private var games: [TicTacToeModel]
  private var ledger = (credit: 100, won: 0, spins: 0, bet: 1)
  private var losses = [0, 0]

  init() {
    games = [bank, bank].map { [draws] in TicTacToeModel(bank: $0, generator: draws) }
  }

  @Test("The bank agrees with the ledger, and every state is accepted")
  mutating func longGames() throws {
    for action in 1...Soak.count(20_000, long: 1_000_000) {
      do {
        switch Int.random(in: 0..<1000, using: &chance) {
        case 0...9: try openAccount()
        case 10...19: games[Int.random(in: 0...1, using: &chance)].isRigged.toggle()
        case 20...100: try add()
        case 101...500: raise()
        default: try play(Int.random(in: 0...1, using: &chance))
        }
        try check()
        if action.isMultiple(of: Soak.isLong ? 50 : 10) { try restore() }
      } catch {
        throw Soak.Failure("action \(action): \(error)")
      }
    }
  }

  private mutating func play(_ index: Int) throws {
    let game = games[index]
    let before = game.state
    do {
      let outcome = try game.play()
      let bet = ledger.bet
      let isWon = !hasLine(game.board)
      if isWon { ledger.won += 10 * bet }
      ledger.credit += isWon ? bet : -bet
      ledger.spins += 1
      ledger.bet = 1
      try Soak.require(!game.isRigged || losses[index] < 3 || isWon, "four losses in a row")
      losses[index] = isWon ? 0 : losses[index] + 1
      try Soak.require(outcome == (isWon ? .won(bet: bet) : .lost(bet: bet)), "\(outcome) for \(game.board)")
    } catch BankError.notEnoughCredit {
      try Soak.require(ledger.bet > ledger.credit && game.state == before, "a bet that was covered")
      ledger.bet = 1
    } catch BankError.tooMuch {
      let isFull = ledger.credit > Int.max - ledger.bet || ledger.won > Int.max - 10 * ledger.bet
      try Soak.require(isFull && game.state == before, "a full bank")
    }
    try Soak.require(game.lossesInARow == losses[index], "\(game.lossesInARow) losses in a row")
  }

  private func hasLine(_ board: [Mark]) -> Bool {
    let lines = ["012", "345", "678", "036", "147", "258", "048", "246"]
    return lines.contains { Set($0.map { board[$0.wholeNumberValue ?? 0] }).count == 1 }
  }

  private mutating func add() throws {
    let amounts = [
      Int.random(in: -2...1000, using: &chance),
      Int.max - ledger.credit - Int.random(in: 0...600, using: &chance),
      .max, .min,
    ]
    // Most amounts are small, so that the bank is not always full.
    let amount = amounts[
      Int.random(in: 0..<50, using: &chance) % 12 > 2 ? 0 : Int.random(in: 0...3, using: &chance)]
    let isPossible = amount >= 0 && ledger.credit <= Int.max - max(0, amount)
    do {
      try bank.add(amount)
      ledger.credit += amount
      try Soak.require(isPossible, "\(amount) was added")
    } catch BankError.negativeAmount, BankError.tooMuch {
      try Soak.require(!isPossible, "\(amount) was not added")
    }
  }

  private mutating func raise() {
    bank.raiseBet()
    ledger.bet = ledger.bet == 512 ? 1 : ledger.bet * 2
  }

  private mutating func openAccount() throws {
    bank = Bank()
    games = [bank, bank].map { [draws] in TicTacToeModel(bank: $0, generator: draws) }
    ledger = (100, 0, 0, 1)
    losses = [0, 0]
  }

  private func check() throws {
    let isEqual = (bank.credit, bank.won, bank.spins, bank.bet) == ledger
    try Soak.require(isEqual, "\(bank.state) instead of \(ledger)")
    _ = try Bank(state: bank.state)
    for game in games { _ = try TicTacToeModel(state: game.state, bank: bank) }
  }

  private mutating func restore() throws {
    let before = (games.map(\.state), games.map(\.isRigged), bank.state)
    let restored = try Bank(state: roundTrip(bank.state))
    let twins = try games.map {
      try TicTacToeModel(
        state: roundTrip($0.state), bank: restored, generator: draws.copy(), isRigged: $0.isRigged)
    }
    try Soak.require(
      twins.map(\.state) == before.0 && restored.state == before.2, "restored in a different state")
    for (game, twin) in zip(games, twins) {
      // Both draw the same board: the twin uses a copy of the generator.
      let twin = try TicTacToeModel(
        state: twin.state, bank: Bank(state: bank.state), generator: draws.copy(), isRigged: twin.isRigged)
      let outcome = try? twin.play()
      let index = games.firstIndex { $0 === game } ?? 0
      let spins = ledger.spins
      try play(index)
      try Soak.require(
        (outcome != nil) == (ledger.spins > spins) && twin.state == game.state, "continued differently")
    }
  }
}
