import Views

/// The controller of a screen that shows something about one of the games.
package protocol GamePage: ViewController {
  func show(_ game: Game)
}

/// Opens a screen in a window of its own, which all games share.
@MainActor package final class SideWindowPresenter<Controller: ViewController> {
  private let makeView: (_ screen: WidgetRoot) -> SideWindowView
  private let makeController: () -> Controller
  package private(set) var controller: Controller?
  private var view: SideWindowView?
  private var onClosed: () -> Void = {}

  /// `makeController` makes the controller of the screen, and `makeWindow` an empty window.
  init(
    titled title: String, of size: Size, makeWindow: @escaping () -> Window,
    makeController: @escaping () -> Controller
  ) {
    makeView = { SideWindowView(makeWindow(), titled: title, of: size, showing: $0) }
    self.makeController = makeController
  }

  isolated deinit { view?.dismiss() }

  package var window: Window? { view?.window }

  /// Shows the screen above a window, after `prepare`. `onClosed` is called when the user has closed the screen.
  package func show(
    above parent: Window, prepare: (Controller) -> Void = { _ in }, onClosed: @escaping () -> Void
  ) {
    self.onClosed = onClosed
    if controller == nil { open() }
    window?.setAttached(to: parent)
    if let controller { prepare(controller) }
    window?.present()
  }

  private func open() {
    let controller = makeController()
    let view = makeView(controller.screen.root)
    controller.presenter = view.alerts
    view.window.leavesFullScreenAtEscape()
    view.window.closes(at: "Escape")
    view.closed.connect(to: self) { $0.closed() }
    controller.screen.initialFocus?.grabFocus()
    (self.controller, self.view) = (controller, view)
  }

  private func closed() {
    (controller, view) = (nil, nil)
    onClosed()
  }
}

extension SideWindowPresenter where Controller: GamePage {
  package func show(_ game: Game, above parent: Window, onClosed: @escaping () -> Void) {
    show(above: parent, prepare: { $0.show(game) }, onClosed: onClosed)
  }
}
