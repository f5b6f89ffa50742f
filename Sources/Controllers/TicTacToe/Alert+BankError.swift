import Models
import Views

extension Alert {
  /// An alert about a run that needs more credit has a button that leads to the Bank.
  init(refusedRun error: BankError) {
    guard case .notEnoughCredit(let bet, let credit) = error else {
      self.init(tr("The Bank is full"), tr("The Bank cannot hold more credit."))
      return
    }
    self.init(
      credit == 0 ? tr("No credit") : tr("Not enough credit"),
      credit == 0
        ? tr("You can add credit at the Bank.")
        : tr(
          "The bet of {bet} was above your credit of {n}. The bet is now 1.",
          ["bet": Numeral.text(bet), "n": Numeral.text(credit)]),
      button: tr("Go to the Bank"), cancel: credit == 0 ? tr("Cancel") : tr("OK"))
  }

  init(refusedDeposit error: BankError) {
    if case .tooMuch = error {
      self.init(
        tr("That amount is too large"),
        tr("The Bank can hold a credit of {limit} at most.", ["limit": Numeral.text(Int.max)]))
    } else {
      self.init(tr("That is not an amount"), tr("Type a whole number, 1 or more."))
    }
  }
}
