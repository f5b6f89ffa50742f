@MainActor
struct TicTacToeTable: GameTable {
  let game = GameView()
  let bankView = BankView()
  let bank: Bank
  let controller: TicTacToeTabBarController
  let fixture: WindowFixture

  /// A board without a line.
  static let winning = 0b1_0001_1100
  /// All X: eight lines.
  static let allX = 0
  /// One line, the top row of O: O O O, X X O, O X X.
  static let topRow = 0b0_0110_0111

  /// Boards as numbers: one bit for each cell, row by row, 1 for O.
  init(
    boards: [Int] = [], sharing bank: Bank = Bank(), generator: (any RandomNumberGenerator)? = nil,
    size: Size = Size(1000, 700), time: TimeSource = .system
  ) {
    self.bank = bank
    let tabs = TicTacToeTabBarController(
      tabs: TicTacToeTabsView(game: game, bank: bankView),
      model: TicTacToeModel(
        bank: bank, generator: generator ?? ScriptedGenerator(boards.map { ($0, 512) })), time: time)
    controller = tabs
    fixture = WindowFixture(.ticTacToe, size: size) { _ in tabs }
  }

  /// Plays a run, and lets both screens observe the change of the bank.
  func play() {
    game.playButton.click()
    pump()
  }

  func raiseBet(times: Int = 1) {
    for _ in 0..<times { game.betButton.click() }
    pump()
  }

  func clickTab(_ page: String) {
    fixture.find("\(page)Tab").click()
    pump()
  }

  /// Adds credit with the pointer and the keyboard, on the Bank's page or in its window.
  func add(_ amount: String) throws {
    if !bankView.root.isMapped { clickTab("bank") }
    try type(amount).click(bankView.addCreditButton)
    pump()
  }

  /// Types an amount over the one in the Bank's field. Text that no key prints comes as if it were pasted.
  @discardableResult
  func type(_ amount: String) throws -> Hand {
    let field = bankView.creditField
    let hand = try Hand(at: try XCTUnwrap(Window(of: field)))
    try hand.click(field)
    try hand.press("a", holding: .control)
    if amount.isEmpty {
      try hand.press(.backspace)
    } else if amount.count < 30, amount.lowercased().allSatisfy({ KeyboardKey($0) != nil }) {
      try hand.type(amount)
    } else {
      field.text = amount
    }
    return hand
  }

  var counters: [String] {
    [game.creditLabel, game.wonLabel, game.spinsLabel, game.betLabel].map(\.text)
  }

  var bankScreenCounters: [String] {
    [bankView.creditLabel, bankView.wonLabel, bankView.spinsLabel].map(\.text)
  }

  var descriptions: [String] { game.board.imageViews.map(\.description) }

  var losing: [Int] { (0..<9).filter { fixture.find("tile\($0 + 1)").hasStyle("losing") } }
}
