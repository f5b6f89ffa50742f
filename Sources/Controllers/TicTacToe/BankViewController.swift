import Models
import Views

/// The controller of the Bank screen of Tic Tac Toe Reverse. It observes the bank, which the Game screen shares, and adds
/// credit.
package final class BankViewController: ViewController {
  private let view: BankView
  private let sharedBank: Bank
  private lazy var bank = ModelHandle(sharedBank, of: self)
  private let saveSlot: SaveSlot<Bank.State>
  private var bankObservation: ObservationToken?

  package init(view: BankView = BankView(), bank: Bank, saveSlot: SaveSlot<Bank.State> = .discarding) {
    self.view = view
    sharedBank = bank
    self.saveSlot = saveSlot
    super.init(screen: view)
    view.addCreditPressed.connect(to: self) { $0.addCreditPressed($1) }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
  }

  override func save() { saveSlot.save(bank.state) }

  // MARK: - Actions

  func addCreditPressed(_ text: String) {
    do {
      let amount = try Bank.amount(from: text)
      try bank.add(amount)
      let values = ["amount": String(amount), "credit": String(bank.credit)]
      announce(tr("Added {amount}. Credit {credit}.", values))
    } catch {
      present(
        Alert(
          tr("That is not an amount"), tr("Type a whole number in digits, such as 50. Nothing was added.")))
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
