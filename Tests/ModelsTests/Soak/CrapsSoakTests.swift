/// A long random game of Craps, compared with a ledger that implements the rules independently.
struct CrapsSoakTests {
  private var chance = Soak.generator(1)
  private var dice = SharedGenerator(Soak.generator(2))
  private var model: CrapsModel
  private var twin: CrapsModel
  private var money = CrapsModel.startingBalance
  private var point = 0

  init() {
    model = CrapsModel(generator: dice)
    twin = CrapsModel(generator: dice.copy())
  }

  @Test("The balance agrees with the ledger, and every state is accepted")
  mutating func longGame() throws {
    for action in 1...Soak.count(20_000, long: 1_000_000) {
      do {
        switch Int.random(in: 0..<100, using: &chance) {
        case 0: reset()
        case 1: try jump()
        case 2...30: try ante()
        default: try turn()
        }
        try check()
        if action.isMultiple(of: Soak.isLong ? 50 : 10) { try restore() }
      } catch {
        throw Soak.Failure("action \(action): \(error)")
      }
    }
  }

  private mutating func turn() throws {
    guard money > 0 else { return reset() }
    let (before, ante) = (money, model.ante)
    model.playTurn()
    twin.playTurn()
    let total = try #require(model.dice.map { $0 + $1 })
    var isWon: Bool?
    if point == 0 {
      if [7, 11].contains(total) { isWon = true }
      if [2, 3, 12].contains(total) { isWon = false }
      if isWon == nil { point = total }
    } else if total == point || total == 7 {
      isWon = total == point
      point = 0
    }
    if isWon == true { money = money > Int.max - ante ? Int.max : money + ante }
    if isWon == false { money -= ante }
    try Soak.require(model.winnings == money - before, "winnings of \(model.winnings)")
    try Soak.require(model.won == (isWon == true) && model.lost == (isWon == false), "won \(model.won)")
  }

  private mutating func ante() throws {
    let wishes = [
      Int.random(in: 0...20, using: &chance), money / 2, money, Int.random(in: .min ... .max, using: &chance),
    ]
    let wish = wishes.randomElement(using: &chance) ?? 0
    let before = model.ante
    model.ante = wish
    twin.ante = wish
    try Soak.require(point == 0 || model.ante == before, "the ante changed with the point on")
  }

  private mutating func reset() {
    model.reset()
    twin.reset()
    (money, point) = (CrapsModel.startingBalance, 0)
  }

  /// Continues with a different balance if the record no longer explains the balance.
  private mutating func jump() throws {
    guard model.rolls.count == CrapsModel.rollsKept, point == 0 else { return }
    var state = model.state
    // The new balance is possible: twelve losses can leave it, and twelve wins can lead to it.
    let excess = Int.random(in: 0...20, using: &chance)
    state.balance = Bool.random(using: &chance) ? 100 + excess : Int.max - 100 + excess
    state.winnings = model.won ? 5 : -5
    state.ante = 5
    model = try CrapsModel(state: state, generator: dice)
    twin = try CrapsModel(state: state, generator: dice.copy())
    money = state.balance
  }

  private func check() throws {
    try Soak.require(model.balance == money, "a balance of \(model.balance) instead of \(money)")
    try Soak.require(model.point == point, "a point of \(model.point) instead of \(point)")
    let isLegal = money < 5 ? model.ante == money : model.ante % 5 == 0 && (5...money).contains(model.ante)
    try Soak.require(isLegal, "an ante of \(model.ante) with \(money)")
    try Soak.require(model.bankrupt == (money == 0), "bankrupt with \(money)")
    _ = try CrapsModel(state: model.state)
  }

  private mutating func restore() throws {
    try Soak.require(twin.state == model.state, "a restored game continued differently")
    twin = try CrapsModel(state: roundTrip(model.state), generator: dice.copy())
    try Soak.require(twin.state == model.state, "a game was restored in a different state")
  }
}
