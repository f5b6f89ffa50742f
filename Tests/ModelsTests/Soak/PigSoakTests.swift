struct PigSoakTests {
  private var chance = Soak.generator(3)
  private var dice = SharedGenerator(Soak.generator(4))
  private var model: PigModel
  private var twin: PigModel
  private var scores = [0, 0]
  private var turn = 0
  private var player = 0

  init() {
    model = PigModel(generator: dice)
    twin = PigModel(generator: dice.copy())
  }

  @Test("The scores agree with the ledger, and every state is accepted")
  mutating func longGames() throws {
    for action in 1...Soak.count(20_000, long: 1_000_000) {
      do {
        switch Int.random(in: 0..<1000, using: &chance) {
        case 0...1: newGame()
        case 2...9: setPlayer()
        case 10...300: try hold()
        case 301...600: try computerMove()
        default: try roll()
        }
        try check()
        if action.isMultiple(of: Soak.isLong ? 500 : 100) { try restore() }
      } catch {
        throw Soak.Failure("action \(action): \(error)")
      }
    }
  }

  private var isOver: Bool { scores.contains { $0 >= 100 } }

  private mutating func roll() throws {
    guard !isOver else { return newGame() }
    model.roll()
    twin.roll()
    try settleRoll()
  }

  private mutating func settleRoll() throws {
    let die = try #require(model.lastRoll)
    turn = die == .one ? 0 : turn + die.rawValue
    if die == .one { player = 1 - player }
  }

  private mutating func hold() throws {
    model.hold()
    twin.hold()
    settleHold()
  }

  private mutating func settleHold() {
    guard turn > 0, !isOver else { return }
    scores[player] += turn
    turn = 0
    if !isOver { player = 1 - player }
  }

  private mutating func computerMove() throws {
    let before = model.log
    let isComputers = model.isComputersTurn
    model.playComputerMove()
    twin.playComputerMove()
    try Soak.require(isComputers || model.log == before, "the computer moved for a person")
    guard isComputers else { return }
    if case .choseToPass? = model.log.last(where: { if case .won = $0 { false } else { true } }) {
      settleHold()
    } else {
      try settleRoll()
    }
  }

  private mutating func newGame() {
    model.newGame()
    twin.newGame()
    (scores, turn, player) = ([0, 0], 0, 0)
  }

  private mutating func setPlayer() {
    let index = Int.random(in: 0...1, using: &chance)
    let name = String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 0...40, using: &chance)).compactMap { _ in
          Unicode.Scalar(
            UInt32.random(in: 0...0x1F_FFFF, using: &chance) >> UInt32.random(in: 0...16, using: &chance))
        }))
    let kinds: [Player.Kind] = [.human] + PigStrategy.allCases.map { .computer($0) }
    let kind = kinds.randomElement(using: &chance) ?? .human
    for game in [model, twin] {
      game.players[index].name = name
      game.players[index].kind = kind
    }
  }

  private func check() throws {
    try Soak.require(model.players.map(\.score) == scores, "scores \(model.players) instead of \(scores)")
    try Soak.require(model.turnTotal == turn, "a turn total of \(model.turnTotal) instead of \(turn)")
    try Soak.require(model.activePlayer == player, "player \(model.activePlayer) to move")
    try Soak.require(model.winner == (isOver ? player : nil), "winner \(model.winner as Any)")
  }

  private mutating func restore() throws {
    try Soak.require(twin.state == model.state, "a restored game continued differently")
    twin = try PigModel(state: roundTrip(model.state), generator: dice.copy())
    try Soak.require(twin.state == model.state, "a game was restored in a different state")
  }
}
