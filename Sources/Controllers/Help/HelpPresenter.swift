import Views

/// Opens How to Play in a window of its own. All games share the window.
@MainActor package final class HelpPresenter {
  private let services: GameServices
  private let makeWindow: () -> Window
  private let controller: (Game) -> ViewController?
  /// The controller of the rules, while the window is open.
  package private(set) var help: HelpViewController?
  private var view: SideWindowView?
  private var onClosed: () -> Void = {}

  /// `controller` returns the controller of a game that is open.
  package init(
    services: GameServices, makeWindow: @escaping () -> Window,
    controller: @escaping (Game) -> ViewController?
  ) {
    self.services = services
    self.makeWindow = makeWindow
    self.controller = controller
  }

  isolated deinit { view?.dismiss() }

  /// The window, while it is open.
  package var window: Window? { view?.window }

  /// Shows the rules of a game above a window. `onClosed` is called when the user has closed them.
  package func show(_ game: Game, above parent: Window, onClosed: @escaping () -> Void) {
    self.onClosed = onClosed
    let help = help ?? open()
    view?.window.setAttached(to: parent)
    help.show(game)
    window?.present()
  }

  private func open() -> HelpViewController {
    let help = HelpViewController(services: services, controller: controller)
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
    onClosed()
  }
}
