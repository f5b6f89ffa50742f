import Models
import Views

/// The controller of the Bank screen of Tic Tac Toe Reverse. It observes the bank, which the Game screen shares, and adds
/// credit.
package final class BankViewController: ViewController {
  private let view: BankView
  private let bank: ModelHandle<Bank>
  private let statistics: StatisticsModel<BankStatistics>
  private var bankObservation: ObservationToken?
  private var receipt: [String] = []
  /// Whether the counters wait until the outcome of a run is shown, which the bank already has.
  var countersWait = false {
    didSet { if !countersWait { updateUI() } }
  }
  /// Called before a deposit or a new game, which ends the wait.
  var willChange: () -> Void = {}

  package init(
    view: BankView, bank: Bank, statistics: StatisticsModel<BankStatistics> = StatisticsModel(),
    time: TimeSource = .system
  ) {
    self.view = view
    self.statistics = statistics
    self.bank = ModelHandle(bank)
    super.init(screen: view, models: [self.bank], time: time)
    view.addCreditPressed.connect(to: self) { $0.addCreditPressed($1) }
    view.notePressed.connect(to: self) { $0.notePressed($1) }
    view.amountCancelled.connect(to: self) { $0.amountCancelled() }
    bankObservation = self.bank.watch { [weak self] in self?.updateUI() }
    statistics.showClearing(by: self) { $0.updateUI() }
  }

  // MARK: - Actions

  func addCreditPressed(_ text: String) {
    deposit { () throws(BankError) in try Bank.amount(from: Numeral.ungrouped(text)) }
    view.clearAmount()
  }

  func notePressed(_ amount: Int) {
    deposit { amount }
  }

  func amountCancelled() { view.clearAmount() }

  private func deposit(_ amount: () throws(BankError) -> Int) {
    willChange()
    do throws(BankError) {
      let amount = try amount()
      try bank.add(amount)
      let values = ["amount": Numeral.text(amount), "credit": Numeral.text(bank.credit)]
      let line = tr("Added {amount}. Credit {credit}.", values)
      receipt = (receipt + [line]).suffix(Receipt.lineCount)
      show([
        0: {
          $0.view.drawer.takeIn()
          $0.play(.note)
        },
        400: {
          $0.play(.till)
          $0.announce(line)
        },
      ])
    } catch {
      present(Alert(refusedDeposit: error))
    }
  }

  override package func startNewGame() {
    willChange()
    bank.reset()
    announce(sentences(tr("New game"), bank.spokenCredit, undoHint))
  }

  override package var isUnderway: Bool { bank.isUnderway }

  // MARK: - Showing the model

  override func showModel() {
    // They are read even while they wait: a property that was not read is not observed.
    let (credit, won, spins) = (bank.credit, bank.won, bank.spins)
    guard !countersWait else { return }
    if !bank.isUnderway { receipt = [] }
    view.creditLabel.text = Numeral.text(credit)
    view.wonLabel.text = Numeral.text(won)
    view.spinsLabel.text = Numeral.text(spins)
    view.receipt.show(receipt)
    view.receipt.plot(credits(upTo: credit))
  }

  /// The credit after the last spins, and after a deposit that followed them.
  private func credits(upTo credit: Int) -> Chart {
    guard bank.isUnderway, let last = statistics.latest.credits.last, last != credit else {
      return Chart(of: statistics.latest, last: TrendLine.length)
    }
    var chart = Chart(of: statistics.latest, last: TrendLine.length - 1)
    chart.series[0].values.append(Double(credit))
    return chart
  }

  // MARK: - Announcements

  override package var spokenState: String {
    sentences(
      bank.spokenCredit,
      tr("Won {won}", ["won": Numeral.text(bank.won)]),
      tr("Spins {spins}", ["spins": Numeral.text(bank.spins)]))
  }
}

extension ModelHandle<Bank> {
  var spokenCredit: String { tr("Credit {credit}", ["credit": Numeral.text(self.credit)]) }
}
