import Models

extension Bank: TracedModel {
  package typealias Root = Bank
  package static let properties: [ModelHandle<Bank>.Property] = [
    .init("credit", \.credit),
    .init("won", \.won),
    .init("spins", \.spins),
    .init("bet", \.bet),
  ]
}

extension ModelHandle<Bank> {
  package func raiseBet(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.raiseBet() }
  }

  package func add(_ amount: Int, _ file: StaticString = #fileID, _ line: Int = #line) throws(BankError) {
    try call(file, line, with: amount) { bank throws(BankError) in try bank.add(amount) }
  }
}
