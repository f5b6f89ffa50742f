struct HangmanStateTests {
  static let hostile: [Change<HangmanModel.State>] =
    setting(\.maximumMistakes, to: [0, 27, .min, .max, 1])
    + setting(
      \.guesses, to: ["", "Z", "RZR", "rZ", "RZÉ", "RZ-", "E", String(repeating: "R", count: 1_000_000)])
    + setting(
      \.revealed,
      to: [
        "", "____", "___R_", "__R_", "B__R", "-__R", "___r", "__\u{E9}", "__\r\n", "???R", "BEAR",
        String(repeating: "_", count: 65), String(repeating: "_", count: 1_000_000),
      ])
    + setting(\.word, to: ["BEAR", ""])
    + [("RZQ", nil), ("RZQ", "DUCK"), ("RZQ", "bear"), ("RZQX", "BEAR")].map { (guesses, word) in
      {
        ($0.guesses, $0.word) = (guesses, word)
        $0.maximumMistakes = 2
      }
    }

  @Test("A state that breaks a rule is refused", arguments: hostile.indices)
  func refusals(index: Int) throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    let model = try HangmanModel(words: words, length: 4, maximumMistakes: 6)
    model.guess("R")
    model.guess("Z")
    try expectRefused(model.state, after: Self.hostile[index]) { try HangmanModel(state: $0, words: words) }
  }

  @Test("A valid final state is accepted, so each refusal above is due to its one fault")
  func ends() throws {
    let words = try WordList(["BEAR", "BOAR", "DEER", "DUCK", "HARE"])
    let state: HangmanModel.State = try decode(
      #"{"maximumMistakes":2,"guesses":"RZQ","revealed":"___R","temperament":"evil","word":"BEAR"}"#)
    let model = try HangmanModel(state: state, words: words)
    #expect(model.status == .lost && model.word == "BEAR")
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
}
