import Models

extension CoinModel: TracedModel {
  package static let properties: [TracedProperty<CoinModel>] = [
    .init("tosses", \.tosses),
    .init("heads", \.heads),
  ]
}

extension ModelHandle<CoinModel> {
  func toss(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.toss() }
  }

  func reset(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.reset() }
  }
}
