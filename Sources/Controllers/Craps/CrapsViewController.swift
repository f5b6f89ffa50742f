import Models
import Views

/// The controller of Craps. It polls: after each call it reads the result from the model
/// (seeds/craps.txt, "The controller").
package final class CrapsViewController: ViewController {
  private let view: any CrapsOutlets
  /// The model, which is made when the game is first shown, and which nobody else uses.
  private let model: ModelHandle<CrapsModel>
  private let balances: StatisticsModel<CrapsStatistics>
  /// Whether the ante of the next game has been set: the last result gives way.
  private var isNextAnteSet = false

  package init(
    view: any CrapsOutlets, model: CrapsModel,
    balances: StatisticsModel<CrapsStatistics> = StatisticsModel(), time: TimeSource = .system
  ) {
    self.view = view
    self.model = ModelHandle(model)
    self.balances = balances
    super.init(screen: view, models: [self.model], time: time)
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.sliderMoved.connect(to: self) { $0.sliderMoved($1) }
    view.anteChangePressed.connect(to: self) { $0.anteChangePressed($1) }
    view.anteAllPressed.connect(to: self) { $0.anteAllPressed() }
    view.viewDidAppear.connect(to: self) { $0.viewDidAppear() }
    updateUI()
    balances.showClearing(by: self) { if !$0.isShowing { $0.showBalanceLine() } }
  }

  // MARK: - Actions

  /// The model decides the roll at once. The dice land, then the total, the puck, the result and the money follow.
  func rollPressed() {
    guard !model.bankrupt else { return }
    let isNewGame = model.point == 0
    isNextAnteSet = false
    model.playTurn()
    show([
      0: { $0.throwDice(isNewGame: isNewGame) },
      CrapsView.throwTime: {
        $0.showDice()
        $0.view.landDice()
        $0.play(.dice)
      },
      850: {
        $0.showTotal()
        // It tells whether the game is over, and the next ante can be set.
        if $0.model.point == 0 { $0.enableAnte() }
      },
      900: {
        $0.showPoint()
        // The puck fixes the ante.
        if $0.model.point != 0 { $0.showAnte() }
      },
      1150: {
        $0.showResult()
        // The house pays an ante, or takes it.
        if $0.model.won { $0.view.pushWinnings($0.model.winnings) }
        if $0.model.lost { $0.view.sweepChips() }
        if $0.model.won || $0.model.lost { $0.play($0.model.won ? .win : .loss) }
        if $0.model.bankrupt {
          // A screen reader reads the alert instead of the outcome.
          $0.presentLater { $0.showBankruptcy(after: $0.texts.lastRoll) }
        } else {
          $0.announce($0.texts.outcome)
        }
      },
      1300: {
        // The ante and the winnings go to the balance, which counts when they arrive.
        if $0.model.won { $0.view.collectChips() }
      },
      1500: {
        $0.showBalance()
        if $0.model.won { $0.play(.coins) }
      },
      1700: { $0.updateUI() },
    ])
  }

  /// The dice leave the hand: what the last game showed is over. The message of a point is still true.
  private func throwDice(isNewGame: Bool) {
    if let (first, second) = model.dice { view.throwDice(first, second) }
    view.totalLabel.text = ""
    guard isNewGame else { return }
    view.messageLabel.show("", .neutral)
    view.hintLabel.text = ""
    view.showChange(0)
  }

  func sliderMoved(_ value: Int) {
    setAnte(value)
    announceValue(of: view.anteSlider, dollars(model.ante))
  }

  func anteChangePressed(_ change: Int) {
    setAnte(model.ante + change)
    play(.coin)
    announce(texts.ante)
  }

  func anteAllPressed() {
    setAnte(CrapsView.anteRange.upperBound)
    play(.coins)
    announce(texts.ante)
  }

  /// The model may set another ante, which moves the slider.
  private func setAnte(_ ante: Int) {
    keepsUndo { model.ante = ante }
    showAnte()
    guard model.point == 0 else { return }
    isNextAnteSet = true
    showResult()
  }

  /// The source document resets only a bankrupt player. In Parlor, New Game does so at any time.
  override package func startNewGame() {
    model.reset()
    isNextAnteSet = false
    updateUI()
    announce(sentences(texts.newGame, undoHint))
  }

  override package var isUnderway: Bool {
    model.point != 0 || model.balance != CrapsModel.startingBalance
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("r") || key == .character("R") else { return false }
    view.rollButton.press()
    return true
  }

  // MARK: - Bankruptcy

  /// Presents the alert about bankruptcy, after which the player starts over.
  private func showBankruptcy(after cause: String? = nil) {
    guard model.bankrupt else { return }
    presentEnd {
      Alert(
        tr("You are bankrupt"),
        tr(
          "Your last dollar is gone. The house lends you {amount} to start over.",
          ["amount": dollars(CrapsModel.startingBalance)]),
        button: tr("Start Over"), after: cause)
    }
  }

  /// The last session may have ended at the alert.
  private func viewDidAppear() {
    // A result that waited while the past was shown presents the alert at its end.
    if !isShowing { showBankruptcy() }
  }

  // MARK: - Showing the model

  override func showModel() {
    showDice()
    showTotal()
    showPoint()
    showResult()
    showBalance()
    showAnte()
  }

  private func showDice() {
    view.dieLabel1.show(model.dice?.0)
    view.dieLabel2.show(model.dice?.1)
  }

  private func showTotal() { view.totalLabel.text = texts.total }

  private func showPoint() {
    view.pointLabel.text = model.point == 0 ? tr("Off") : String(model.point)
    view.showPoint(model.point == 0 ? nil : model.point)
  }

  private func showResult() {
    view.messageLabel.show(texts.message, texts.style)
    view.hintLabel.text = texts.hint
    view.rollStrip.show(model.rolls.map { (total: $0.total, mark: $0.mark, description: $0.description) })
  }

  private func showBalance() {
    let balance = model.balance
    view.balanceLabel.text = dollars(balance)
    view.showPayable(balance)
    view.showChange(model.winnings)
    showBalanceLine()
  }

  private func showBalanceLine() {
    view.balanceLine.show(Chart(lineOf: balances.value, upTo: model.balance))
  }

  private func showAnte() {
    view.anteLabel.text = dollars(model.ante)
    view.showChips(worth: model.ante)
    view.anteSlider.value = model.ante
    view.anteSlider.accessibleValue = dollars(model.ante)
    enableAnte()
  }

  private func enableAnte() {
    view.anteSlider.isSensitive = model.point == 0
    view.enableAnteButtons(where: canChangeAnte)
  }

  private func canChangeAnte(by change: Int?) -> Bool {
    let antes = model.allowedAntes.clamped(to: CrapsView.anteRange)
    return change.map { antes.contains(model.ante + $0) } ?? (model.ante < antes.upperBound)
  }

  private var texts: CrapsTexts { CrapsTexts(of: model, isNextAnteSet: isNextAnteSet) }

  override var helpTopic: HelpTopic? { CrapsTopic(of: model) }

  override package var spokenState: String { texts.state }

  override package var resultLine: String { texts.result }
}
