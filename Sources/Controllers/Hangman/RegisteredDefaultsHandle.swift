import Models

extension RegisteredDefaults: TracedModel {
  package static let properties: [ModelHandle<RegisteredDefaults>.Property] = [
    .init("wordLength", \.wordLength),
    .init("maximumMistakes", \.maximumMistakes),
    .init("temperament", \.temperament),
    .init("showsCandidateCount", \.showsCandidateCount),
  ]
}
