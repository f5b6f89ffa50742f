import Models
import Views

/// The steps of a roll. The model has decided it; the dice land, then the total, the puck, the result and the money follow.
extension CrapsViewController {
  func showRoll(isNewGame: Bool) {
    show([
      0: { $0.throwDice(isNewGame: isNewGame) },
      CrapsView.throwTime: {
        $0.showDice()
        $0.view.landDice()
      },
      850: { $0.showTotal() },
      900: {
        $0.showPoint()
        // The puck fixes the ante.
        if $0.model.point != 0 { $0.showAnte() }
      },
      1150: {
        $0.showResult()
        $0.moveChips()
        // A screen reader reads the alert instead.
        if !$0.model.bankrupt { $0.announce($0.texts.outcome) }
        $0.presentLater { $0.showBankruptcy(after: $0.texts.lastRoll) }
      },
      1300: { $0.collectChips() },
      1500: { $0.showBalance() },
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

  /// The house pays an ante, or takes it.
  private func moveChips() {
    if model.won { view.pushWinnings(model.winnings) }
    if model.lost { view.sweepChips() }
  }

  /// The ante and the winnings go to the balance, which counts when they arrive.
  private func collectChips() {
    if model.won { view.collectChips() }
  }
}
