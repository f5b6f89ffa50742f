import Models
import Views

/// The controller of the coin.
package final class CoinViewController: ViewController {
  private let view: CoinView
  private lazy var model = ModelHandle(makeModel(), of: self)
  private let generator: any RandomNumberGenerator
  private let saveSlot: SaveSlot<CoinModel.State>

  package init(
    view: CoinView = CoinView(), generator: any RandomNumberGenerator,
    saveSlot: SaveSlot<CoinModel.State> = .discarding
  ) {
    self.view = view
    self.generator = generator
    self.saveSlot = saveSlot
    super.init(screen: view)
    view.tossPressed.connect(to: self) { $0.tossPressed() }
    updateUI()
  }

  private func makeModel() -> CoinModel {
    saveSlot.restore { state throws(StateError) in try CoinModel(state: state, generator: generator) }
      ?? CoinModel(generator: generator)
  }

  override func save() { saveSlot.save(model.state) }

  // MARK: - Actions

  func tossPressed() {
    model.toss()
    updateUI()
    announce(spokenState)
  }

  override package func newGamePressed() {
    model.reset()
    updateUI()
  }

  override package func keyPressed(_ key: Key) -> Bool {
    guard key == .character("t") || key == .character("T") else { return false }
    click(view.tossButton)
    return true
  }

  // MARK: - Showing the model

  private func updateUI() {
    view.headsLabel.text = spokenState
  }

  override package var spokenState: String {
    tr("{heads} of {tosses}", ["heads": String(model.heads), "tosses": String(model.tosses)])
  }
}
