import Models
import Views

/// The Bank screen of Tic Tac Toe Reverse: it watches the bank that it shares with the Game screen, and takes deposits.
package final class BankViewController: ViewController {
  private let view: BankView
  private let bank: Bank
  private let saveSlot: SaveSlot<Bank.State>
  private var bankObservation: ObservationToken?

  package init(view: BankView = BankView(), bank: Bank, saveSlot: SaveSlot<Bank.State> = .discarding) {
    self.view = view
    self.bank = bank
    self.saveSlot = saveSlot
    super.init(screen: view)
    view.addCreditPressed.connect(to: self) { $0.addCreditPressed($1) }
    view.creditField.text = Self.noAmount
    bankObservation = watch(bank) { [weak self] in self?.updateUI() }
  }

  /// What the field shows when nothing is to be added (seeds/tic-tac-toe-reverse.txt, step 8).
  private static let noAmount = "0"

  override func save() { saveSlot.save(bank.state) }

  // MARK: - Actions

  func addCreditPressed(_ text: String) {
    do {
      let amount = try Bank.amount(from: text)
      try call(bank, "add(\(amount))") { try bank.add(amount) }
      let values = ["amount": String(amount), "credit": String(bank.credit)]
      announce(tr("Added {amount}. Credit {credit}.", values))
    } catch {
      present(
        Alert(
          tr("That is not an amount"), tr("Type a whole number in digits, such as 50. Nothing was added.")))
    }
    view.showAmount(Self.noAmount)
  }

  override package var spokenState: String {
    sentences(
      tr("Credit {credit}", ["credit": String(bank.credit)]), tr("Won {won}", ["won": String(bank.won)]),
      tr("Spins {spins}", ["spins": String(bank.spins)]))
  }

  // MARK: - Showing the model

  private func updateUI() {
    view.creditLabel.text = String(bank.credit)
    view.wonLabel.text = String(bank.won)
    view.spinsLabel.text = String(bank.spins)
  }
}
