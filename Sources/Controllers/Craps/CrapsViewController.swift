import Models
import Views

/// The controller of Craps. It polls: after each call it reads the result from the model
/// (seeds/craps.txt, "The controller").
package final class CrapsViewController: ViewController {
  let view: CrapsView
  let statistics: CrapsStatisticsModels
  private let makeModel: () -> CrapsModel
  /// The model, which is made when it is first used, as the document asks.
  private(set) lazy var model = ModelHandle(makeModel(), of: self)
  private var isShowingBankruptcy = false
  private var statisticsObservation: ObservationToken?

  package init(
    view: CrapsView? = nil, generator: any RandomNumberGenerator, time: TimeSource = .system,
    saveSlot: SaveSlot<CrapsModel.State> = .discarding, statistics: CrapsStatisticsModels = .init()
  ) {
    let view = view ?? CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep)
    self.view = view
    self.statistics = statistics
    makeModel = {
      let model =
        saveSlot.restore { try CrapsModel(state: $0, generator: generator) }
        ?? CrapsModel(generator: generator)
      model.onStateChange = { saveSlot.save($0) }
      model.onRoll = { statistics.record($0) }
      return model
    }
    super.init(screen: view, time: time)
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.sliderMoved.connect(to: self) { $0.sliderMoved($1) }
    view.anteChangePressed.connect(to: self) { $0.anteChangePressed($1) }
    view.anteAllPressed.connect(to: self) { $0.anteAllPressed() }
    view.viewDidAppear.connect(to: self) { $0.viewDidAppear() }
    updateUI()
    // A roll shows its balance in a step. This shows that the statistics were cleared.
    statisticsObservation = observe { [weak self] in
      guard let self else { return }
      let isEmpty = statistics.balances.value.balances.isEmpty
      if isEmpty || !isShowing { showBalances() }
    }
  }

  // MARK: - Actions

  func rollPressed() {
    guard !model.bankrupt else { return }
    let isNewGame = model.point == 0
    model.playTurn()
    showRoll(isNewGame: isNewGame)
  }

  func sliderMoved(_ value: Int) {
    setAnte(value)
    announceValue(of: view.anteSlider, dollars(model.ante))
  }

  func anteChangePressed(_ change: Int) { anteButtonPressed(change) }

  func anteAllPressed() { anteButtonPressed(nil) }

  private func anteButtonPressed(_ change: Int?) {
    setAnte(ante(changedBy: change))
    announce(speech.ante)
  }

  private func setAnte(_ ante: Int) {
    keepsUndo { model.ante = ante }
    showAnte()
  }

  /// The ante after a change, or as much as possible.
  private func ante(changedBy change: Int?) -> Int {
    change.map { model.ante + $0 } ?? min(model.allowedAntes.upperBound, CrapsView.anteRange.upperBound)
  }

  /// The source document resets only a bankrupt player. In Parlor, New Game does so at any time.
  override package func startNewGame() {
    model.reset()
    updateUI()
    announce(sentences(speech.newGame, undoHint))
  }

  override package var isUnderway: Bool {
    model.point != 0 || model.balance != CrapsModel.startingBalance
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("r") || key == .character("R") else { return false }
    click(view.rollButton)
    return true
  }

  /// The last session may have ended at the alert.
  func viewDidAppear() {
    // A result that waited while the past was shown presents the alert at its end.
    if !isShowing { showBankruptcy() }
  }

  func showBankruptcy(after cause: String? = nil) {
    guard model.bankrupt, !isShowingBankruptcy, isSeen else { return }
    isShowingBankruptcy = true
    // After a slow frame, steps may be left: the alert would cover a table that is not settled.
    finishShowing()
    let alert = Alert(
      tr("You are bankrupt"),
      tr(
        "Your last dollar is gone. The house lends you {amount} to start over.",
        ["amount": dollars(CrapsModel.startingBalance)]),
      button: tr("Start Over"), after: cause)
    present(alert) { [weak self] in
      self?.isShowingBankruptcy = false
      self?.startOver()
    }
  }

  // MARK: - Showing the model

  /// Shows the whole state. Each sequence of steps leads to it.
  private func updateUI() {
    reportUpdate {
      showDice()
      showTotal()
      showPoint()
      showResult()
      showBalance()
      showAnte()
    }
  }

  func showDice() {
    view.dieLabel1.show(model.dice?.0)
    view.dieLabel2.show(model.dice?.1)
    view.landDice()
  }

  func showTotal() {
    view.totalLabel.text = result.total
  }

  func showPoint() {
    view.pointLabel.text = model.point == 0 ? tr("Off") : String(model.point)
    view.showPoint(model.point == 0 ? nil : model.point)
  }

  func showResult() {
    view.messageLabel.show(result.message, result.style)
    view.hintLabel.text = result.hint
    helpTopic = HelpTopic(of: model)
    view.rollStrip.show(model.rolls.map { (total: $0.total, mark: $0.mark, description: $0.description) })
  }

  func showBalance() {
    let balance = model.balance
    view.balanceLabel.text = dollars(balance)
    view.showPayable(balance)
    view.showChange(model.winnings)
    showBalances()
  }

  /// After the bankruptcy of a player, the line goes on with the balance of a new one.
  private func showBalances() {
    var chart = Chart(of: statistics.balances.value, last: TrendLine.length)
    let start = Double(CrapsModel.startingBalance)
    let balances = chart.series[0].values
    chart.series[0].values = balances.dropLast().flatMap { $0 == 0 ? [0, start] : [$0] } + balances.suffix(1)
    if balances.last == 0, model.balance > 0 { chart.series[0].values.append(start) }
    view.balanceLine.show(chart)
  }

  func showAnte() {
    view.anteLabel.text = dollars(model.ante)
    view.showChips(worth: model.ante)
    view.anteSlider.value = model.ante
    view.anteSlider.isSensitive = model.point == 0
    view.anteSlider.accessibleValue = dollars(model.ante)
    view.enableAnteButtons(where: canChangeAnte)
  }

  private func canChangeAnte(by change: Int?) -> Bool {
    let ante = self.ante(changedBy: change)
    return ante != model.ante && model.allowedAntes.clamped(to: CrapsView.anteRange).contains(ante)
  }

  private var result: CrapsResult { CrapsResult(of: model) }

  // MARK: - Announcements

  var speech: CrapsSpeech { CrapsSpeech(of: model) }

  override package var spokenState: String { speech.state }
}
