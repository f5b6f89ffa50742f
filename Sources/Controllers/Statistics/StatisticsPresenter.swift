import Views

/// Opens the Statistics window, which all games share.
@MainActor package final class StatisticsPresenter {
  private let games: GameServices
  private let services: StatisticsViewController.Services
  private let makeWindow: () -> Window
  /// The controller of the statistics, while the window is open.
  package private(set) var statistics: StatisticsViewController?
  private var view: StatisticsWindowView?
  private var onClosed: () -> Void = {}

  package init(
    games: GameServices, services: StatisticsViewController.Services = .init(),
    makeWindow: @escaping () -> Window
  ) {
    self.games = games
    self.services = services
    self.makeWindow = makeWindow
  }

  isolated deinit { view?.dismiss() }

  /// The window, while it is open.
  package var window: Window? { view?.window }

  /// The alerts of the window, while it is open.
  package var alerts: AlertPresenter? { view?.alerts }

  /// Shows the statistics of a game above a window. `onClosed` is called when the user has closed them.
  package func show(_ game: Game, above parent: Window, onClosed: @escaping () -> Void) {
    self.onClosed = onClosed
    let statistics = statistics ?? open()
    view?.window.setAttached(to: parent)
    // An alert is about the game whose statistics are shown.
    if alerts?.isModal == false { statistics.show(game) }
    window?.present()
  }

  private func open() -> StatisticsViewController {
    let statistics = StatisticsViewController(games: games, services: services)
    let view = StatisticsWindowView(makeWindow(), showing: statistics.screen.root)
    statistics.presenter = view.alerts
    view.window.leavesFullScreenAtEscape()
    view.window.closes(at: "Escape")
    view.closed.connect(to: self) { $0.closed() }
    (self.statistics, self.view) = (statistics, view)
    statistics.screen.initialFocus?.grabFocus()
    return statistics
  }

  private func closed() {
    (statistics, view) = (nil, nil)
    onClosed()
  }
}
