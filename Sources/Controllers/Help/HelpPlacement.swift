import Views

/// Where the rules are: in a window of their own in front of the games, one at most.
@MainActor package final class HelpPlacement {
  private let makeHelp: () -> HelpViewController
  private let makeWindow: () -> Window
  /// The rules, while they are shown.
  package private(set) var help: HelpViewController?
  private var view: HelpWindowView?
  /// Gives the keyboard back to where the rules were asked for.
  private var back: () -> Void = {}

  /// A place for the rules, which nobody has asked for yet.
  package init(makeHelp: @escaping () -> HelpViewController, makeWindow: @escaping () -> Window) {
    self.makeHelp = makeHelp
    self.makeWindow = makeWindow
  }

  isolated deinit { view?.dismiss() }

  /// The window, while it is open.
  package var window: Window? { view?.window }

  /// Shows the rules of a game in front of a window, and in the one that is open where there is one; `back` is called
  /// when that is closed.
  package func show(_ game: Game, above asker: Window, back: @escaping () -> Void) {
    self.back = back
    let help = help ?? open()
    view?.window.setAttached(to: asker)
    help.show(game)
    window?.present()
  }

  private func open() -> HelpViewController {
    let help = makeHelp()
    let view = HelpWindowView(makeWindow(), showing: help.screen.root)
    view.closed.connect(to: self) { $0.closed() }
    help.screen.initialFocus?.grabFocus()
    (self.help, self.view) = (help, view)
    return help
  }

  private func closed() {
    (help, view) = (nil, nil)
    // Not every window manager gives the keyboard back.
    back()
  }
}
