import Models
import Testing

struct CrapsStateTests {
  @Test("A saved game goes on where it was, from every turn of a long one")
  func roundTrips() throws {
    let model = CrapsModel(generator: SeededGenerator(seed: 3))
    for turn in 1...300 {
      if model.bankrupt { model.reset() }
      model.ante = turn
      model.playTurn()
      let restored = try CrapsModel(state: roundTrip(model.state), generator: ScriptedDice([1]))
      #expect(restored.state == model.state)
      #expect(
        restored.balance == model.balance && restored.ante == model.ante && restored.point == model.point)
      #expect(restored.won == model.won && restored.lost == model.lost)
      #expect(restored.faces == model.faces)
    }
  }

  @Test("A saved game with the point on is decided by its next roll")
  func resumes() throws {
    let saved = craps((2, 2))
    saved.ante = 40
    saved.playTurn()
    let model = try CrapsModel(state: saved.state, generator: ScriptedDice([1, 3]))
    model.playTurn()
    #expect(model.won && model.balance == 240)
  }

  static let hostile: [@Sendable (inout CrapsModel.State) -> Void] = [
    { $0.balance = -1 },
    { $0.balance = Int.min },
    { $0.balance = 0 },
    {
      $0.balance = 0
      $0.ante = 0
    },
    { $0.balance = 3 },
    { $0.ante = 0 },
    { $0.ante = -5 },
    { $0.ante = 7 },
    { $0.ante = 205 },
    { $0.ante = Int.min },
    { $0.ante = Int.max },
    { $0.point = 0 },
    { $0.point = 5 },
    { $0.point = 7 },
    { $0.point = -4 },
    { $0.point = Int.min },
    { $0.point = Int.max },
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
    var state = model.state
    _ = try CrapsModel(state: state)
    Self.hostile[index](&state)
    let error = #expect(throws: StateError.self) { try CrapsModel(state: state) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test("A full record may begin within a game")
  func fullRecord() throws {
    let model = CrapsModel(generator: ScriptedDice([2, 2] + Array(repeating: 1, count: 40)))
    for _ in 1...20 { model.playTurn() }
    #expect(model.rolls.allSatisfy { $0.effect == .none })
    let restored = try CrapsModel(state: roundTrip(model.state))
    #expect(restored.point == 4)
  }

  @Test(
    "Garbage does not decode",
    arguments: [
      "{}", "[]", "null",
      #"{"balance":200,"ante":5,"point":0,"rolls":[{"first":7,"second":1,"effect":"won"}]}"#,
      #"{"balance":200,"ante":5,"point":0,"rolls":[{"first":1,"second":1,"effect":"draw"}]}"#,
      #"{"balance":1e300,"ante":5,"point":0,"rolls":[]}"#,
      #"{"balance":99999999999999999999,"ante":5,"point":0,"rolls":[]}"#,
    ])
  func garbage(json: String) {
    #expect(throws: DecodingError.self) { try decode(json, as: CrapsModel.State.self) }
  }

  @Test("A roll that claims what it did not do is refused")
  func forgedRoll() throws {
    let state: CrapsModel.State = try decode(
      #"{"balance":200,"ante":5,"point":0,"rolls":[{"first":1,"second":1,"effect":"won"}]}"#)
    #expect(throws: StateError.self) { try CrapsModel(state: state) }
  }
}
