import Models
import Views

/// The controller of Craps. It polls: after each call it reads the result from the model
/// (seeds/craps.txt, "The controller").
package final class CrapsViewController: ViewController {
  private let view: CrapsView
  private let makeModel: () -> CrapsModel
  /// The model, which is made when it is first used, as the document asks.
  private lazy var model = ModelHandle(makeModel(), of: self)
  private var isShowingBankruptcy = false

  package init(
    view: CrapsView = CrapsView(points: CrapsRoll.points, anteStep: CrapsModel.anteStep),
    generator: any RandomNumberGenerator, time: TimeSource = .system,
    saveSlot: SaveSlot<CrapsModel.State> = .discarding
  ) {
    self.view = view
    makeModel = {
      let model =
        saveSlot.restore { try CrapsModel(state: $0, generator: generator) }
        ?? CrapsModel(generator: generator)
      model.onStateChange = { saveSlot.save($0) }
      return model
    }
    super.init(screen: view, time: time)
    view.rollPressed.connect(to: self) { $0.rollPressed() }
    view.sliderMoved.connect(to: self) { $0.sliderMoved($1) }
    view.anteChangePressed.connect(to: self) { $0.anteChangePressed($1) }
    view.anteAllPressed.connect(to: self) { $0.anteAllPressed() }
    view.viewDidAppear.connect(to: self) { $0.viewDidAppear() }
    updateUI()
  }

  // MARK: - Actions

  func rollPressed() {
    guard !model.bankrupt else { return }
    let isNewGame = model.point == 0
    model.playTurn()
    show([
      0: { $0.throwDice(isNewGame: isNewGame) },
      700: { $0.showDice() },
      850: { $0.showTotal() },
      1000: { $0.showPoint() },
      1150: {
        $0.showResult()
        $0.moveChips()
        // A screen reader reads the alert instead.
        if !$0.model.bankrupt { $0.announce($0.result) }
        $0.presentLater { $0.showBankruptcy(after: $0.result) }
      },
      1300: { $0.payOut() },
      1600: { $0.showAnte() },
    ])
  }

  func sliderMoved(_ value: Int) {
    setAnte(value)
    announceValue(of: view.anteSlider, dollars(model.ante))
  }

  func anteChangePressed(_ change: Int) {
    setAnte(model.ante + change)
    announce(tr("Ante {amount}", ["amount": dollars(model.ante)]))
  }

  func anteAllPressed() {
    setAnte(CrapsView.anteRange.upperBound)
    announce(tr("Ante {amount}", ["amount": dollars(model.ante)]))
  }

  private func setAnte(_ ante: Int) {
    model.ante = ante
    showAnte()
  }

  /// The source document resets only a bankrupt player. In Parlor, New Game does so at any time.
  override package func newGamePressed() {
    model.reset()
    updateUI()
    announce(tr("New game. Your balance is {amount}.", ["amount": dollars(model.balance)]))
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("r") || key == .character("R") else { return false }
    click(view.rollButton)
    return true
  }

  /// The last session may have ended at the alert.
  func viewDidAppear() { showBankruptcy() }

  private func showBankruptcy(after cause: String? = nil) {
    guard model.bankrupt, !isShowingBankruptcy, isSeen else { return }
    isShowingBankruptcy = true
    let alert = Alert(
      tr("You are bankrupt"),
      tr(
        "Your last dollar is gone. The house lends you {amount} to start over.",
        ["amount": dollars(CrapsModel.startingBalance)]),
      button: tr("Start Over"), after: cause)
    present(alert) { [weak self] in
      self?.isShowingBankruptcy = false
      self?.newGamePressed()
    }
  }

  // MARK: - Showing the model

  private func updateUI() {
    showDice()
    showTotal()
    showPoint()
    showResult()
    showBalance()
    showAnte()
  }

  private func showDice() {
    view.dieLabel1.text = glyph(model.dice?.0)
    view.dieLabel2.text = glyph(model.dice?.1)
    view.landDice()
  }

  private func showTotal() {
    view.totalLabel.text = model.dice.map { tr("Total {total}", ["total": String($0 + $1)]) } ?? tr("Total –")
  }

  private func showPoint() {
    view.pointLabel.text = model.point == 0 ? tr("Off") : String(model.point)
    view.showPoint(model.point == 0 ? nil : model.point)
  }

  private func showResult() {
    view.messageLabel.show(message, model.won ? .won : model.lost ? .lost : .neutral)
    view.hintLabel.text = hint
    helpTopic = HelpTopic(of: model)
    view.rollStrip.show(model.rolls.map { (total: $0.total, mark: mark($0), description: description($0)) })
  }

  private func showBalance() {
    let balance = model.balance
    view.balanceLabel.text = dollars(balance)
    view.showPayable(balance)
    view.showChange(model.winnings)
  }

  private func showAnte() {
    view.anteLabel.text = dollars(model.ante)
    view.showChips(worth: model.ante)
    view.anteSlider.value = model.ante
    view.anteSlider.isSensitive = model.point == 0
    view.anteSlider.accessibleValue = dollars(model.ante)
    view.enableAnteButtons(model.point == 0)
  }

  // MARK: - Steps of a roll

  /// The dice leave the hand: what the last roll showed is over. The message of a point is still true.
  private func throwDice(isNewGame: Bool) {
    if let (first, second) = model.dice { view.throwDice(first, second) }
    view.totalLabel.text = ""
    guard isNewGame else { return }
    view.messageLabel.show("", .neutral)
    view.hintLabel.text = ""
  }

  /// The house pays an ante, or takes it.
  private func moveChips() {
    if model.won { view.pushWinnings(model.winnings) }
    if model.lost { view.sweepChips() }
  }

  private func payOut() {
    if model.won { view.collectChips() }
    showBalance()
  }

  private func glyph(_ value: Int?) -> String {
    // U+2680 is the face of one, and the others follow.
    value.flatMap { Unicode.Scalar(0x267F + UInt32($0)) }.map { String(Character($0)) } ?? ""
  }

  private var message: String {
    if model.won { return tr("✓ You win {amount}", ["amount": dollars(model.winnings)]) }
    if model.lost { return tr("✕ You lose {amount}", ["amount": dollars(-model.winnings)]) }
    if model.point != 0 { return tr("The point is {point}", ["point": String(model.point)]) }
    return tr("Set your ante")
  }

  /// What to do next, where the message does not say it.
  private var hint: String {
    if model.won || model.lost { return "" }
    if model.point != 0 { return tr("Roll {point} again before a 7.", ["point": String(model.point)]) }
    return tr("Then roll: 7 or 11 wins.")
  }

  private func mark(_ roll: CrapsRoll) -> RollMark {
    switch roll.effect {
    case .none: .none
    case .point: .point
    case .won: .won
    case .lost: .lost
    }
  }

  private func description(_ roll: CrapsRoll) -> String {
    let total = ["total": String(roll.total)]
    return switch roll.effect {
    case .none: tr("{total}", total)
    case .point: tr("{total}, the point", total)
    case .won: tr("{total}, won", total)
    case .lost: tr("{total}, lost", total)
    }
  }

  // MARK: - Announcements

  /// The last roll and its meaning.
  private var result: String { sentences(view.totalLabel.text, spoken(message), hint) }

  override package var spokenState: String {
    sentences(
      tr("Balance {amount}", ["amount": dollars(model.balance)]),
      tr("Ante {amount}", ["amount": dollars(model.ante)]),
      model.point == 0 ? tr("No point") : tr("Point {point}", ["point": String(model.point)]),
      model.dice == nil ? "" : model.point == 0 ? result : view.totalLabel.text)
  }
}
