import Views

/// What the view controllers of all games share: a screen, its coming and going, its keys, its alerts.
package class ViewController {
  /// What a window shows of it.
  package let screen: any Screen
  /// Whoever can show an alert: the window that the screen is in.
  package weak var presenter: (any AlertPresenter)?

  init(screen: any Screen) {
    self.screen = screen
    screen.appeared.connect(to: self) { $0.viewDidAppear() }
    screen.disappeared.connect(to: self) { $0.viewDidDisappear() }
  }

  /// The screen came into view.
  func viewDidAppear() {}

  /// The screen went out of view.
  func viewDidDisappear() {}

  /// Answers a key that no widget wanted; false lets it go.
  package func keyPressed(_ key: Key) -> Bool { false }

  /// Starts a new game, where the screen has one.
  package func newGamePressed() {}

  /// Keeps what its model has become, for the next start; called after each call of a model.
  func keep() {}

  /// Stops play until the alert is closed, then goes on with `completion`.
  func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    presenter?.present(alert, then: completion)
  }
}

/// Shows alerts, one after the other.
package protocol AlertPresenter: AnyObject {
  func present(_ alert: Alert, then completion: @escaping () -> Void)
}
