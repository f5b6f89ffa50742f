struct CrapsStateTests {
  static let hostile: [Change<CrapsModel.State>] =
    setting(\.balance, to: [-1, .min, 0, 3]) + setting(\.ante, to: [0, -5, 7, 205, .min, .max])
    + setting(\.point, to: [0, 5, 7, -4, .min, .max]) + setting(\.winnings, to: [5, -5])
    + [
      {
        $0.balance = 0
        $0.ante = 0
      },
      { $0.rolls = [] },
      { $0.rolls.removeFirst() },
      { $0.rolls.swapAt(0, 1) },
      { $0.rolls = Array(repeating: $0.rolls[1], count: 13) },
      { $0.rolls = Array(repeating: $0.rolls[0], count: 12) },
    ]

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let model = craps((2, 2), (1, 2))
    model.playTurn()
    model.playTurn()
    try expectRefused(model.state, after: Self.hostile[index]) { try CrapsModel(state: $0) }
  }

  @Test(
    "The winnings of the last roll agree with its effect",
    arguments: [
      ([(3, 4)], [5], [-5, 0, 10, 205, 206, Int.max, Int.min]),
      ([(1, 1)], [-5], [0, 5, -10, -200, -Int.max + 195, -Int.max + 194, Int.min]),
    ])
  func winnings(rolls: [(Int, Int)], possible: [Int], impossible: [Int]) throws {
    let model = craps(rolls[0])
    model.playTurn()
    var state = model.state
    for amount in possible {
      state.winnings = amount
      _ = try CrapsModel(state: state)
    }
    for amount in impossible {
      state.winnings = amount
      #expect(throws: StateError.self) { try CrapsModel(state: state) }
    }
  }

  @Test("A win pays the ante unless the balance is at the largest integer")
  func winPaysNothing() throws {
    var state = try craps(balance: Int.max, ante: 5, [1]).state
    for winnings in [0, 1, 5, Int.max / 2 - 5] {
      state.winnings = winnings
      _ = try CrapsModel(state: state)
    }
    state.winnings = Int.max / 2 + 5
    #expect(throws: StateError.self) { try CrapsModel(state: state) }
    state.balance = Int.max - 1
    state.winnings = 0
    #expect(throws: StateError.self) { try CrapsModel(state: state) }
    state.winnings = 3
    #expect(throws: StateError.self) { try CrapsModel(state: state) }
  }

  @Test("Exactly the reachable balances are accepted", arguments: [[], [true]], [1, 2, 3])
  func reachable(begunGame: [Bool], games: Int) throws {
    for number in 0..<1 << games {
      let wins = (0..<games).map { number >> $0 & 1 == 1 }
      // All possible antes in these games: the balance before the last one and after it.
      var balances: Set<[Int]> = [[0, 200]]
      for isWon in wins {
        balances = Set(
          balances.flatMap { pair in
            stride(from: 5, through: pair[1], by: 5).map { [pair[1], isWon ? pair[1] + $0 : pair[1] - $0] }
          })
      }
      if !begunGame.isEmpty { balances = Set(balances.filter { $0[1] > 0 }.map { [$0[1], $0[1]] }) }
      let faces = wins.flatMap { $0 ? [3, 4] : [1, 1] } + (begunGame.isEmpty ? [] : [2, 2])
      let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: faces))
      for _ in 1...faces.count / 2 { model.playTurn() }
      for balance in stride(from: 0, through: 1605, by: 5) {
        for before in begunGame.isEmpty ? Array(stride(from: 0, through: 805, by: 5)) : [balance] {
          var state = model.state
          state.balance = balance
          state.ante = min(5, balance)
          state.winnings = balance - before
          let isAccepted = (try? CrapsModel(state: state)) != nil
          guard isAccepted == balances.contains([before, balance]) else {
            Issue.record("\(wins) from \(before) to \(balance): accepted \(isAccepted)")
            return
          }
        }
      }
    }
  }

  @Test("C9 the winnings of the last turn remain when the ante changes")
  func winningsStay() {
    let model = craps((3, 4), (2, 2), (1, 1), (3, 4))
    model.ante = 50
    #expect(model.winnings == 0)
    model.playTurn()
    model.ante = 20
    #expect(model.winnings == 50)
    model.playTurn()
    #expect(model.winnings == 0)
    model.playTurn()
    model.playTurn()
    #expect(model.winnings == -20)
    model.reset()
    #expect(model.winnings == 0)
  }

  @Test("A full record may begin during a game")
  func fullRecord() throws {
    let model = CrapsModel(
      generator: ScriptedGenerator.dice(repeating: [2, 2] + Array(repeating: 1, count: 40)))
    for _ in 1...20 { model.playTurn() }
    #expect(model.rolls.allSatisfy { $0.effect == .none })
    let restored = try CrapsModel(state: roundTrip(model.state))
    #expect(restored.point == 4)
  }
}
