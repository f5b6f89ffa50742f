import Views

/// What the view controllers of all games share: a screen, its coming and going, its keys, its alerts.
package class ViewController {
  /// What a window shows of it.
  package let screen: any Screen
  /// Presents alerts in the window of the screen.
  package weak var presenter: AlertPresenter?
  /// A text that is announced when the animation before it has ended.
  private var coming: (text: String, timer: MainLoop.Timer)?

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
  func save() {}

  /// The state of the game in words, announced to screen readers when the user asks for it.
  package var spokenState: String { "" }

  /// Announces the state of the game to screen readers.
  package func speakState() { announce(spokenState) }

  /// Announces a text to screen readers, after an animation of the given length if there is one.
  package func announce(_ text: String, afterAnimation milliseconds: Int = 0) {
    // Each text is announced, however fast the user plays.
    if let coming {
      self.coming = nil
      screen.root.announce(coming.text)
    }
    guard milliseconds > 0, Desktop.allowsMotion else { return screen.root.announce(text) }
    let timer = MainLoop.after(milliseconds: milliseconds) { [weak self] in
      self?.coming = nil
      self?.screen.root.announce(text)
    }
    coming = (text, timer)
  }

  /// Announces the value of a slider that the user has moved with the keyboard.
  func announceValue(of slider: Slider, _ value: String) {
    if slider.containsFocus, !Slider.tellsValue { announce(value) }
  }

  /// Presents an alert, which stops the game, and runs `completion` when it has been closed.
  ///
  /// Outside of a window, the alert is written to the standard error and `completion` runs immediately.
  func present(_ alert: Alert, then completion: @escaping () -> Void = {}) {
    guard let presenter else {
      alert.writeToStandardError()
      return completion()
    }
    presenter.present(alert, then: completion)
  }
}
