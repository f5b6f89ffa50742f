import Views

/// The window's controller: which screen is in front, keys that no widget wanted, alerts.
///
/// A screen is made when it is first shown: the window opens before there are others to build.
package final class TabBarController: AlertPresenter {
  package let view: WindowView
  private let makeController: (Game) -> ViewController
  /// The controllers of the games that were shown.
  package private(set) var controllers: [Game: ViewController] = [:]
  /// The game in front.
  package private(set) var front = Game.craps
  /// Called when another game has come to the front.
  package var onFrontChange: (_ game: Game) -> Void = { _ in }
  private var waitingAlerts: [(alert: Alert, completion: () -> Void)] = []
  /// Called when the games can or cannot be played: an alert is in front, or it is closed.
  package var onModalChange: (_ isModal: Bool) -> Void = { _ in }

  package init(view: WindowView, makeController: @escaping (Game) -> ViewController) {
    self.view = view
    self.makeController = makeController
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
    view.alertClosed.connect(to: self) { $0.alertClosed() }
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
  }

  /// The tabs of Parlor, in their order.
  package static var tabs: [Tab] { Game.allCases.map(\.tab) }

  // MARK: - Actions

  /// Brings a game to the front.
  package func show(_ game: Game) {
    guard waitingAlerts.isEmpty else { return }
    front = game
    let controller = controller(of: game)
    if !view.isFilled(game.rawValue) { view.fill(game.rawValue, with: controller.screen.root) }
    view.show(page: game.rawValue)
    controller.screen.initialFocus?.grabFocus()
    onFrontChange(game)
  }

  /// The controller of a game; made now, where the game was not shown yet.
  package func controller(of game: Game) -> ViewController {
    if let known = controllers[game] { return known }
    let controller = makeController(game)
    controller.presenter = self
    controllers[game] = controller
    return controller
  }

  /// Starts a new game on the screen in front.
  package func newGamePressed() {
    guard waitingAlerts.isEmpty else { return }
    controllers[front]?.newGamePressed()
  }

  private func tabChosen(_ page: String) {
    if let game = Game(rawValue: page) { show(game) }
  }

  /// Has the screen in front answer a key that no widget wanted.
  func keyPressed(_ key: Key) -> Bool {
    guard waitingAlerts.isEmpty else { return false }
    return controllers[front]?.keyPressed(key) ?? false
  }

  // MARK: - Alerts

  package func present(_ alert: Alert, then completion: @escaping () -> Void) {
    waitingAlerts.append((alert, completion))
    if waitingAlerts.count == 1 { presentNext() }
  }

  private func presentNext() {
    guard let next = waitingAlerts.first else { return onModalChange(false) }
    onModalChange(true)
    view.present(next.alert)
  }

  private func alertClosed() {
    guard !waitingAlerts.isEmpty else { return }
    view.dismissAlert()
    let closed = waitingAlerts.removeFirst()
    closed.completion()
    presentNext()
  }
}
