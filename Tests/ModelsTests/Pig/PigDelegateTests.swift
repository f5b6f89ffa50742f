private final class Listener: PigModelDelegate {
  var events: [PigEvent] = []
  var states: [PigModel.State] = []
  var reaction: (PigModel, PigEvent) -> Void = { _, _ in }
  var wasInterrupted = false
  private var isListening = false

  func pigModel(_ model: PigModel, didLog event: PigEvent) {
    wasInterrupted = wasInterrupted || isListening
    isListening = true
    events.append(event)
    states.append(model.state)
    reaction(model, event)
    isListening = false
  }
}

struct PigDelegateTests {
  @Test("P12 the delegate is notified of every event in the order of the log")
  func everyEvent() {
    let model = PigModel(generator: SeededGenerator(seed: 2))
    let listener = Listener()
    model.delegate = listener
    for index in 0...1 { model.players[index].kind = .computer(.holdAt20) }
    while model.winner == nil { model.playComputerMove() }
    model.newGame()
    #expect([.newGame] + listener.events == model.log)
    #expect(listener.events.contains { if case .won = $0 { true } else { false } })
    #expect(listener.events.contains { if case .piggedOut = $0 { true } else { false } })
  }

  @Test("P12 the model is up to date when it notifies its delegate", arguments: [1, 4])
  func stateIsConsistent(face: Int) {
    let model = pig(face)
    let listener = Listener()
    model.delegate = listener
    model.roll()
    model.hold()
    #expect(listener.states.dropLast(face == 1 ? 0 : 1).allSatisfy { $0.lastRoll?.rawValue == face })
    #expect(listener.states.first?.turnTotal == (face == 1 ? 0 : 4))
    #expect(listener.states.first?.activePlayer == (face == 1 ? 1 : 0))
    #expect(listener.states.last == model.state)
  }

  @Test("P12 moves made by the delegate are reported afterwards, in the order of the log")
  func movesWithin() {
    let model = pig(6)
    let listener = Listener()
    listener.reaction = { model, event in
      if event == .choseToRoll(player: 0) { model.hold() }
      if case .choseToPass = event { model.newGame() }
    }
    model.delegate = listener
    model.roll()
    #expect([.newGame] + listener.events == model.log && !listener.wasInterrupted)
    #expect(
      listener.events == [
        .choseToRoll(player: 0), .rolled(player: 0, die: .six, turnTotal: 6),
        .choseToPass(player: 0, banked: 6, score: 6), .newGame,
      ])
  }
}
