import Views

/// The controller of a window of its own for one screen: its keys, its alerts, its end.
package final class DetachedWindowController {
  package let view: DetachedWindowView
  package let screen: ScreenName
  /// Called when the window has gone.
  var onClosed: () -> Void = {}
  /// Called with the state of the window when it has changed and stopped changing.
  var onStateChange: (_ state: WindowState) -> Void = { _ in }
  /// Called when the screen can or cannot be played: an alert is in front, or it is closed.
  var onModalChange: (_ isModal: Bool) -> Void {
    get { alerts.onModalChange }
    set { alerts.onModalChange = newValue }
  }
  private let controller: ViewController
  private let alerts: AlertQueue
  private var watch: WindowStateObserver?

  init(
    _ window: Window, showing screen: ScreenName, of controller: ViewController, menu: PrimaryMenu,
    size: Size, state: WindowState?
  ) {
    self.screen = screen
    self.controller = controller
    view = DetachedWindowView(
      window, titled: screen.title, of: size, showing: controller.screen.root,
      menu: menu)
    alerts = AlertQueue(in: view.alerts)
    controller.presenter = alerts
    view.keyPressed.connect(to: self) { $0.keyPressed($1) }
    if let state { window.restore(state) }
    watch = WindowStateObserver(of: window) { [weak self] in self?.onStateChange($0) }
    view.closed.connect(to: self) { $0.closed() }
  }

  /// Reports the state of the window now.
  func saveState() { watch?.finish() }

  /// Whether an alert is in front.
  package var isModal: Bool { alerts.isModal }

  /// Shows the window in front of the others, ready for keys.
  package func present() {
    // Before the window is shown: one without focus gives it to its first field, and selects the text there.
    if !isModal { controller.screen.initialFocus?.grabFocusWithoutSelecting() }
    view.window.present()
  }

  /// Starts a new game, where the screen has one.
  package func newGamePressed() {
    if !isModal { controller.newGamePressed() }
  }

  /// Announces the state of the game to screen readers.
  package func speakState() {
    if !isModal { controller.speakState() }
  }

  /// Takes the window down; its screen can be shown elsewhere then.
  func dismiss() {
    view.releaseScreen()
    view.dismiss()
    closed()
  }

  private func keyPressed(_ key: Key) -> Bool { !isModal && controller.keyPressed(key) }

  /// Has what follows from the alerts that the window ended with happen.
  func finishAlerts() { alerts.finish() }

  /// Tells the user something that has nothing to do with the screen.
  package func tell(_ alert: Alert) { alerts.present(alert) {} }

  private func closed() {
    // The watch ends with this controller, perhaps before the window is destroyed.
    saveState()
    view.releaseScreen()
    onClosed()
  }
}
