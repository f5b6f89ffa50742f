import Models

extension TicTacToeModel: TracedModel {
  package static let properties: [TracedProperty<TicTacToeModel>] = [
    .init("board", \.board) { board in
      let marks = board.map { "\($0)".uppercased() }
      let rows = stride(from: 0, to: marks.count, by: 3).map { marks[$0..<min($0 + 3, marks.count)].joined() }
      return [PropertyValue("board", rows.isEmpty ? "[]" : rows.joined(separator: " "))]
    },
    .init("losingLines", \.losingLines) { [PropertyValue("losingLines.count", "\($0.count)")] },
    .init("lossesInARow", \.lossesInARow),
    .init("outcome", \.outcome),
  ]
}

extension ModelHandle<TicTacToeModel> {
  @discardableResult
  func play(_ file: StaticString = #fileID, _ line: Int = #line) throws(BankError) -> Outcome {
    try call(file, line) { model throws(BankError) in try model.play() }
  }
}

extension Bank: TracedModel {
  package static let properties: [TracedProperty<Bank>] = [
    .init("credit", \.credit),
    .init("won", \.won),
    .init("spins", \.spins),
    .init("bet", \.bet),
  ]
}

extension ModelHandle<Bank> {
  /// Whether a new game would take something away.
  var isUnderway: Bool { self.spins > 0 || self.credit != Bank.startingCredit }

  package func reset(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.reset() } }

  package func raiseBet(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.raiseBet() }
  }

  package func add(_ amount: Int, _ file: StaticString = #fileID, _ line: Int = #line) throws(BankError) {
    try call(file, line, with: amount) { bank throws(BankError) in try bank.add(amount) }
  }
}
