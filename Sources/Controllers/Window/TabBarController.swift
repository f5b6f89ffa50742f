import Views

/// The controller of the main window, with a tab for each game.
///
/// A screen is created when it is first shown, so that the window opens sooner.
package final class TabBarController: GameWindowController {
  package let view: WindowView
  private var shown: GameControllers
  package private(set) var front = Game.all[0]
  /// Shows a screen in the window that it is in.
  var showInItsWindow: (ScreenName) -> Void = { _ in }
  private let statistics: (Game) -> StatisticsSource?
  private var (bestObservation, best): (ObservationToken?, String?)
  private var screenListeners: [(ScreenName) -> Void] = []
  var onExchange: (_ handle: (AlertPresenter) -> Void) -> Void = { _ in }

  /// `makeController` makes the controller of a game, for a screen that had another one, or for a new screen. `statistics` are
  /// those whose best result the window shows.
  package init(
    view: WindowView, statistics: @escaping (Game) -> StatisticsSource? = { _ in nil },
    makeController: @escaping (_ game: Game, _ screen: (any Screen)?) -> ViewController
  ) {
    self.view = view
    self.statistics = statistics
    shown = GameControllers(make: makeController)
    showInItsWindow = { [weak self] in self?.show(screen: $0) }
    view.tabChosen.connect(to: self) { $0.tabChosen($1) }
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
    endTypingAtClicks()
  }

  package static var tabs: [TabItem] { Game.all.map(\.tab) }

  package var frontScreen: ScreenName { container(of: front)?.frontScreen ?? front.firstScreen }

  /// The controller of the screen in front; nil before a game is shown.
  private var frontController: ViewController? {
    container(of: front)?.controller(showing: frontScreen) ?? controllers[front]
  }

  /// The controllers of the games that have been shown.
  package var controllers: [Game: ViewController] { shown.made }

  /// The screens of the games that have been shown.
  var screens: [Game: any Screen] { shown.screens.merging(shown.made.mapValues(\.screen)) { $1 } }

  package var showsPast: Bool { shown.isPast }

  /// Whether past states or copies of the games are shown, which are not saved.
  package var showsUnsaved: Bool { shown.isPast || shown.isSilent }

  package var window: Window { view.window }
  package var alerts: AlertPresenter { view.alerts }
  package var gameArea: GameArea { view.gameArea }

  package var playableController: ViewController? {
    isModal || showsPast || frontController?.placeholder != nil ? nil : frontController
  }

  /// Called after a controller has shown its whole state.
  package var onUpdate: () -> Void = {}

  /// Calls `listener` when another screen is in front.
  package func onScreenChange(_ listener: @escaping (_ screen: ScreenName) -> Void) {
    screenListeners.append(listener)
  }

  private func notifyScreenChange() {
    followBest()
    for listener in screenListeners { listener(frontScreen) }
  }

  private func followBest() {
    let source = statistics(front)
    bestObservation = observe { [weak self] in
      self?.best = source?.best()
      self?.showBest()
    }
  }

  /// Shows the best result, unless the screen still shows how it came about.
  private func showBest() {
    let parts = controllers[front].map { [$0] + $0.children } ?? []
    if !parts.contains(where: \.isShowing) { view.showBest(best) }
  }

  // MARK: - Actions

  package func show(_ game: Game) {
    guard !isModal else { return }
    bringToFront(game)
    focusFront()
    notifyScreenChange()
  }

  private func bringToFront(_ game: Game) {
    front = game
    _ = controller(of: game)
    fill(game)
    view.show(page: game.name)
  }

  package func show(screen: ScreenName) {
    guard !isModal else { return }
    _ = controller(of: screen.game)
    container(of: screen.game)?.show(screen)
    show(screen.game)
  }

  package func focusFront() { frontController?.tabContent.initialFocus?.grabFocus() }

  /// The controller of a game, which is created if necessary.
  package func controller(of game: Game) -> ViewController {
    if let known = controllers[game] { return known }
    let controller = shown.make(game, shown.screens[game])
    controller.presenter = alerts
    for part in [controller] + controller.children {
      part.onUpdate = { [weak self] in
        self?.showBest()
        self?.onUpdate()
      }
    }
    shown.made[game] = controller
    container(of: game)?.onScreenChange = { [weak self] in self?.notifyScreenChange() }
    container(of: game)?.onScreenRequest = { [weak self] in self?.showInItsWindow($0) }
    for screen in game.screens where shown.isPast || shown.isSilent {
      let controller = self.controller(showing: screen.name)
      if shown.isPast { controller.becomePast() } else { controller.isSilent = true }
    }
    return controller
  }

  func tabChosen(_ page: String) {
    if let game = Game(named: page) { show(game) }
  }

  // MARK: - Other controllers

  /// Shows other controllers, with a screen in front, and returns those that were shown. Detached screens stay in their
  /// windows. `handleAlerts` is called with the alerts of each window, whose controllers are no longer shown.
  @discardableResult
  func exchange(
    for new: GameControllers, showing screen: ScreenName, handleAlerts: (AlertPresenter) -> Void
  ) -> GameControllers {
    let old = shown
    shown = new
    for game in Game.all where old.made[game] !== new.made[game] || new.made[game] == nil {
      // A screen that gets another controller stays in its place.
      guard new.screens[game] == nil else { continue }
      view.clear(page: game.name)
      for screen in game.screens where new.made[game] != nil {
        controller(showing: screen.name).placeholder = nil
        container(of: game)?.fill(screen.name)
      }
    }
    onExchange(handleAlerts)
    for (game, old) in old.made where new.made[game] == nil {
      guard let old = old as? any MultiScreenController, old.showsAll else { continue }
      _ = controller(of: game)
      container(of: game)?.showsAll = true
    }
    _ = controller(of: screen.game)
    container(of: screen.game)?.show(screen)
    bringToFront(screen.game)
    handleAlerts(alerts)
    notifyScreenChange()
    return old
  }

  /// Makes the controllers of games again, whose saved states are others now. Their screens stay in their places.
  func remakeControllers(of games: Set<Game>) {
    for game in games { controllers[game]?.finishShowing() }
    let kept = controllers.filter { !games.contains($0.key) }
    let replaced = GameControllers(make: shown.make, made: kept, screens: screens)
    exchange(for: replaced, showing: frontScreen) { _ in }
    for game in games where controllers[game] != nil {
      for screen in game.screens { controller(showing: screen.name).screen.didChangeController() }
    }
  }

  // MARK: - Detached screens

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

/// The controllers of all games, each of which is made when its game is first shown.
struct GameControllers {
  /// Makes the controller of a game, for a screen that had another one, or for a new screen.
  let make: (_ game: Game, _ screen: (any Screen)?) -> ViewController
  var made: [Game: ViewController] = [:]
  /// The screens that the next controllers get.
  var screens: [Game: any Screen] = [:]
  var isPast = false
  var isSilent = false
}

/// The controller of a game with several screens.
protocol MultiScreenController: AnyObject {
  var frontScreen: ScreenName { get }
  /// Whether all screens of the game are shown, where there is room for them.
  var showsAll: Bool { get set }
  /// Called when another screen of the game is in front.
  var onScreenChange: () -> Void { get set }
  /// Called when the player goes from one screen of the game to another, which may be in its own window.
  var onScreenRequest: (ScreenName) -> Void { get set }
  func show(_ screen: ScreenName)
  func controller(showing screen: ScreenName) -> ViewController
  /// Shows a screen on its page, or its placeholder if it is detached.
  func fill(_ screen: ScreenName)
}
