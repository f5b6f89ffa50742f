import Models

extension RegisteredDefaults: TracedModel {
  package typealias Root = RegisteredDefaults
  package static let properties: [ModelHandle<RegisteredDefaults>.Property] = [
    .init("wordLength", \.wordLength),
    .init("maximumMistakes", \.maximumMistakes),
    .init("temperament", \.temperament),
    .init("words", \.words),
    .init("otherWords", \.otherWords),
    .init("showsCandidateCount", \.showsCandidateCount),
  ]
}
