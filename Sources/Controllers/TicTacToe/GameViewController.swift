import Models
import Views

/// The controller of the Game screen of Tic Tac Toe Reverse. It observes the bank, which the Bank screen shares; neither
/// controller knows the other.
package final class GameViewController: ViewController {
  private let view: GameView
  private let bank: ModelHandle<Bank>
  private let model: ModelHandle<TicTacToeModel>
  private var bankObservation: ObservationToken?
  /// Called when the reels begin to turn, and when the outcome of the run is shown.
  var onSpin: (_ isSpinning: Bool) -> Void = { _ in }
  var onBankRequest: () -> Void = {}
  /// Whether a run is shown whose outcome is not. The counters wait for it.
  private var isSpinning = false { didSet { onSpin(isSpinning) } }

  /// The credit and the bet that the counters show.
  private var (shownCredit, shownBet) = (0, 0)

  package init(view: GameView, model: TicTacToeModel, time: TimeSource = .system) {
    self.view = view
    bank = ModelHandle(model.bank)
    self.model = ModelHandle(model)
    super.init(screen: view, models: [self.bank, self.model], time: time)
    view.playPressed.connect(to: self) { $0.playPressed() }
    view.betPressed.connect(to: self) { $0.betPressed() }
    view.againPressed.connect(to: self) { $0.againPressed() }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
  }

  // MARK: - Actions

  func playPressed() {
    do throws(BankError) {
      try model.play()
    } catch {
      return refuse(error)
    }
    isSpinning = true
    view.showWin(false)
    // The bet of the run, and not the next one.
    view.messageLabel.show(tr("Bet {bet}", ["bet": Numeral.text(lastBet ?? 0)]), .neutral)
    showRun()
  }

  func betPressed() {
    // The next run would reset the bet.
    guard shownCredit > 0 else { return refuse(.notEnoughCredit(bet: bank.bet, credit: 0)) }
    bank.raiseBet()
    announceBet()
  }

  /// Bets as much as in the last run. A bet changes only by ↑ Bet, as often as that takes.
  func againPressed() {
    guard let lastBet, lastBet <= bank.credit else { return }
    for _ in Bank.State.bets where bank.bet != lastBet { bank.raiseBet() }
    announceBet()
  }

  private func announceBet() {
    play(.coin)
    announce(spokenBet(bank.bet))
  }

  private func spokenBet(_ bet: Int) -> String {
    let text = tr("Bet {bet}", ["bet": Numeral.text(bet)])
    return excess(of: bet).map { sentences(text, $0) } ?? text
  }

  /// Why the bet is refused, if it is above the credit. Without credit, no bet is better.
  private func excess(of bet: Int) -> String? {
    guard shownCredit > 0, bet > shownCredit else { return nil }
    return tr("The bet is above your credit of {credit}", ["credit": Numeral.text(shownCredit)])
  }

  /// The bet of the last run; nil before the first.
  private var lastBet: Int? {
    switch model.outcome {
    case .won(let bet), .lost(let bet): bet
    case nil: nil
    }
  }

  override package func startNewGame() {
    bank.reset()
    announce(sentences(tr("New game"), bank.spokenCredit, undoHint))
  }

  override package var isUnderway: Bool { bank.isUnderway }

  private func refuse(_ error: BankError) {
    present(Alert(refusedRun: error)) { [weak self] in
      if case .notEnoughCredit = error { self?.onBankRequest() }
    }
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("+") else { return false }
    view.betButton.press()
    return true
  }

  // MARK: - Showing a run

  /// The reels turn and land, then each losing line is drawn, then the outcome is shown.
  private func showRun() {
    let lines = model.losingLines
    // A line in the first two columns has lost the run. Else the last column decides it, and takes longer.
    let isDecided = lines.contains { line in line.allSatisfy { $0 % 3 < 2 } }
    let landed = isDecided ? 650 : 850
    // Many lines do not take longer than three.
    let pause = 150
    let lineTime = min(pause, 3 * pause / max(1, lines.count))
    var steps: [(Int, (GameViewController) -> Void)] = [
      (250, { $0.land(0) }), (450, { $0.land(1) }), (landed, { $0.land(2) }),
    ]
    for (index, line) in lines.enumerated() {
      steps.append((landed + pause + index * lineTime, { $0.mark(line, after: lines[..<index]) }))
    }
    let end = landed + pause + lines.count * lineTime
    steps.append((end, { $0.showOutcome() }))
    view.lamps.run(milliseconds: end)
    view.board.spin(milliseconds: landed)
    show(steps)
  }

  private func land(_ column: Int) {
    view.board.land(column, faces(losing: []))
    play(.reel)
  }

  private func mark(_ line: [Int], after others: ArraySlice<[Int]>) {
    view.board.mark(line, faces(losing: others + [line]))
    play(.line)
  }

  private func showOutcome() {
    isSpinning = false
    updateUI()
    switch model.outcome {
    case nil: break
    case .won(let bet):
      play(.win)
      view.lamps.run(milliseconds: 900)
      view.creditCounter.showGain("+\(Numeral.text(bet))", isLoss: false)
      view.wonCounter.showGain("+\(Numeral.text(bet * Bank.prizeFactor))", isLoss: false)
    case .lost(let bet):
      play(.loss)
      view.creditCounter.showGain("−\(Numeral.text(bet))", isLoss: true)
    }
    announce(result)
  }

  // MARK: - Showing the model

  override func showModel() {
    showCounters()
    // A run shows its outcome itself.
    guard !isSpinning else { return }
    view.board.show(faces(losing: model.losingLines[...]), lines: model.losingLines)
    let message = message
    let excess = excess(of: shownBet)
    view.messageLabel.show(excess ?? message.text, excess == nil ? message.style : .neutral)
    view.showWin(message.style == .won)
    view.lamps.show(model.losingLines.isEmpty ? .lit : .off)
  }

  private func showCounters() {
    // They are read even while they wait: a property that was not read is not observed.
    let (credit, won, spins, bet) = (bank.credit, bank.won, bank.spins, bank.bet)
    guard !isSpinning else { return }
    (shownCredit, shownBet) = (credit, bet)
    view.creditLabel.text = Numeral.text(credit)
    view.wonLabel.text = Numeral.text(won)
    view.spinsLabel.text = Numeral.text(spins)
    view.betLabel.text = Numeral.text(bet)
    view.betCounter.showExcess(excess(of: bet))
    view.enableAgain(bet: lastBet.flatMap { $0 != bet && $0 <= credit ? Numeral.text($0) : nil })
  }

  /// What the nine tiles show if these lines are marked.
  private func faces(losing lines: ArraySlice<[Int]>) -> [BoardView.Face] {
    let (board, losing) = (model.board, Set(lines.joined()))
    return view.board.imageViews.indices.map { index in
      guard board.indices.contains(index) else { return (.empty, tr("empty")) }
      return switch (board[index], losing.contains(index)) {
      case (.x, false): (.x, tr("X"))
      case (.o, false): (.o, tr("O"))
      case (.x, true): (.losingX, tr("X, in a losing line"))
      case (.o, true): (.losingO, tr("O, in a losing line"))
      }
    }
  }

  /// What the last run has led to, or the rule before the first one.
  private var message: (text: String, style: MessageStyle) {
    switch model.outcome {
    case nil: return (tr("No line of three wins. A line loses."), .neutral)
    case .won(let bet):
      let credit = tr("Credit {credit}", ["credit": "+\(Numeral.text(bet))"])
      let won = tr("Won {won}", ["won": "+\(Numeral.text(bet * Bank.prizeFactor))"])
      return (tr("✓ No line: {credit}, {won}", ["credit": unbroken(credit), "won": unbroken(won)]), .won)
    case .lost(let bet):
      let text = trn(
        "✕ A line of three: you lose {bet}", "✕ {n} lines of three: you lose {bet}",
        model.losingLines.count, ["bet": Numeral.text(bet)])
      return (text, .lost)
    }
  }

  // MARK: - Announcements

  /// The outcome of the board, with the change in credit, and the credit.
  private var result: String {
    let credit =
      switch model.outcome {
      case .won: bank.spokenCredit
      case .lost(let bet):
        tr(
          "Credit {credit}, down {change}",
          ["credit": Numeral.text(bank.credit), "change": Numeral.text(bet)])
      case nil: ""
      }
    return sentences(spoken(view.messageLabel.text), credit)
  }

  override var helpTopic: HelpTopic? { TicTacToeTopic(of: model, bank) }

  override package var spokenState: String {
    sentences(
      bank.spokenCredit,
      spokenBet(bank.bet),
      tr("Won {won}", ["won": Numeral.text(bank.won)]),
      tr("Spins {spins}", ["spins": Numeral.text(bank.spins)]),
      spoken(message.text))
  }
}
