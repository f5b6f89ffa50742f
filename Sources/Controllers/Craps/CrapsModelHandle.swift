import Models

extension CrapsModel: TracedModel {
  package static let properties: [TracedProperty<CrapsModel>] = [
    .init("balance", \.balance),
    .init("ante", \.ante),
    .init("allowedAntes", \.allowedAntes),
    .init("point", \.point),
    .init("dice", \.dice),
    .init("won", \.won),
    .init("lost", \.lost),
    .init("winnings", \.winnings),
    .init("bankrupt", \.bankrupt),
    .init("rolls", \.rolls) { [PropertyValue("rolls.count", "\($0.count)")] },
  ]
}

extension ModelHandle<CrapsModel> {
  func playTurn(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.playTurn() } }
  func reset(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.reset() } }
}
