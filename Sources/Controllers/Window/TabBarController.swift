import Views

/// The controller of the main window, with a tab for each game.
///
/// A screen is created when it is first shown, so that the window opens sooner.
package final class TabBarController: GameWindowController {
  package let view: WindowView
  private let makeController: (Game) -> ViewController
  /// The controllers of the games that have been shown.
  package private(set) var controllers: [Game: ViewController] = [:]
  /// The game in front.
  package private(set) var front = Game.all[0]
  private var screenListeners: [(ScreenName) -> Void] = []

  package init(view: WindowView, makeController: @escaping (Game) -> ViewController) {
    self.view = view
    self.makeController = makeController
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
  }

  /// The tabs of all games.
  package static var tabs: [TabItem] { Game.all.map(\.tab) }

  package var frontScreen: ScreenName { container(of: front)?.frontScreen ?? front.firstScreen }

  /// The controller of the screen in front; nil before a game is shown.
  private var frontController: ViewController? {
    container(of: front)?.controller(showing: frontScreen) ?? controllers[front]
  }

  package var window: Window { view.window }
  package var alerts: AlertPresenter { view.alerts }

  package var playableController: ViewController? {
    isModal || frontController?.placeholder != nil ? nil : frontController
  }

  /// Calls `listener` when another screen is in front.
  package func onScreenChange(_ listener: @escaping (_ screen: ScreenName) -> Void) {
    screenListeners.append(listener)
  }

  private func notifyScreenChange() { for listener in screenListeners { listener(frontScreen) } }

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
  package func focusFront() { frontController?.tabContent.initialFocus?.grabFocus() }

  /// The controller of a game, which is created if necessary.
  package func controller(of game: Game) -> ViewController {
    if let known = controllers[game] { return known }
    let controller = makeController(game)
    controller.presenter = alerts
    controllers[game] = controller
    container(of: game)?.onScreenChange = { [weak self] in self?.notifyScreenChange() }
    return controller
  }

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  // MARK: - Detached screens

  /// The controller of a screen.
  package func controller(showing screen: ScreenName) -> ViewController {
    let controller = controller(of: screen.game)
    return container(of: screen.game)?.controller(showing: screen) ?? controller
  }

  /// Shows a placeholder instead of a detached screen; nil shows the screen again.
  func setPlaceholder(_ placeholder: DetachedPlaceholder?, for screen: ScreenName) {
    controller(showing: screen).placeholder = placeholder
    if let container = container(of: screen.game) {
      container.fill(screen)
    } else if view.isFilled(screen.game.name) {
      fill(screen.game)
    }
  }

  private func container(of game: Game) -> (any MultiScreenController)? {
    controllers[game] as? any MultiScreenController
  }

  private func fill(_ game: Game) { view.fill(game.name, with: controller(of: game).tabContent.root) }
}
