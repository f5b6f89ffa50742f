import Models
import Views

/// The controller of the coin.
package final class CoinViewController: ViewController {
  private let view: CoinView
  private let model: ModelHandle<CoinModel>

  package init(view: CoinView, model: CoinModel) {
    self.view = view
    self.model = ModelHandle(model)
    super.init(screen: view, models: [self.model])
    view.tossPressed.connect(to: self) { $0.tossPressed() }
    updateUI()
  }

  // MARK: - Actions

  func tossPressed() {
    model.toss()
    updateUI()
    announce(spokenState)
  }

  override package func startNewGame() {
    model.reset()
    updateUI()
    announce(sentences(tr("New game"), undoHint))
  }

  override package var isUnderway: Bool { model.tosses > 0 }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("t") || key == .character("T") else { return false }
    view.tossButton.press()
    return true
  }

  // MARK: - Showing the model

  override func showModel() { view.headsLabel.text = spokenState }

  override package var spokenState: String {
    tr("{heads} of {tosses}", ["heads": String(model.heads), "tosses": String(model.tosses)])
  }
}
