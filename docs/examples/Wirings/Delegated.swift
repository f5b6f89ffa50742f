/// Delegation: the model calls its delegate. There is one, so a second screen must be told by the first listener.
final class DelegatedController: PurseDelegate {
  let label = Label()
  private let purse: Purse
  /// The controller of the other screen, which is not the delegate.
  weak var other: DelegatedController?

  init(_ purse: Purse) {
    self.purse = purse
    updateUI()
  }

  func depositPressed(_ amount: Int) { purse.add(amount) }

  func purse(_ purse: Purse, didAdd amount: Int) {
    updateUI()
    if let other {
      purse.counter.calls += 1
      other.purse(purse, didAdd: amount)
    }
  }

  private func updateUI() { label.show(credit: purse.credit) }
}
