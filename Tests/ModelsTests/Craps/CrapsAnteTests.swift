/// A model with this balance, restored from a state.
///
/// A complete record of rolls would have to explain the balance. So the state ends a long game, whose record is
/// truncated: the player has just lost it, or won it at the largest balances, which cannot follow a loss.
func craps(balance: Int, ante: Int, _ faces: [Int]) throws -> CrapsModel {
  let isWon = balance > .max - CrapsModel.anteStep
  let long = [2, 2] + Array(repeating: [2, 3], count: 11).joined() + (isWon ? [2, 2] : [3, 4])
  let game = CrapsModel(generator: ScriptedGenerator.dice(repeating: long))
  for _ in 1...long.count / 2 { game.playTurn() }
  var state = game.state
  state.balance = balance
  state.ante = ante
  state.winnings = isWon ? CrapsModel.anteStep : -CrapsModel.anteStep
  return try CrapsModel(state: state, generator: ScriptedGenerator.dice(repeating: faces))
}

struct CrapsAnteTests {
  @Test(
    "C5 the ante is the nearest multiple of $5 that the balance allows",
    arguments: [
      (5, 5), (6, 5), (7, 5), (8, 10), (12, 10), (13, 15), (195, 195), (197, 195), (198, 200), (200, 200),
      (201, 200), (500, 200), (Int.max, 200), (Int.max - 1, 200), (4, 5), (3, 5), (2, 5), (1, 5), (0, 5),
      (-1, 5),
      (-100, 5), (Int.min, 5),
    ])
  func ante(wish: Int, expected: Int) {
    let model = CrapsModel()
    model.ante = 100
    model.ante = wish
    #expect(model.ante == expected)
  }

  @Test(
    "C5 the largest ante is the largest multiple of $5 in the balance",
    arguments: [
      (5, 5, 5), (9, 5, 5), (10, 5, 10), (14, 10, 10), (198, 5, 195), (Int.max, 5, Int.max - 2),
      (Int.max - 3, 5, Int.max - 7),
    ])
  func largestAnte(balance: Int, ante: Int, largest: Int) throws {
    let model = try craps(balance: balance, ante: ante, [1])
    for wish in [largest, largest + 1, Int.max] {
      model.ante = wish
      #expect(model.ante == largest)
    }
  }

  @Test("C5 a balance under $5 is the ante, whatever was requested", arguments: 1...4)
  func smallBalance(balance: Int) throws {
    for wish in extremes + [2, 3, 4, 5] {
      let model = try craps(balance: balance, ante: balance, [1])
      model.ante = wish
      #expect(model.ante == balance)
    }
  }

  @Test("C5 the ante is fixed only while the point is on")
  func pointOn() {
    let model = craps((2, 2), (1, 2), (3, 1))
    model.ante = 25
    model.playTurn()
    for wish in extremes + [5, 100] {
      model.ante = wish
      #expect(model.ante == 25)
    }
    model.playTurn()
    model.ante = 100
    #expect(model.ante == 25)
    model.playTurn()
    model.ante = 100
    #expect(model.ante == 100)
  }

  @Test(
    "C13 a loss that leaves less than the ante lowers the ante",
    arguments: [
      (200, 100, 100, 100), (200, 105, 95, 95), (200, 150, 50, 50), (205, 200, 5, 5), (198, 100, 98, 95),
      (12, 10, 2, 2), (13, 10, 3, 3), (200, 200, 0, 0), (3, 3, 0, 0),
    ])
  func anteFollowsBalance(balance: Int, ante: Int, balanceLeft: Int, anteLeft: Int) throws {
    let model = try craps(balance: balance, ante: ante, [1, 1])
    model.playTurn()
    #expect(model.balance == balanceLeft && model.ante == anteLeft)
    #expect(model.bankrupt == (balanceLeft == 0))
  }

  @Test(
    "C5 after a win an ante under $5 becomes a multiple of $5",
    arguments: [(1, 2, 2), (2, 4, 4), (3, 6, 5), (4, 8, 5)])
  func smallBalanceWins(balance: Int, balanceAfter: Int, anteAfter: Int) throws {
    let model = try craps(balance: balance, ante: balance, [3, 4])
    model.playTurn()
    #expect(model.balance == balanceAfter && model.ante == anteAfter)
  }

  @Test("C5 the allowed antes are those that can be set", arguments: [0, 3, 5, 7, 200, 1004, Int.max])
  func allowedAntes(balance: Int) throws {
    let model = try craps(balance: balance, ante: min(balance, 5), [3, 3])
    for wish in [Int.min, 0, 5, 100, Int.max] {
      model.ante = wish
      #expect(model.allowedAntes.contains(model.ante))
    }
    model.ante = .max
    #expect(model.allowedAntes.upperBound == model.ante)
    model.ante = 0
    #expect(model.allowedAntes.lowerBound == model.ante)
    model.playTurn()
    #expect(balance == 0 || model.allowedAntes == model.ante...model.ante, "the point is on")
  }
}
