import Models
import Testing

struct PigStateTests {
  @Test("A saved game goes on where it was, from every move of many games")
  func roundTrips() throws {
    for seed in 0..<2 as Range<UInt64> {
      let model = PigModel(generator: SeededGenerator(seed: seed))
      model.players[0].kind = .computer(.endRaceOrKeepPace)
      model.players[1].kind = .computer(.holdAt20)
      model.players[1].name = "Grace"
      while model.winner == nil {
        model.playComputerMove()
        let restored = try PigModel(state: roundTrip(model.state))
        #expect(restored.state == model.state && restored.log == model.log)
        #expect(restored.winner == model.winner && restored.canHold == model.canHold)
      }
      model.newGame()
      _ = try PigModel(state: roundTrip(model.state))
    }
  }

  @Test("A full log can be restored")
  func fullLog() throws {
    let model = pig(2, 3)
    for _ in 1...600 {
      model.roll()
      model.hold()
      if model.winner != nil { model.newGame() }
    }
    #expect(try PigModel(state: roundTrip(model.state)).log.count == PigModel.logLimit)
  }

  @Test("A restored game tells its own delegate only of what is new, and keeps kinds")
  func resumes() throws {
    let saved = pig(4, 4)
    saved.players[1].kind = .computer(.optimal)
    saved.roll()
    let model = try PigModel(state: roundTrip(saved.state), generator: ScriptedDice([6]))
    model.roll()
    model.hold()
    #expect(model.scores == [10, 0] && model.isComputersTurn)
  }

  static let hostile: [@Sendable (inout PigModel.State) throws -> Void] = [
    { $0.players = [] },
    { $0.players.removeLast() },
    { $0.players.append($0.players[0]) },
    { $0.players[0] = try player(score: -1) },
    { $0.players[0] = try player(score: 1) },
    { $0.players[0] = try player(score: Int.min) },
    { $0.players[0] = try player(score: Int.max) },
    { $0.players[0] = try player(score: 1_000_001) },
    { $0.players[0] = try player(score: 100) },
    {
      $0.players[0] = try player(score: 100)
      $0.turnTotal = 0
      $0.activePlayer = 1
    },
    {
      $0.players[0] = try player(score: 100)
      $0.turnTotal = 0
      $0.lastRoll = .one
    },
    {
      $0.players = [try player(score: 100), try player(score: 100)]
      $0.turnTotal = 0
    },
    { $0.players[0] = try player(name: "") },
    { $0.players[0] = try player(name: " Ada") },
    { $0.players[0] = try player(name: "A\\nda") },
    { $0.players[0] = try player(name: String(repeating: "a", count: 25)) },
    { $0.activePlayer = 2 },
    { $0.activePlayer = -1 },
    { $0.activePlayer = Int.min },
    { $0.activePlayer = Int.max },
    { $0.turnTotal = -1 },
    { $0.turnTotal = 1 },
    { $0.turnTotal = 3 },
    { $0.turnTotal = Int.min },
    { $0.turnTotal = Int.max },
    { $0.lastRoll = nil },
    { $0.lastRoll = .one },
    {
      $0.lastRoll = nil
      $0.turnTotal = 0
      $0.players[0] = try player(score: 20)
    },
    { $0.log = [] },
    { $0.log.removeFirst() },
    { $0.log = Array(repeating: .newGame, count: 1001) },
    { $0.log.append(.choseToRoll(player: 2)) },
    { $0.log.append(.piggedOut(player: -1)) },
    { $0.log.append(.piggedOut(player: Int.max)) },
    { $0.log.append(.rolled(player: 0, die: .one, turnTotal: 3)) },
    { $0.log.append(.rolled(player: 0, die: .six, turnTotal: 5)) },
    { $0.log.append(.rolled(player: 0, die: .six, turnTotal: Int.max)) },
    { $0.log.append(.choseToPass(player: 0, banked: 0, score: 5)) },
    { $0.log.append(.choseToPass(player: 0, banked: 1, score: 5)) },
    { $0.log.append(.choseToPass(player: 0, banked: 6, score: 5)) },
    { $0.log.append(.choseToPass(player: 0, banked: Int.min, score: Int.max)) },
    { $0.log.append(.won(player: 0, score: 99)) },
    { $0.log.append(.won(player: 0, score: Int.max)) },
    { $0.log.append(.won(player: Int.min, score: 100)) },
  ]

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let model = pig(4)
    model.roll()
    var state = model.state
    _ = try PigModel(state: state)
    try Self.hostile[index](&state)
    let error = #expect(throws: StateError.self) { try PigModel(state: state) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test("The largest believable state can be played on")
  func largest() throws {
    var state = pig(4).state
    state.players[0] = try Self.player(score: 99)
    state.lastRoll = .six
    state.turnTotal = 1_000_000
    let model = try PigModel(state: state, generator: ScriptedDice([6]))
    model.roll(times: 10)
    model.hold()
    #expect(model.winner == 0 && model.scores[0] == 1_000_159)
  }

  @Test(
    "Garbage does not decode",
    arguments: [
      "{}", #"{"name":"A","score":0,"kind":{"robot":{}}}"#,
      #"{"name":"A","score":0,"kind":{"computer":{"_0":"best"}}}"#,
      #"{"name":"A","score":0.5,"kind":{"human":{}}}"#, #"{"score":0,"kind":{"human":{}}}"#,
    ])
  func garbage(json: String) {
    #expect(throws: DecodingError.self) { try decode(json, as: Player.self) }
  }

  private static func player(name: String = "Ada", score: Int = 0) throws -> Player {
    try decode(#"{"name":"\#(name)","score":\#(score),"kind":{"human":{}}}"#)
  }
}
