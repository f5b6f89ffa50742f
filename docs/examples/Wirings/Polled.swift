/// Polling: after its own call, a controller reads the model. It does not learn what others have changed.
final class PolledController {
  let label = Label()
  private let purse: Purse

  init(_ purse: Purse) {
    self.purse = purse
    updateUI()
  }

  func depositPressed(_ amount: Int) {
    purse.add(amount)
    updateUI()
  }

  /// The screen comes to the front: something may have changed.
  func willAppear() { updateUI() }

  private func updateUI() { label.show(credit: purse.credit) }
}
