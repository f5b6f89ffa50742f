import Models
import Views

/// The controller of the Bank screen of Tic Tac Toe Reverse. It observes the bank, which the Game screen shares, and adds
/// credit.
package final class BankViewController: ViewController {
  private let view: BankView
  private let bank: ModelHandle<Bank>
  private var bankObservation: ObservationToken?

  package init(view: BankView = BankView(), bank: Bank) {
    self.view = view
    self.bank = ModelHandle(bank)
    super.init(screen: view, models: [self.bank])
    view.addCreditPressed.connect(to: self) { $0.addCreditPressed($1) }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
  }

  // MARK: - Actions

  func addCreditPressed(_ text: String) {
    do throws(BankError) {
      let amount = try Bank.amount(from: text)
      try bank.add(amount)
      let values = ["amount": String(amount), "credit": String(bank.credit)]
      announce(tr("Added {amount}. Credit {credit}.", values))
    } catch {
      present(Alert(error))
    }
    view.clearAmount()
  }

  // MARK: - Showing the model

  private func updateUI() {
    view.creditLabel.text = String(bank.credit)
    view.wonLabel.text = String(bank.won)
    view.spinsLabel.text = String(bank.spins)
  }

  // MARK: - Announcements

  override package var spokenState: String {
    sentences(
      tr("Credit {credit}", ["credit": String(bank.credit)]), tr("Won {won}", ["won": String(bank.won)]),
      tr("Spins {spins}", ["spins": String(bank.spins)]))
  }
}
