import Models

/// The properties and methods of the bank that the controllers use.
extension ModelHandle<Bank> {
  package convenience init(_ bank: Bank, of controller: ViewController) {
    self.init(bank, of: controller, properties)
  }

  package func raiseBet(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.raiseBet() }
  }

  package func add(_ amount: Int, _ file: StaticString = #fileID, _ line: Int = #line) throws(BankError) {
    try call(file, line, with: amount) { bank throws(BankError) in try bank.add(amount) }
  }
}

private let properties: [ModelHandle<Bank>.Property] = [
  .init("credit", \.credit),
  .init("won", \.won),
  .init("spins", \.spins),
  .init("bet", \.bet),
]
