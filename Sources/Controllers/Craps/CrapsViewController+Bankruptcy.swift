import Models
import Views

/// The alert about bankruptcy, after which the player starts over.
extension CrapsViewController {
  func showBankruptcy(after cause: String? = nil) {
    guard model.bankrupt else { return }
    presentEnd {
      Alert(
        tr("You are bankrupt"),
        tr(
          "Your last dollar is gone. The house lends you {amount} to start over.",
          ["amount": dollars(CrapsModel.startingBalance)]),
        button: tr("Start Over"), after: cause)
    }
  }

  /// The last session may have ended at the alert.
  func viewDidAppear() {
    // A result that waited while the past was shown presents the alert at its end.
    if !isShowing { showBankruptcy() }
  }
}
