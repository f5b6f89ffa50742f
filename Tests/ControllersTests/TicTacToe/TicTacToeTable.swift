import Controllers
import GtkKit
import Models
import Views

/// Tic Tac Toe Reverse in a window, with boards that come as a test wants.
@MainActor
struct TicTacToeTable {
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

  /// Boards as numbers: bit by bit, row by row, 1 for O.
  init(boards: [Int] = [], sharing bank: Bank = Bank(), generator: (any RandomNumberGenerator)? = nil) {
    let script = ScriptedGenerator(boards.map { ($0, 512) })
    self.init(bank, generator ?? script, Size(1000, 700))
  }

  init(_ bank: Bank, _ generator: any RandomNumberGenerator, _ size: Size) {
    self.bank = bank
    let tabs = TicTacToeTabBarController(game: game, bank: bankView, sharing: bank, generator: generator)
    controller = tabs
    fixture = WindowFixture(.tictactoe, size: size) { _ in tabs }
  }

  /// Plays a run, and lets both screens see what it did to the bank.
  func play() {
    game.playButton.click()
    pump()
  }

  func raiseBet(times: Int = 1) {
    for _ in 0..<times { game.betButton.click() }
    pump()
  }

  /// Goes to the Bank or back to the Game by its tab.
  func clickTab(_ page: String) {
    fixture.find("\(page)Tab").click()
    pump()
  }

  /// Adds credit as the user does, on the Bank's page.
  func add(_ amount: String) {
    if !bankView.root.isMapped { clickTab("bank") }
    bankView.creditField.type(amount)
    bankView.addCreditButton.click()
    pump()
  }

  /// Credit, won, spins and bet, as the bank has them.
  var bankCounters: [String] { [bank.credit, bank.won, bank.spins, bank.bet].map(String.init) }

  /// Credit, won, spins and bet, as the Game shows them.
  var counters: [String] {
    [game.creditLabel, game.wonLabel, game.spinsLabel, game.betLabel].map(\.text)
  }

  /// Credit, won and spins, as the Bank shows them.
  var till: [String] { [bankView.creditLabel, bankView.wonLabel, bankView.spinsLabel].map(\.text) }

  /// What each picture is described as.
  var descriptions: [String] { game.board.imageViews.map(\.description) }

  /// The tiles that are marked as losing.
  var losing: [Int] { (0..<9).filter { game.board.imageViews[$0].parent?.hasStyle("losing") == true } }
}
