import Views

/// Where the rules are: in a window of their own in front of the games, one at most.
package final class HelpPlacement {
  private let games: Window
  private let makeHelp: () -> HelpViewController
  private let makeWindow: () -> Window
  /// The rules, while they are shown.
  package private(set) var help: HelpViewController?
  private var view: HelpWindowView?
  private var gamesAreGone = false

  /// A place for the rules in front of a window of games.
  package init(
    above games: Window, makeHelp: @escaping () -> HelpViewController, makeWindow: @escaping () -> Window
  ) {
    self.games = games
    self.makeHelp = makeHelp
    self.makeWindow = makeWindow
    games.onDestroyed { [weak self] in self?.gamesAreGone = true }
  }

  isolated deinit { view?.dismiss() }

  /// The window, while it is open.
  package var window: Window? { view?.window }

  /// Shows the rules of a game, in the window that is open where there is one.
  package func show(_ game: Game) {
    let help = help ?? open()
    help.show(game)
    window?.present()
  }

  private func open() -> HelpViewController {
    let help = makeHelp()
    let view = HelpWindowView(makeWindow(), above: games, showing: help.screen.root)
    view.closed.connect(to: self) { $0.closed() }
    help.screen.initialFocus?.grabFocus()
    (self.help, self.view) = (help, view)
    return help
  }

  private func closed() {
    (help, view) = (nil, nil)
    // Where no window manager does it, the games get the focus back here.
    if !gamesAreGone { games.present() }
  }
}
