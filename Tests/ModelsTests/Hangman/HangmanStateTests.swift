import Models
import Testing

struct HangmanStateTests {
  @Test("H1 a saved game continues identically from every guess of many games", arguments: 1...24)
  func roundTrips(length: Int) throws {
    let words = try WholeList.words
    for limit in [3, 26] {
      var generator = SeededGenerator(seed: UInt64(length))
      let model = try HangmanModel(
        words: words, length: length, maximumMistakes: limit, generator: SeededGenerator(seed: 1))
      for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ".shuffled(using: &generator) {
        let restored = try HangmanModel(state: roundTrip(model.state), words: words)
        expect(restored, model)
        guard model.status == .playing else { break }
        model.guess(String(letter))
      }
      expect(try HangmanModel(state: roundTrip(model.state), words: words), model)
      #expect(model.status != .playing)
    }
  }

  @Test("H1 a game with revealed hyphens is restored")
  func announced() throws {
    let words = try WordList(["X-RAY", "Y-RAY", "ABCDE"])
    let model = try HangmanModel(words: words, length: 5, maximumMistakes: 6)
    model.guess("R")
    #expect(model.state.revealed == "_-R__")
    expect(try HangmanModel(state: roundTrip(model.state), words: words), model)
  }

  @Test("H1 a restored game can be played on")
  func playsOn() throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    let saved = try HangmanModel(words: words, length: 4, maximumMistakes: 2)
    saved.guess("R")
    saved.guess("Z")
    let model = try HangmanModel(state: roundTrip(saved.state), words: words)
    #expect(model.guess("R") == .ignored && model.guess("q") == .miss)
    #expect(model.status == .lost && ["BEAR", "BOAR", "DEER"].contains(model.word))
    expect(try HangmanModel(state: roundTrip(model.state), words: words), model)
  }

  static let hostile: [@Sendable (inout HangmanModel.State) -> Void] = [
    { $0.maximumMistakes = 0 },
    { $0.maximumMistakes = 27 },
    { $0.maximumMistakes = Int.min },
    { $0.maximumMistakes = Int.max },
    { $0.maximumMistakes = 1 },
    { $0.guesses = "" },
    { $0.guesses = "Z" },
    { $0.guesses = "RZR" },
    { $0.guesses = "rZ" },
    { $0.guesses = "RZÉ" },
    { $0.guesses = "RZ-" },
    { $0.guesses = "E" },
    { $0.guesses = String(repeating: "R", count: 1_000_000) },
    { $0.revealed = "" },
    { $0.revealed = "____" },
    { $0.revealed = "___R_" },
    { $0.revealed = "__R_" },
    { $0.revealed = "B__R" },
    { $0.revealed = "-__R" },
    { $0.revealed = "___r" },
    { $0.revealed = "__\u{E9}" },
    { $0.revealed = "__\r\n" },
    { $0.revealed = "???R" },
    { $0.revealed = "BEAR" },
    { $0.revealed = String(repeating: "_", count: 65) },
    { $0.revealed = String(repeating: "_", count: 1_000_000) },
    { $0.word = "BEAR" },
    { $0.word = "" },
    {
      $0.guesses = "RZQ"
      $0.maximumMistakes = 2
    },
    {
      $0.guesses = "RZQ"
      $0.maximumMistakes = 2
      $0.word = "DUCK"
    },
    {
      $0.guesses = "RZQ"
      $0.maximumMistakes = 2
      $0.word = "bear"
    },
    {
      $0.guesses = "RZQX"
      $0.maximumMistakes = 2
      $0.word = "BEAR"
    },
  ]

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    let model = try HangmanModel(words: words, length: 4, maximumMistakes: 6)
    model.guess("R")
    model.guess("Z")
    var state = model.state
    _ = try HangmanModel(state: state, words: words)
    Self.hostile[index](&state)
    let error = #expect(throws: StateError.self) { try HangmanModel(state: state, words: words) }
    #expect(error?.description.hasSuffix(".") == true)
  }

  @Test("A valid final state is accepted, so each refusal above is due to its one fault")
  func ends() throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    let state: HangmanModel.State = try decode(
      #"{"maximumMistakes":2,"guesses":"RZQ","revealed":"___R","temperament":"evil","word":"BEAR"}"#)
    let model = try HangmanModel(state: state, words: words)
    #expect(model.status == .lost && model.word == "BEAR")
  }

  @Test("A state whose class is not the largest is refused")
  func notEvil() throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    for revealed in ["__R_", "____"] {
      let state: HangmanModel.State = try decode(
        #"{"maximumMistakes":6,"guesses":"R","revealed":"\#(revealed)","temperament":"evil"}"#)
      #expect(throws: StateError.self) { try HangmanModel(state: state, words: words) }
    }
  }

  @Test("A game saved with other words is refused unless it is possible with the current ones")
  func otherWords() throws {
    let model = try HangmanModel(words: WordList(["BEAR", "DEER"]), length: 4, maximumMistakes: 6)
    model.guess("R")
    let state = try roundTrip(model.state)
    #expect(throws: StateError.self) { try HangmanModel(state: state, words: WordList(["DUCK"])) }
    #expect(throws: StateError.self) { try HangmanModel(state: state, words: WordList(["DUCKS"])) }
    #expect(try HangmanModel(state: state, words: WordList(["HAIR", "DUCKS"])).candidateCount == 1)
  }

  @Test(
    "Garbage does not decode",
    arguments: [
      "{}", "[]", #"{"maximumMistakes":6,"guesses":7,"revealed":"____","temperament":"evil"}"#,
      #"{"maximumMistakes":6,"guesses":"R","revealed":"___R"}"#,
    ])
  func garbage(json: String) {
    #expect(throws: DecodingError.self) { try decode(json, as: HangmanModel.State.self) }
  }

  private func expect(_ restored: HangmanModel, _ model: HangmanModel) {
    #expect(restored.state == model.state && restored.dodges == model.dodges)
    #expect(restored.pattern == model.pattern && restored.guessed == model.guessed)
    #expect(restored.candidateCount == model.candidateCount && restored.status == model.status)
    #expect(restored.mistakesLeft == model.mistakesLeft && restored.word == model.word)
    #expect(restored.length == model.length && restored.maximumMistakes == model.maximumMistakes)
  }
}
