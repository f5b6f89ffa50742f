/// A model reports each change of its state once, with the state to save.
@Suite struct StateChangeTests {
  @Test("Craps reports a turn, an ante and a new start, but not an ante that it refuses") func craps() {
    let model = CrapsModel(generator: ScriptedGenerator.dice(repeating: [2, 2]))
    var states: [CrapsModel.State] = []
    model.onStateChange = { states.append($0) }
    model.ante = 50
    model.playTurn()
    #expect(states.map(\.ante) == [50, 50])
    #expect(states.last == model.state)
    model.ante = 5
    #expect(states.count == 2)
    model.reset()
    #expect(states.last == CrapsModel().state)
  }

  @Test("Pig reports a move with its events, before it notifies the delegate") func pig() {
    let model = PigModel(generator: ScriptedGenerator.dice(repeating: [5]))
    var states: [PigModel.State] = []
    model.onStateChange = { states.append($0) }
    model.roll()
    model.players[0].name = "Ada"
    model.hold()
    #expect(states.map(\.log.count) == [3, 3, 4])
    #expect(states.last == model.state)
    #expect(states.last?.players.map(\.score) == [5, 0])
  }

  @Test("A bank reports each change once, as a state that can be restored") func bank() throws {
    let bank = Bank()
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 7))
    var states: [Bank.State] = []
    bank.onStateChange = { states.append($0) }
    var changes = 0
    /// Counts a change, and checks that it was reported.
    func expectReport(_ change: () throws -> Void) rethrows {
      try change()
      changes += 1
      #expect(states.count == changes)
      #expect(states.last == bank.state)
    }
    for _ in 1...20 {
      expectReport { bank.raiseBet() }
      try expectReport { try model.play() }
      try expectReport { try bank.add(10) }
    }
    #expect(
      Set(states.map(\.won)).count > 1 && zip(states, states.dropFirst()).contains { $1.credit < $0.credit })
    for state in states { #expect(throws: Never.self) { try Bank(state: state) } }
    try bank.add(0)
    #expect(states.count == changes, "nothing has changed")
  }

  @Test("A change of the bank notifies the observers of what it changes, and no others") func observers()
    throws
  {
    let bank = Bank()
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    /// Whether a change notifies an observer of a counter.
    func notifies(_ counter: KeyPath<Bank, Int>, _ change: () throws -> Void) rethrows -> Bool {
      let isNotified = Mutex(false)
      withObservationTracking {
        _ = bank[keyPath: counter]
      } onChange: {
        isNotified.withLock { $0 = true }
      }
      try change()
      return isNotified.withLock { $0 }
    }
    for counter in [\Bank.credit, \.won, \.spins, \.bet] {
      #expect(notifies(counter) { bank.raiseBet() } == (counter == \.bet))
      #expect(try notifies(counter) { try bank.add(5) } == (counter == \.credit))
      let won = bank.won
      #expect(try notifies(counter) { try model.play() } == (counter != \.won || bank.won > won))
    }
  }

  @Test("Hangman reports each guess that counts, and a word after the last one") func hangman() throws {
    let model = try HangmanModel(words: WordList(["AB"]), length: 2, maximumMistakes: 1)
    var states: [HangmanModel.State] = []
    model.onStateChange = { states.append($0) }
    for text in ["a", "a", "1", "b", "c"] { model.guess(text) }
    #expect(states.map(\.guesses) == ["A", "AB"])
    #expect(states.map(\.word) == [nil, "AB"])
  }
}
