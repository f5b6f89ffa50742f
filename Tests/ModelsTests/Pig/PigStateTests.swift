struct PigStateTests {
  static let hostile: [Change<PigModel.State>] =
    [-1, 1, .min, .max, 1_000_001, 100].map { score in { $0.players[0] = try player(score: score) } }
    + ["", " Ada", "A\\nda", String(repeating: "a", count: 25)].map { name in
      { $0.players[0] = try player(name: name) }
    }
    + setting(\.activePlayer, to: [2, -1, .min, .max]) + setting(\.turnTotal, to: [-1, 1, 3, .min, .max])
    + setting(\.lastRoll, to: [nil, .one]) + events.map { event in { $0.log.append(event) } }
    + [
      { $0.players = [] },
      { $0.players.removeLast() },
      { $0.players.append($0.players[0]) },
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
      {
        $0.lastRoll = nil
        $0.turnTotal = 0
        $0.players[0] = try player(score: 20)
      },
      { $0.log = [] },
      { $0.log.removeFirst() },
      { $0.log = Array(repeating: .newGame, count: 1001) },
    ]

  /// Events that cannot follow a roll of four by the first player.
  private static let events: [PigEvent] = [
    .choseToRoll(player: 2), .piggedOut(player: -1), .piggedOut(player: .max),
    .rolled(player: 0, die: .one, turnTotal: 3), .rolled(player: 0, die: .six, turnTotal: 5),
    .rolled(player: 0, die: .six, turnTotal: .max), .choseToPass(player: 0, banked: 0, score: 5),
    .choseToPass(player: 0, banked: 1, score: 5), .choseToPass(player: 0, banked: 6, score: 5),
    .choseToPass(player: 0, banked: .min, score: .max), .won(player: 0, score: 99),
    .won(player: 0, score: .max), .won(player: .min, score: 100),
  ]

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let model = pig(4)
    model.roll()
    try expectRefused(model.state, after: Self.hostile[index]) { try PigModel(state: $0) }
  }

  @Test("A turn total is limited, and the states that follow are accepted")
  func largest() throws {
    // The log is full of rolls, so it cannot show how long the turn is.
    let saved = pig(6)
    saved.roll(times: 500)
    var state = saved.state
    let gathered = PigModel.turnLimit - 20 - saved.turnTotal
    state.turnTotal += gathered
    state.log = state.log.map { event in
      guard case .rolled(let player, let die, let turnTotal) = event else { return event }
      return .rolled(player: player, die: die, turnTotal: turnTotal + gathered)
    }
    let model = try PigModel(state: state, generator: ScriptedGenerator.dice(repeating: [6]))
    for _ in 1...5 {
      model.roll()
      _ = try PigModel(state: model.state)
    }
    #expect(model.turnTotal == PigModel.turnLimit)
    model.hold()
    #expect(model.winner == 0 && model.scores[0] == PigModel.turnLimit)
    for _ in 1...500 {
      _ = try PigModel(state: model.state)
      model.winner == nil ? model.roll() : model.newGame()
    }
  }

  @Test("A missing, duplicated, moved or changed event is detected", arguments: [40, 1500])
  func changedLog(moves: Int) throws {
    let model = PigModel(generator: SeededGenerator(seed: 9))
    for index in 0...1 { model.players[index].kind = .computer(.holdAt20) }
    while model.log.count < min(moves, PigModel.logLimit) || model.winner != nil {
      model.winner == nil ? model.playComputerMove() : model.newGame()
    }
    let good = model.state
    _ = try PigModel(state: good)
    // Before the first new game in a full log, nothing is known.
    let isFull = good.log.count == PigModel.logLimit
    let start = try #require(good.log.indices.dropFirst(isFull ? 1 : 0).first { good.log[$0] == .newGame })
    for index in good.log.indices.suffix(from: start).prefix(200) {
      var missing = good
      missing.log.remove(at: index)
      expectRefusal(missing)
      // A new game may begin at any time, even twice.
      guard good.log[index] != .newGame else { continue }
      var doubled = good
      doubled.log.insert(good.log[index], at: index)
      if isFull { doubled.log.removeFirst() }
      expectRefusal(doubled)
      for other: PigEvent in [
        .choseToRoll(player: 0), .choseToRoll(player: 1), .choseToPass(player: 0, banked: 20, score: 20),
        .rolled(player: 1, die: .two, turnTotal: 3), .piggedOut(player: 0), .won(player: 1, score: 100),
      ] where other != good.log[index] {
        var changed = good
        changed.log[index] = other
        expectRefusal(changed)
      }
    }
  }

  @Test("A state that disagrees with the log is refused at every move of long games")
  func changedState() throws {
    let model = PigModel(generator: SeededGenerator(seed: 4))
    for index in 0...1 { model.players[index].kind = .computer(.holdAt20) }
    for _ in 1...600 {
      model.winner == nil ? model.playComputerMove() : model.newGame()
      let good = model.state
      _ = try PigModel(state: good)
      let faces: [Die?] = [nil] + Die.allCases
      let changes: [(inout PigModel.State) throws -> Void] =
        [
          { $0.activePlayer = 1 - $0.activePlayer }, { $0.turnTotal += 2 }, { $0.turnTotal += 6 },
          { $0.turnTotal = 0 }, { $0.players[0] = try Self.player(score: $0.players[0].score + 2) },
          { $0.players[1] = try Self.player(score: $0.players[1].score + 100) },
          { $0.players[0] = try Self.player(score: 0) },
        ] + faces.map { face in { $0.lastRoll = face } }
      for change in changes {
        var changed = good
        try change(&changed)
        changed.players[0].name = good.players[0].name
        changed.players[1].name = good.players[1].name
        changed.players[0].kind = good.players[0].kind
        changed.players[1].kind = good.players[1].kind
        if changed != good { expectRefusal(changed) }
      }
    }
  }

  private func expectRefusal(_ state: PigModel.State, _ place: SourceLocation = #_sourceLocation) {
    #expect(throws: StateError.self, sourceLocation: place) { try PigModel(state: state) }
  }

  private static func player(name: String = "Ada", score: Int = 0) throws -> Player {
    try decode(#"{"name":"\#(name)","score":\#(score),"kind":{"human":{}}}"#)
  }
}
