struct TicTacToeStateTests {
  static let hostile: [Change<TicTacToeModel.State>] =
    setting(\.lossesInARow, to: [0, -1, 4, .min, .max])
    + setting(\.outcome, to: [nil, .won(bet: 1), .lost(bet: 3), .lost(bet: .min)])
    + [
      { $0.board = [] }, { $0.board.removeLast() }, { $0.board.append(.x) },
      { $0.board = board("XOX XOO OXX") },
    ]

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let state: TicTacToeModel.State = try decode(
      #"{"board":["X","X","X","O","O","X","X","O","O"],"lossesInARow":2,"outcome":{"lost":{"bet":2}}}"#)
    let bank = try Bank(state: bankState(credit: 97, won: 0, spins: 3, bet: 1))
    try expectRefused(state, after: Self.hostile[index]) { try TicTacToeModel(state: $0, bank: bank) }
  }

  @Test(
    "A run that disagrees with the bank is refused",
    arguments: [
      // The outcome, the losses in a row, a consistent bank, and an inconsistent one.
      (Outcome.won(bet: 4), 0, (104, 40, 1), (104, 30, 1)), (.won(bet: 4), 0, (104, 40, 1), (104, 80, 1)),
      (.won(bet: 4), 0, (104, 40, 1), (100, 0, 1)), (.won(bet: 4), 0, (104, 40, 1), (103, 40, 1)),
      (.won(bet: 2), 0, (103, 30, 2), (103, 40, 2)), (.won(bet: 4), 0, (92, 40, 2), (92, 40, 1)),
      (.lost(bet: 4), 1, (96, 0, 1), (95, 0, 1)), (.lost(bet: 4), 1, (106, 100, 3), (106, 100, 2)),
      (.lost(bet: 64), 2, (0, 0, 2), (0, 0, 1)), (.lost(bet: 4), 3, (10, 10, 4), (10, 10, 3)),
    ])
  func unsettled(
    outcome: Outcome, losses: Int, fitting: (Int, Int, Int), other: (Int, Int, Int)
  ) throws {
    var state = game(seed: 1).state
    state.board = board(losses == 0 ? "XOX XOO OXX" : "XXX OOX XOO")
    state.outcome = outcome
    state.lossesInARow = losses
    for (counters, isFitting) in [(fitting, true), (other, false)] {
      let (credit, won, spins) = counters
      // The bank alone may be consistent with other runs.
      guard let bank = try? Bank(state: bankState(credit: credit, won: won, spins: spins, bet: 1)) else {
        #expect(!isFitting)
        continue
      }
      if isFitting {
        _ = try TicTacToeModel(state: state, bank: bank)
      } else {
        #expect(throws: StateError.self) { try TicTacToeModel(state: state, bank: bank) }
      }
    }
  }

  @Test("A board cannot be filled without a spin")
  func noSpin() throws {
    let state: TicTacToeModel.State = try decode(
      #"{"board":["X","O","X","X","O","O","O","X","X"],"lossesInARow":0,"outcome":{"won":{"bet":1}}}"#)
    #expect(throws: StateError.self) { try TicTacToeModel(state: state, bank: Bank()) }
  }
}
