import Views

/// What the view controllers of all games have in common: a screen, keys, saving, alerts, announcements.
package class ViewController {
  /// The screen, to be shown in a window.
  package let screen: any Screen
  /// Presents alerts in the window of the screen.
  package weak var presenter: AlertPresenter?
  /// A text that is announced at the end of an animation.
  private var pendingAnnouncement: (text: String, timer: MainLoop.Timer)?

  package init(screen: any Screen) { self.screen = screen }

  /// Handles a key that no widget used. Returns whether the controller used it.
  package func keyPressed(_ key: Key) -> Bool { false }

  /// Starts a new game.
  package func newGamePressed() {}

  // MARK: - Saving

  /// Saves the state of the model.
  func save() {}

  /// The controllers that have called models in the current event.
  private static var unsaved: [ViewController] = []

  /// Saves the model after the current event, when the screen is up to date. Called after each call of a model.
  final func modelChanged() {
    guard !Self.unsaved.contains(where: { $0 === self }) else { return }
    Self.unsaved.append(self)
    if Self.unsaved.count == 1 { MainLoop.afterEvent { ViewController.saveModels() } }
  }

  /// Saves the models that were called in the current event. The program calls it before it ends.
  package static func saveModels() {
    for index in unsaved.indices { unsaved[index].save() }
    unsaved.removeAll(keepingCapacity: true)
  }

  // MARK: - Announcements and alerts

  /// The state of the game in words, announced to screen readers when the user asks for it.
  package var spokenState: String { "" }

  /// Announces the state of the game to screen readers.
  package func speakState() { announce(spokenState) }

  /// Announces a text to screen readers, after an animation of the given length if there is one.
  package func announce(_ text: String, afterAnimation milliseconds: Int = 0) {
    // No text is skipped, however fast the user plays.
    if let pendingAnnouncement {
      self.pendingAnnouncement = nil
      screen.root.announce(pendingAnnouncement.text)
    }
    guard milliseconds > 0, Desktop.allowsMotion else { return screen.root.announce(text) }
    let timer = MainLoop.after(milliseconds: milliseconds) { [weak self] in
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
