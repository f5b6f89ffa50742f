import Views

/// The controller of a detached window: its keys, its alerts, its state.
package final class DetachedWindowController {
  package let view: DetachedWindowView
  package let screen: ScreenName
  /// Called when the window has closed.
  var onClosed: () -> Void = {}
  /// Called with the state of the window after it has changed.
  var onStateChange: (_ state: WindowState) -> Void = { _ in }
  /// Called when an alert opens or when the last one closes.
  var onModalChange: (_ isModal: Bool) -> Void {
    get { view.alerts.onModalChange }
    set { view.alerts.onModalChange = newValue }
  }
  private let controller: ViewController
  private var stateObserver: WindowStateObserver?

  init(
    _ window: Window, showing screen: ScreenName, of controller: ViewController, menu: PrimaryMenu,
    size: Size, state: WindowState?
  ) {
    self.screen = screen
    self.controller = controller
    view = DetachedWindowView(
      window, titled: screen.title, of: size, showing: controller.screen.root,
      menu: menu)
    controller.presenter = view.alerts
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
    if let state { window.restore(state) }
    stateObserver = WindowStateObserver(of: window) { [weak self] in self?.onStateChange($0) }
    view.closed.connect(to: self) { $0.closed() }
  }

  /// Reports the state of the window now.
  func saveState() { stateObserver?.finish() }

  /// Whether an alert is in front.
  package var isModal: Bool { view.alerts.isModal }

  /// Raises the window, with the keyboard focus on the screen.
  package func present() {
    // Before the window is shown: a window without focus gives it to its first field, and selects the text there.
    if !isModal { controller.screen.initialFocus?.grabFocusWithoutSelecting() }
    view.window.present()
  }

  /// Starts a new game, if the screen has games.
  package func newGamePressed() {
    if !isModal { controller.newGamePressed() }
  }

  /// Announces the state of the game to screen readers.
  package func speakState() {
    if !isModal { controller.speakState() }
  }

  /// Closes the window. Its screen can then be shown elsewhere.
  func dismiss() {
    view.releaseScreen()
    view.dismiss()
    closed()
  }

  func keyPressed(_ key: Key) {
    let isUsed = !isModal && controller.handle(key)
    if key == .escape, !isUsed { view.window.leaveFullScreen() }
  }

  func closed() {
    // The observer ends with this controller, perhaps before the window is destroyed.
    saveState()
    view.releaseScreen()
    onClosed()
    view.alerts.close()
  }
}
