import Views

package final class DetachedWindowController: GameWindowController {
  package let view: DetachedWindowView
  package let frontScreen: ScreenName
  var onClosed: () -> Void = {}
  private var controller: ViewController
  private let stateObserver: WindowStateObserver

  /// Fills a window that is not shown yet. `save` is called after each change of its state, which begins with `state`.
  init(
    _ window: Window, showing screen: ScreenName, of controller: ViewController, menu: PrimaryMenu,
    past: GameArea, size: Size, state: WindowState?, save: @escaping (_ state: WindowState) -> Void
  ) {
    frontScreen = screen
    self.controller = controller
    view = DetachedWindowView(
      window, titled: screen.title, of: size, showing: controller.screen.root, menu: menu, past: past)
    if let state { window.restore(state) }
    stateObserver = WindowStateObserver(of: window, report: save)
    controller.presenter = alerts
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
    endTypingAtClicks()
    view.closed.connect(to: self) { $0.closed() }
  }

  package var window: Window { view.window }
  package var alerts: AlertPresenter { view.alerts }
  package var gameArea: GameArea { view.gameArea }
  package var playableController: ViewController? { isModal || controller.isPast ? nil : controller }

  func show(_ controller: ViewController) {
    self.controller = controller
    controller.presenter = alerts
    view.show(controller.screen.root)
  }

  func saveState() { stateObserver.finish() }

  /// Raises the window, with the keyboard focus on the screen.
  package func present() {
    // Before the window is shown: a window without focus gives it to its first field, and selects the text there.
    if !isModal { controller.screen.initialFocus?.grabFocusWithoutSelecting() }
    window.present()
  }

  /// Closes the window. Its screen can then be shown elsewhere.
  func dismiss() {
    view.releaseScreen()
    view.dismiss()
    closed()
  }

  func closed() {
    // The observer ends with this controller, perhaps before the window is destroyed.
    saveState()
    view.releaseScreen()
    onClosed()
    alerts.close()
  }
}
