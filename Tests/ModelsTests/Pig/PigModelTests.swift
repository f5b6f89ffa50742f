func pig(_ faces: Int...) -> PigModel {
  PigModel(generator: ScriptedGenerator.dice(repeating: faces))
}

extension PigModel {
  var scores: [Int] { players.map(\.score) }

  func roll(times: Int) {
    for _ in 0..<times { roll() }
  }
}

struct PigModelTests {
  @Test("P5 P8 the example of seeds/pig.txt, move by move")
  func exampleGame() {
    let model = pig(5, 2, 1, 4, 5, 3, 5, 5)
    model.roll()
    #expect(model.turnTotal == 5 && model.canHold && model.activePlayer == 0)
    model.roll()
    #expect(model.turnTotal == 7)
    model.roll()
    #expect(model.turnTotal == 0 && model.activePlayer == 1 && model.scores == [0, 0] && !model.canHold)
    model.roll(times: 5)
    #expect(model.turnTotal == 22 && model.activePlayer == 1)
    model.hold()
    #expect(model.scores == [0, 22] && model.activePlayer == 0 && model.turnTotal == 0)
    #expect(
      model.log == [
        .newGame,
        .choseToRoll(player: 0), .rolled(player: 0, die: .five, turnTotal: 5),
        .choseToRoll(player: 0), .rolled(player: 0, die: .two, turnTotal: 7),
        .choseToRoll(player: 0), .rolled(player: 0, die: .one, turnTotal: 0), .piggedOut(player: 0),
        .choseToRoll(player: 1), .rolled(player: 1, die: .four, turnTotal: 4),
        .choseToRoll(player: 1), .rolled(player: 1, die: .five, turnTotal: 9),
        .choseToRoll(player: 1), .rolled(player: 1, die: .three, turnTotal: 12),
        .choseToRoll(player: 1), .rolled(player: 1, die: .five, turnTotal: 17),
        .choseToRoll(player: 1), .rolled(player: 1, die: .five, turnTotal: 22),
        .choseToPass(player: 1, banked: 22, score: 22),
      ])
  }

  @Test("P5 P11 after a win only a new game is possible")
  func afterAWin() {
    let model = pig(6)
    model.roll(times: 17)
    model.hold()
    #expect(model.winner == 0 && model.scores == [102, 0])
    model.players[0].kind = .computer(.optimal)
    let won = model.state
    model.roll()
    model.hold()
    model.playComputerMove()
    #expect(model.state == won && !model.canHold && !model.isComputersTurn)
    model.newGame()
    #expect(model.winner == nil && model.scores == [0, 0] && model.log.last == .newGame)
    #expect(model.isComputersTurn)
  }

  @Test("P11 a new game keeps names, kinds and history")
  func newGame() {
    let model = pig(4, 4, 1)
    model.players[0].name = "Ada"
    model.players[1].kind = .computer(.holdAt20)
    model.roll()
    model.hold()
    model.roll()
    let history = model.log
    model.newGame()
    #expect(model.players.map(\.name) == ["Ada", "Player 2"])
    #expect(model.players.map(\.kind) == [.human, .computer(.holdAt20)])
    #expect(
      model.scores == [0, 0] && model.activePlayer == 0 && model.turnTotal == 0 && model.lastRoll == nil)
    #expect(model.log == history + [.newGame])
  }

  @Test("P8 the log keeps its newest thousand events")
  func logIsBounded() {
    let model = pig(2, 3)
    for _ in 1...400 {
      model.roll()
      model.hold()
      if model.winner != nil { model.newGame() }
    }
    #expect(model.log.count == 1000 && PigModel.logLimit == 1000)
    model.newGame()
    #expect(model.log.count == 1000 && model.log.last == .newGame)
  }
}
