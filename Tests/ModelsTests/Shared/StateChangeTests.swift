import Models
import Testing

/// A model reports each change of its state once, with the state to save.
@Suite struct StateChangeTests {
  @Test("Craps reports a turn, an ante and a new start, but not an ante that it refuses") func craps() {
    let model = CrapsModel(generator: ScriptedDice([2, 2]))
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
    let model = PigModel(generator: ScriptedDice([5]))
    var states: [PigModel.State] = []
    model.onStateChange = { states.append($0) }
    model.roll()
    model.players[0].name = "Ada"
    model.hold()
    #expect(states.map(\.log.count) == [3, 3, 4])
    #expect(states.last == model.state)
    #expect(states.last?.players.map(\.score) == [5, 0])
  }

  @Test("Tic Tac Toe Reverse and its bank report a run") func ticTacToe() throws {
    let bank = Bank()
    let model = TicTacToeModel(bank: bank, generator: SeededGenerator(seed: 1))
    var (games, banks): ([TicTacToeModel.State], [Bank.State]) = ([], [])
    model.onStateChange = { games.append($0) }
    bank.onStateChange = { banks.append($0) }
    bank.raiseBet()
    #expect(banks.map(\.bet) == [2])
    try model.play()
    #expect(games == [model.state])
    #expect(banks.last == bank.state)
    #expect(banks.last?.spins == 1)
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
