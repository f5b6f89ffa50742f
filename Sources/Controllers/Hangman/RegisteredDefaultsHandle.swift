import Models

extension RegisteredDefaults: TracedModel {
  package static let properties: [ModelHandle<RegisteredDefaults>.Property] = [
    .init("wordLength", \.wordLength),
    .init("maximumMistakes", \.maximumMistakes),
  ]
}
