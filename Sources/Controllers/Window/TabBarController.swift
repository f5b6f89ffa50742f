import Views

/// The controller of the main window: tabs, unhandled keys, alerts.
///
/// A screen is created when it is first shown, so that the window opens sooner.
package final class TabBarController {
  package let view: WindowView
  private let makeController: (Game) -> ViewController
  /// The controllers of the games that have been shown.
  package private(set) var controllers: [Game: ViewController] = [:]
  /// The game in front.
  package private(set) var front = Game.all[0]
  /// The placeholders of detached screens.
  private var placeholders: [ScreenName: DetachedPlaceholder] = [:]
  private var screenListeners: [(ScreenName) -> Void] = []
  /// Called when an alert opens or when the last one closes.
  package var onModalChange: (_ isModal: Bool) -> Void {
    get { view.alerts.onModalChange }
    set { view.alerts.onModalChange = newValue }
  }

  package init(view: WindowView, makeController: @escaping (Game) -> ViewController) {
    self.view = view
    self.makeController = makeController
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
  }

  /// The tabs of all games.
  package static var tabs: [TabItem] { Game.all.map(\.tab) }

  /// Whether an alert is in front.
  package var isModal: Bool { view.alerts.isModal }

  /// The screen in front.
  package var frontScreen: ScreenName { container(of: front)?.frontScreen ?? front.screens[0].name }

  /// Calls `listener` when another screen is in front.
  package func onScreenChange(_ listener: @escaping (_ screen: ScreenName) -> Void) {
    screenListeners.append(listener)
  }

  private func notifyScreenChange() {
    for listener in screenListeners { listener(frontScreen) }
  }

  // MARK: - Actions

  /// Brings a game to the front.
  package func show(_ game: Game) {
    guard !isModal else { return }
    front = game
    _ = controller(of: game)
    if !view.isFilled(game.name) { fill(game) }
    view.show(page: game.name)
    focusFront()
    notifyScreenChange()
  }

  /// Brings a screen to the front.
  package func show(screen: ScreenName) {
    guard !isModal else { return }
    _ = controller(of: screen.game)
    container(of: screen.game)?.show(screen)
    show(screen.game)
  }

  /// Gives the keyboard focus to the screen in front.
  package func focusFront() {
    let placeholder = placeholders[front.screens[0].name].flatMap { container(of: front) == nil ? $0 : nil }
    let focus = placeholder.map { AnyWidget($0.bringBackButton) } ?? controllers[front]?.screen.initialFocus
    focus?.grabFocus()
  }

  /// The controller of a game, which is created if necessary.
  package func controller(of game: Game) -> ViewController {
    if let known = controllers[game] { return known }
    let controller = makeController(game)
    controller.presenter = view.alerts
    controllers[game] = controller
    container(of: game)?.onScreenChange = { [weak self] in self?.notifyScreenChange() }
    return controller
  }

  /// Starts a new game on the screen in front.
  package func newGamePressed() { playableController?.newGamePressed() }

  /// Announces the state of the game in front to screen readers.
  package func speakState() { playableController?.speakState() }

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  func keyPressed(_ key: Key) { handle(key, from: view.window) }

  /// Lets the screen in front handle a key that no widget of a window used. Escape ends full screen otherwise.
  func handle(_ key: Key, from window: Window) {
    let isUsed = playableController?.handle(key) ?? false
    if key == .escape, !isUsed { window.leaveFullScreen() }
  }

  /// Whether the screen in front can be played: it is in this window, and no alert blocks it.
  package var canPlay: Bool { playableController != nil }

  /// The controller of the game in front, if it can be played.
  private var playableController: ViewController? {
    isModal || placeholders[frontScreen] != nil ? nil : controllers[front]
  }

  // MARK: - Detached screens

  /// The controller of a screen.
  package func controller(showing screen: ScreenName) -> ViewController {
    let controller = controller(of: screen.game)
    return container(of: screen.game)?.controller(showing: screen) ?? controller
  }

  /// Shows a placeholder instead of a detached screen; nil shows the screen again.
  func setPlaceholder(_ placeholder: DetachedPlaceholder?, for screen: ScreenName) {
    placeholders[screen] = placeholder
    if let container = container(of: screen.game) {
      container.setPlaceholder(placeholder, for: screen)
    } else if view.isFilled(screen.game.name) {
      fill(screen.game)
    }
  }

  private func container(of game: Game) -> (any ScreenContainer)? {
    controllers[game] as? any ScreenContainer
  }

  private func fill(_ game: Game) {
    let placeholder = container(of: game) == nil ? placeholders[game.screens[0].name] : nil
    view.fill(game.name, with: placeholder?.root ?? controller(of: game).screen.root)
  }

  /// Opens an alert, and runs `completion` when it has been closed.
  package func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    view.alerts.present(alert, then: completion)
  }
}
