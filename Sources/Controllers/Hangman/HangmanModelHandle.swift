import Models

extension HangmanModel: TracedModel {
  package static let properties: [TracedProperty<HangmanModel>] = [
    .init("temperament", \.temperament),
    .init("alphabet", \.alphabet) { [PropertyValue("alphabet.letters", CodeText.of(String($0.letters)))] },
    .init("pattern", \.pattern),
    .init("revealed", \.revealed) { revealed in
      [PropertyValue("revealed.count { $0 != nil }", "\(revealed.count { $0 != nil })")]
    },
    .init("guessed", \.guessed) { guessed in
      [PropertyValue("guessed", "[\(guessed.sorted().map(String.init).joined(separator: ", "))]")]
    },
    .init("dodges", \.dodges) { [PropertyValue("dodges.count", "\($0.count)")] },
    .init("maximumMistakes", \.maximumMistakes),
    .init("mistakesLeft", \.mistakesLeft),
    .init("candidateCount", \.candidateCount),
    .init("status", \.status),
    .init("word", \.word),
  ]
}

extension ModelHandle<HangmanModel> {
  @discardableResult
  func guess(_ text: String, _ file: StaticString = #fileID, _ line: Int = #line) -> GuessResult {
    call(file, line, with: text) { $0.guess(text) }
  }
}

extension RegisteredDefaults: TracedModel {
  package static let properties: [TracedProperty<RegisteredDefaults>] = [
    .init("wordLength", \.wordLength),
    .init("maximumMistakes", \.maximumMistakes),
    .init("temperament", \.temperament),
    // A path is private.
    .init("words", \.words) { [PropertyValue("words", fileName($0))] },
    .init("otherWords", \.otherWords) { [PropertyValue("otherWords", fileName($0))] },
    .init("showsCandidateCount", \.showsCandidateCount),
  ]

  private static func fileName(_ list: String) -> String {
    CodeText.of(list.split(separator: "/").last.map(String.init) ?? "")
  }
}
