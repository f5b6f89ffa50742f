import Views

/// The controller of a screen that has a window of its own, beside the games.
package protocol SideWindowController: ViewController {
  static var title: String { get }
  static var size: Size { get }
  /// Shows what the screen has about a game.
  func show(_ game: Game)
}

/// Opens a screen in a window of its own, which all games share.
@MainActor package final class SideWindowPresenter<Controller: SideWindowController> {
  private let makeWindow: () -> Window
  private let makeController: () -> Controller
  package private(set) var controller: Controller?
  private var view: SideWindowView?
  private var onClosed: () -> Void = {}

  /// `makeController` makes the controller of the screen, and `makeWindow` an empty window.
  package init(makeWindow: @escaping () -> Window, makeController: @escaping () -> Controller) {
    self.makeWindow = makeWindow
    self.makeController = makeController
  }

  isolated deinit { view?.dismiss() }

  package var window: Window? { view?.window }

  /// Shows the screen with a game, above a window. `onClosed` is called when the user has closed the screen.
  package func show(_ game: Game, above parent: Window, onClosed: @escaping () -> Void) {
    self.onClosed = onClosed
    let isNew = controller == nil
    if isNew { open() }
    window?.setAttached(to: parent)
    controller?.show(game)
    // What can have the focus may depend on the game.
    if isNew { controller?.screen.initialFocus?.grabFocus() }
    window?.present()
  }

  private func open() {
    let controller = makeController()
    let view = SideWindowView(
      makeWindow(), titled: Controller.title, of: Controller.size, showing: controller.screen.root)
    controller.presenter = view.alerts
    view.window.leavesFullScreenAtEscape()
    view.window.closes(at: "Escape")
    view.closed.connect(to: self) { $0.closed() }
    (self.controller, self.view) = (controller, view)
  }

  private func closed() {
    (controller, view) = (nil, nil)
    onClosed()
  }
}
