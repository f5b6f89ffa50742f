import Models
import Views

extension Alert {
  /// An alert about a run without any credit, whose button leads to the Bank.
  static var noCredit: Alert {
    Alert(
      tr("Your credit is 0"), tr("You can add credit at the Bank."),
      button: tr("Go to the Bank"), cancel: tr("Cancel"))
  }

  init(refusedRun error: BankError) {
    if case .notEnoughCredit = error {
      self.init(
        tr("Not enough credit"),
        tr("Your bet was higher than your credit. It is now 1. You can add credit at the Bank."))
    } else {
      self.init(tr("The Bank is full"), tr("The Bank cannot hold more credit."))
    }
  }

  init(refusedDeposit error: BankError) {
    if case .tooMuch = error {
      self.init(
        tr("That amount is too large"),
        tr(
          "The Bank can hold a credit of {limit} at most. Nothing was added.",
          ["limit": Numeral.text(Int.max)]))
    } else {
      self.init(
        tr("That is not an amount"), tr("Type a whole number greater than 0, such as 50. Nothing was added."))
    }
  }
}
