import Models
import Views

/// The controller of the Game screen of Tic Tac Toe Reverse. It observes the bank, which the Bank screen shares; neither
/// controller knows the other.
package final class GameViewController: ViewController {
  private let view: GameView
  private let bank: ModelHandle<Bank>
  private let model: ModelHandle<TicTacToeModel>
  private var bankObservation: ObservationToken?

  package init(
    view: GameView = GameView(), bank: Bank, generator: any RandomNumberGenerator,
    time: TimeSource = .system, saveSlot: SaveSlot<TicTacToeModel.State> = .discarding
  ) {
    let model =
      saveSlot.restore { try TicTacToeModel(state: $0, bank: bank, generator: generator) }
      ?? TicTacToeModel(bank: bank, generator: generator)
    model.onStateChange = { saveSlot.save($0) }
    self.view = view
    self.bank = ModelHandle(bank)
    self.model = ModelHandle(model)
    super.init(screen: view, models: [self.bank, self.model], time: time)
    view.playPressed.connect(to: self) { $0.playPressed() }
    view.betPressed.connect(to: self) { $0.betPressed() }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
  }

  // MARK: - Actions

  func playPressed() {
    let credit = bank.credit
    do throws(BankError) {
      try model.play()
    } catch {
      return present(Alert(error))
    }
    updateUI()
    view.board.animateRun()
    show([BoardView.showTime: { $0.announce($0.result(creditBefore: credit)) }])
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
    let cells = view.board.imageViews.indices.map { index -> BoardView.Cell in
      guard model.board.indices.contains(index) else { return .empty }
      let isLosing = losing.contains(index)
      return switch model.board[index] {
      case .x: isLosing ? .losingX : .x
      case .o: isLosing ? .losingO : .o
      }
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
          model.losingLines.count, ["bet": String(bet)]), .lost)
    }
  }

  private func description(_ cell: BoardView.Cell) -> String {
    switch cell {
    case .empty: tr("empty")
    case .x: tr("X")
    case .o: tr("O")
    case .losingX: tr("X, in a losing line")
    case .losingO: tr("O, in a losing line")
    }
  }

  // MARK: - Announcements

  /// The outcome of the board and the change in credit.
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
