let allPairs = (1...6).flatMap { first in (1...6).map { (first, $0) } }

/// A roll of each total that can be the point.
let pointRolls = [4: (1, 3), 5: (4, 1), 6: (3, 3), 8: (2, 6), 9: (5, 4), 10: (4, 6)]

/// A model that rolls these pairs repeatedly.
func craps(_ pairs: (Int, Int)...) -> CrapsModel {
  CrapsModel(generator: ScriptedGenerator.dice(repeating: pairs.flatMap { [$0.0, $0.1] }))
}

extension CrapsModel {
  var faces: [Int]? { dice.map { [$0.0, $0.1] } }
}

struct CrapsModelTests {
  @Test("C7 C8 C9 the come-out roll, all 36 outcomes", arguments: allPairs)
  func comeOut(first: Int, second: Int) {
    let model = craps((first, second))
    model.playTurn()
    let total = first + second
    #expect(model.faces == [first, second])
    switch total {
    case 2, 3, 12: expect(model, balance: 195, point: 0, .lost)
    case 7, 11: expect(model, balance: 205, point: 0, .won)
    default: expect(model, balance: 200, point: total, .point)
    }
  }

  @Test(
    "C7 C8 C9 a roll with the point on, all 36 outcomes for each point", arguments: pointRolls.keys.sorted(),
    allPairs)
  func pointOn(point: Int, pair: (Int, Int)) {
    let model = craps(pointRolls[point] ?? (1, 1), pair)
    model.playTurn()
    model.playTurn()
    switch pair.0 + pair.1 {
    case point: expect(model, balance: 205, point: 0, .won)
    case 7: expect(model, balance: 195, point: 0, .lost)
    default: expect(model, balance: 200, point: point, .none)
    }
  }

  @Test("C12 the last twelve rolls are recorded with their effects")
  func rolls() {
    let model = craps((1, 3), (2, 3), (6, 6), (2, 2), (3, 4), (1, 1), (4, 1))
    for _ in 1...7 { model.playTurn() }
    #expect(model.rolls.map(\.total) == [4, 5, 12, 4, 7, 2, 5])
    #expect(model.rolls.map(\.effect) == [.point, .none, .none, .won, .won, .lost, .point])
    for _ in 8...30 { model.playTurn() }
    #expect(model.rolls.count == CrapsModel.rollsKept && CrapsModel.rollsKept == 12)

    #expect(model.rolls.last.map { [$0.first.rawValue, $0.second.rawValue] } == model.faces)
  }

  @Test("C10 C12 after bankruptcy only reset starts a new game, with $200 and an ante of $5")
  func bankruptcy() {
    let model = craps((1, 2))
    model.ante = 200
    model.playTurn()
    #expect(model.bankrupt && model.lost && model.balance == 0 && model.ante == 0)
    let state = model.state
    model.onRoll = { _ in Issue.record("rolled") }
    model.playTurn()
    model.ante = 5
    #expect(model.state == state)
    model.reset()
    #expect(model.balance == 200 && model.ante == 5 && model.point == 0)
    #expect(!model.won && !model.lost && !model.bankrupt)
    #expect(model.dice == nil && model.rolls.isEmpty)
  }

  private func expect(_ model: CrapsModel, balance: Int, point: Int, _ effect: CrapsRoll.Effect) {
    #expect(model.balance == balance)
    #expect(model.point == point)
    #expect(model.rolls.last?.effect == effect)
    #expect(model.won == (effect == .won))
    #expect(model.lost == (effect == .lost))
    #expect(!model.bankrupt)
  }
}

struct CrapsOddsTests {
  @Test(
    "C8 a point is made with its number of ways against six for a 7",
    arguments: [(4, 3), (5, 4), (6, 5), (8, 5), (9, 4), (10, 3)])
  func points(point: Int, ways: Int) {
    #expect(CrapsOdds.winning(onPoint: point) == Fraction(ways, of: ways + 6))
    #expect(CrapsRoll.points.contains(point))
    #expect(CrapsRoll.points.count == 6)
  }
}
