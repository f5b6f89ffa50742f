import Models

extension PigModel: TracedModel {
  package static let properties: [TracedProperty<PigModel>] = [
    .init("players", \.players) { players in
      players.enumerated().flatMap { index, player in
        [
          PropertyValue("players[\(index)].name", CodeText.of(player.name)),
          PropertyValue("players[\(index)].score", CodeText.of(player.score)),
          PropertyValue("players[\(index)].kind", CodeText.of(player.kind)),
        ]
      }
    },
    .init("activePlayer", \.activePlayer),
    .init("turnTotal", \.turnTotal),
    .init("lastRoll", \.lastRoll),
    .init("canHold", \.canHold),
    .init("isComputersTurn", \.isComputersTurn),
    .init("winner", \.winner),
    .init("log", \.log) { [PropertyValue("log.count", "\($0.count)")] },
  ]
}

extension ModelHandle<PigModel> {
  func roll(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.roll() } }
  func hold(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.hold() } }
  func newGame(_ file: StaticString = #fileID, _ line: Int = #line) { call(file, line) { $0.newGame() } }
  func playComputerMove(_ file: StaticString = #fileID, _ line: Int = #line) {
    call(file, line) { $0.playComputerMove() }
  }
}

extension ModelHandle<PigModel> {
  var delegate: (any PigModelDelegate)? {
    get { receiver as? any PigModelDelegate }
    set { (receiver, model.delegate) = (newValue, newValue.map { _ in self }) }
  }
}

extension ModelHandle: @MainActor PigModelDelegate where Model == PigModel {
  package func pigModel(_ model: PigModel, didLog event: PigEvent) {
    callDelegate(with: event) { delegate?.pigModel(model, didLog: event) }
  }
}
