import Views

/// The controller of a window with games: its alerts, and its keys and actions for the game that is played in it.
package protocol GameWindowController: AnyObject {
  var window: Window { get }
  var alerts: AlertPresenter { get }
  var gameArea: GameArea { get }
  var frontScreen: ScreenName { get }
  /// The controller of the screen in front; nil if the screen is in another window, or if an alert blocks it.
  var playableController: ViewController? { get }
}

extension GameWindowController {
  package var isModal: Bool { alerts.isModal }

  package var canPlay: Bool { playableController != nil }

  /// Starts a new game on the screen in front.
  package func newGamePressed() {
    if let controller = playableController {
      controller.perform("newGamePressed()") { controller.newGamePressed() }
    }
  }

  package func speakState() {
    if let controller = playableController {
      controller.perform("speakState()", isQuestion: true) { controller.speakState() }
    }
  }

  /// Makes a click on a place of the window that takes no focus end what the user types.
  func endTypingAtClicks() {
    window.onUnusedClick { [weak self] in self?.playableController?.screen.endTyping() }
  }

  /// Passes a key that no widget of a window used to the screen in front. An unused Escape leaves full screen.
  func keyPressed(_ key: Key, in window: Window? = nil) {
    let isUsed = playableController?.handle(key) ?? false
    if key == .escape, !isUsed { (window ?? self.window).leaveFullScreen() }
  }

  package func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    alerts.present(alert, then: completion)
  }
}
