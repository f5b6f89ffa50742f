import Models

/// The properties and methods of the model that the controller uses.
extension ModelHandle<CoinModel> {
  convenience init(_ model: CoinModel, of controller: ViewController) {
    self.init(model, of: controller, properties)
  }

  func toss(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.toss() }
  }

  func reset(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.reset() }
  }
}

private let properties: [ModelHandle<CoinModel>.Property] = [
  .init("tosses", \.tosses), .init("heads", \.heads),
]
