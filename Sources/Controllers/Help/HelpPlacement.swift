import Views

/// Shows How to Play in one window above the games.
@MainActor package final class HelpPlacement {
  private let makeHelp: () -> HelpViewController
  private let makeWindow: () -> Window
  /// The controller of the rules, while they are shown.
  package private(set) var help: HelpViewController?
  private var view: SideWindowView?
  /// Activates the window from which the rules were opened.
  private var back: () -> Void = {}

  /// The rules are not shown yet.
  package init(makeHelp: @escaping () -> HelpViewController, makeWindow: @escaping () -> Window) {
    self.makeHelp = makeHelp
    self.makeWindow = makeWindow
  }

  isolated deinit { view?.dismiss() }

  /// The window, while it is open.
  package var window: Window? { view?.window }

  /// Shows the rules of a game above a window. `back` is called when they are closed.
  package func show(_ game: Game, above asker: Window, back: @escaping () -> Void) {
    self.back = back
    let help = help ?? open()
    view?.window.setAttached(to: asker)
    help.show(game)
    window?.present()
  }

  private func open() -> HelpViewController {
    let help = makeHelp()
    let view = SideWindowView(
      makeWindow(), titled: tr("How to Play"), of: Size(680, 720), showing: help.screen.root)
    view.window.leavesFullScreenAtEscape()
    view.window.closes(at: "Escape")
    view.closed.connect(to: self) { $0.closed() }
    help.screen.initialFocus?.grabFocus()
    (self.help, self.view) = (help, view)
    return help
  }

  private func closed() {
    (help, view) = (nil, nil)
    // Not every window manager returns the keyboard focus.
    back()
  }
}
