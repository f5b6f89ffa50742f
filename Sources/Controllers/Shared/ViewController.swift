import Views

/// The base class of all view controllers: a screen, keys, alerts and announcements.
package class ViewController {
  /// The screen, to be shown in a window.
  package let screen: any Screen
  /// The placeholder in the screen's tab, while the screen is in its own window.
  package final var placeholder: DetachedPlaceholder?
  /// Presents alerts in the window of the screen.
  package weak var presenter: AlertPresenter?
  /// The clock that delays work.
  let time: TimeSource
  /// A text that is announced at the end of an animation.
  private var pendingAnnouncement: (text: String, timer: Scheduled)?

  /// Creates the controller of a screen, which uses these models.
  package init(screen: any Screen, models: [any InspectedModel] = [], time: TimeSource = .system) {
    self.screen = screen
    self.time = time
    for model in models { model.controller = self }
  }

  /// The content of the screen's tab: the screen or its placeholder.
  final var tabContent: any Screen { placeholder ?? screen }

  /// Handles a key that no widget used. Returns whether the controller used it.
  package func keyPressed(_ key: Key) -> Bool { false }

  /// Starts a new game.
  package func newGamePressed() {}

  // MARK: - Announcements and alerts

  /// The state of the game in words, announced to screen readers when the user asks for it.
  package var spokenState: String { "" }

  /// Announces the state of the game to screen readers.
  package func speakState() { announce(spokenState) }

  /// Announces a text to screen readers, `milliseconds` later if the desktop allows animations.
  package func announce(_ text: String, afterAnimation milliseconds: Int = 0) {
    // If the user plays on during an animation, its text is announced now: no text is skipped.
    if let pendingAnnouncement {
      self.pendingAnnouncement = nil
      screen.root.announce(pendingAnnouncement.text)
    }
    guard milliseconds > 0, Desktop.allowsMotion else { return screen.root.announce(text) }
    let timer = time.after(milliseconds) { [weak self] in
      self?.pendingAnnouncement = nil
      self?.screen.root.announce(text)
    }
    pendingAnnouncement = (text, timer)
  }

  /// Announces the value of a slider that the user has moved with the keyboard.
  func announceValue(of slider: Slider, _ value: String) {
    if slider.containsFocus, !Slider.announcesValue { announce(value) }
  }

  /// Presents an alert, which stops the game, and runs `completion` when it has been closed.
  ///
  /// Outside of a window, the alert is written to the standard error and `completion` runs immediately.
  func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    guard let presenter else {
      alert.writeToStandardError()
      return completion()
    }
    report(.call("present(Alert(\(CodeText.of(alert.title)), …))"), Self.alerts)
    presenter.present(alert) { [weak self] in
      self?.report(.called("completion()"), Self.alerts)
      completion()
    }
  }
}
