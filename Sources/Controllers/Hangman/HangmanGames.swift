import Models

/// Makes the models of Hangman, one for each game: each is saved, and counted when it is over.
package struct HangmanGames {
  private let services: GameServices
  private let type: HangmanModel.Type
  /// All games share it: also with a seed, they differ.
  private let generator: GeneratorReference

  package init(_ services: GameServices, of type: HangmanModel.Type = HangmanModel.self) {
    self.services = services
    self.type = type
    generator = GeneratorReference(services.makeGenerator())
  }

  /// The ids of the lists of the saved games, oldest first.
  var lists: [String] { services.saves?.games[.hangman]?.lists ?? [] }

  /// The last game with these words, with the settings that it began with; nil if there is none. A game with other words of
  /// the same file goes on if it is possible with these: to add a word does not end it. With `ifUnderway`, only a game goes on in
  /// which a letter was guessed, and which is not over.
  func resume(with answer: WordSource.Answer, ifUnderway: Bool = false) -> HangmanModel? {
    guard let saved = services.saves?.games[.hangman] else { return nil }
    let fingerprint = answer.words.fingerprint
    let state = saved[words: fingerprint]
    if ifUnderway, state?.word != nil || state?.guesses.isEmpty != false { return nil }
    let known = state.flatMap { model($0, answer) }
    if state != nil, known == nil {
      services.saves?.games[.hangman]?[words: fingerprint] = nil
      services.saves?.refuse(SaveKey.hangman, .invalid)
    }
    let earlier = services.saves?.games[.hangman]?.game(list: answer.list)
    guard let model = known ?? earlier.flatMap({ model($0, answer) }) else {
      if state == nil { services.saves?.refuse(SaveKey.hangman, .unsuitable) }
      return nil
    }
    connect(model, answer)
    return model
  }

  private func model(_ state: HangmanModel.State, _ answer: WordSource.Answer) -> HangmanModel? {
    try? type.init(state: state, words: answer.words, generator: generator)
  }

  func begin(
    with answer: WordSource.Answer, length: Int, maximumMistakes: Int, temperament: Temperament
  ) -> HangmanModel? {
    let model = try? type.init(
      words: answer.words, length: length, maximumMistakes: maximumMistakes, temperament: temperament,
      generator: generator)
    if let model { connect(model, answer) }
    return model
  }

  /// Saves a game now, before anybody has played it, and after each guess.
  private func connect(_ model: HangmanModel, _ answer: WordSource.Answer) {
    let statistics = services.statistics(.hangmanStatistics)
    services.undo.keeping { save(model.state, answer) }
    model.onStateChange = { state in
      save(state, answer)
      statistics.record(reportedBy: HangmanModel.self) { $0.record(state) }
    }
  }

  private func save(_ state: HangmanModel.State, _ answer: WordSource.Answer) {
    var games = services.saves?.games[.hangman] ?? SavedHangmanGames()
    // The order of the games tells which one was played last.
    guard games[words: answer.words.fingerprint] != state else { return }
    games[words: answer.words.fingerprint, list: answer.list] = state
    services.save(games, as: .hangman)
  }
}
