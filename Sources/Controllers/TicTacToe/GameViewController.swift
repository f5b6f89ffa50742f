import Models
import Views

/// The controller of the Game screen of Tic Tac Toe Reverse. It observes the bank, which the Bank screen shares; neither
/// controller knows the other.
package final class GameViewController: ViewController {
  private let view: GameView
  private let sharedBank: Bank
  private lazy var bank = ModelHandle(sharedBank, of: self)
  private lazy var model = ModelHandle(makeModel(), of: self)
  private let generator: any RandomNumberGenerator
  private let saveSlot: SaveSlot<TicTacToeModel.State>
  private let bankSlot: SaveSlot<Bank.State>
  private var bankObservation: ObservationToken?

  package init(
    view: GameView = GameView(), bank: Bank, generator: any RandomNumberGenerator,
    saveSlot: SaveSlot<TicTacToeModel.State> = .discarding, bankSlot: SaveSlot<Bank.State> = .discarding
  ) {
    self.view = view
    sharedBank = bank
    self.generator = generator
    self.saveSlot = saveSlot
    self.bankSlot = bankSlot
    super.init(screen: view)
    view.playPressed.connect(to: self) { $0.playPressed() }
    view.betPressed.connect(to: self) { $0.betPressed() }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
  }

  private func makeModel() -> TicTacToeModel {
    saveSlot.restore { state throws(StateError) in
      try TicTacToeModel(state: state, bank: sharedBank, generator: generator)
    } ?? TicTacToeModel(bank: sharedBank, generator: generator)
  }

  override func save() {
    saveSlot.save(model.state)
    bankSlot.save(bank.state)
  }

  // MARK: - Actions

  func playPressed() {
    let credit = bank.credit
    do throws(BankError) {
      try model.play()
    } catch {
      return present(alert(for: error))
    }
    updateUI()
    view.board.animateRun()
    announce(result(creditBefore: credit), afterAnimation: BoardView.showTime)
  }

  func betPressed() {
    bank.raiseBet()
    announce(tr("Bet {bet}", ["bet": String(bank.bet)]))
  }

  override package func keyPressed(_ key: Key) -> Bool {
    switch key {
    case .character("+"): click(view.betButton)
    default: return false
    }
    return true
  }

  private func alert(for error: BankError) -> Alert {
    switch error {
    case .notEnoughCredit:
      Alert(
        tr("Not enough credit"),
        tr("Your bet was higher than your credit. It is now 1. You can add credit at the Bank."))
    default:
      Alert(tr("The bank is full"), tr("The Bank cannot hold more credit."))
    }
  }

  // MARK: - Showing the model

  private func updateUI() {
    view.creditLabel.text = String(bank.credit)
    view.wonLabel.text = String(bank.won)
    view.spinsLabel.text = String(bank.spins)
    view.betLabel.text = String(bank.bet)
    showBoard()
    showMessage()
  }

  private func showBoard() {
    let losing = Set(model.losingLines.joined())
    let cells = (0..<9).map { index -> BoardView.Cell in
      guard model.board.indices.contains(index) else { return .empty }
      return model.board[index] == .x
        ? .x(isLosing: losing.contains(index)) : .o(isLosing: losing.contains(index))
    }
    view.board.show(cells, descriptions: cells.map(description), lines: model.losingLines)
  }

  private func showMessage() {
    switch model.outcome {
    case nil: view.messageLabel.show(tr("No line of three wins. A line loses."), .neutral)
    case .won(let bet):
      view.messageLabel.show(
        tr("✓ No line: you win {amount}", ["amount": String(bet * Bank.prizeFactor)]), .won)
    case .lost(let bet):
      view.messageLabel.show(
        trn(
          "✕ A line of three: you lose {bet}", "✕ {n} lines of three: you lose {bet}",
          model.losingLines.count,
          ["bet": String(bet)]), .lost)
    }
  }

  private func description(_ cell: BoardView.Cell) -> String {
    switch cell {
    case .empty: tr("empty")
    case .x(let isLosing): isLosing ? tr("X, in a losing line") : tr("X")
    case .o(let isLosing): isLosing ? tr("O, in a losing line") : tr("O")
    }
  }

  // MARK: - Announcements

  /// The outcome of the board and the change in credit, as they are announced.
  private func result(creditBefore: Int) -> String {
    let values = ["credit": String(bank.credit), "change": String(abs(bank.credit - creditBefore))]
    let credit =
      bank.credit < creditBefore
      ? tr("Credit {credit}, down {change}", values) : tr("Credit {credit}, up {change}", values)
    return sentences(spoken(view.messageLabel.text), credit)
  }

  override package var spokenState: String {
    sentences(
      tr("Credit {credit}", ["credit": String(bank.credit)]), tr("Bet {bet}", ["bet": String(bank.bet)]),
      tr("Won {won}", ["won": String(bank.won)]), tr("Spins {spins}", ["spins": String(bank.spins)]),
      spoken(view.messageLabel.text))
  }
}
