import Models
import Views

/// The base class of all view controllers: a screen, keys, alerts and announcements.
package class ViewController: StepwiseTarget {
  package let screen: any Screen
  /// The placeholder in the screen's tab, while the screen is in its own window.
  package final var placeholder: DetachedPlaceholder?
  package weak var presenter: (any AlertPresenting)?
  /// The time between a result and an alert about it, in milliseconds.
  static let alertDelay = 600
  /// The models that the controller uses, one of each class.
  final private(set) var models: [any InspectedModel] = []
  let time: TimeSource
  /// The steps in which a result is shown.
  fileprivate final let sequence: StepSequence
  /// A pause after which the next decision counts: a new game has begun, or the last one has ended.
  let pause: PressPause
  /// The alert that waits until the user has seen the result.
  fileprivate final var pendingAlert: Token?
  private var isShowingEnd = false
  private var hasAppeared: Bool
  /// Whether a past state is shown: there is no input, and nothing is presented or announced.
  final private(set) var isPast = false

  /// Whether announcements are sent, but not spoken.
  final var isSilent = false

  /// Creates the controller of a screen, which uses these models.
  package init(screen: any Screen, models: [any InspectedModel] = [], time: TimeSource = .system) {
    self.screen = screen
    self.time = time
    sequence = StepSequence(time: time)
    pause = PressPause(time: time)
    hasAppeared = screen.isMapped
    for model in models { use(model) }
    screen.respond(
      onPress: { [weak self] in self?.pressed() == true },
      onKey: { [weak self] in self?.keyTaken($0) == true },
      onMap: { [weak self] in self?.hasAppeared = true },
      onUnmap: { [weak self] in
        self?.finishShowing()
        if self?.time.isInPast() == false { self?.pendingAlert = nil }
      })
  }

  /// The content of the screen's tab: the screen or its placeholder.
  final var tabContent: any Screen { placeholder ?? screen }

  /// Uses a model, in place of the one of its class that the controller has used so far.
  final func use(_ model: any InspectedModel) {
    models.removeAll { $0.participant == model.participant }
    models.append(model)
    model.controller = self
  }

  /// The screens whose outlets the controller sets.
  package var screens: [any Screen] { [screen] }

  /// The controllers of the parts of its screen.
  package var children: [ViewController] { [] }

  /// Shows the state as a past one. The screen may have shown another one before.
  final func becomePast() {
    isPast = true
    screen.becomePast()
    screen.didChangeController()
  }

  /// Handles a press of the pointer, of a key or on the menu before anything else does: it shows at once what a sequence of
  /// steps has not shown yet. Returns whether the press does nothing else.
  package func pressed() -> Bool {
    finishShowing()
    return pause.takePress()
  }

  /// Takes a key before the widgets of the screen get it. Returns whether they do not. The keys that play no game, such as Tab,
  /// go to them.
  package func keyTaken(_ key: Key) -> Bool { key != .other && pause.takePress() }

  /// Handles a key that no widget used. Returns whether the controller used it.
  package func keyPressed(_ key: Key) -> Bool { false }

  /// Shows at once what a sequence of steps has not shown yet, and ends the animations of the screen. While the past is
  /// shown, the present waits as it is.
  package final func finishShowing() {
    guard !time.isInPast() else { return }
    sequence.finish()
    screen.finishAnimations()
  }

  /// Starts a new game by the function that it gets, so that this can be undone if a game is underway; nil if games are not
  /// saved.
  package final var startsNewGame: ((_ isUnderway: Bool, _ start: () -> Void) -> Void)?
  /// Changes the game by something that is no move of a player, so that what could be undone before still can.
  package final var keepsUndo: (_ change: () -> Void) -> Void = { $0() }
  /// Called before a new game starts after one that is over.
  package final var willStartOver: () -> Void = {}
  /// How the game has ended, or stands, in one line that tells no secret.
  package var resultLine: String { spokenState }
  /// Whether a game is underway that a new one ends.
  package var isUnderway: Bool { false }
  /// How to undo the new game that is starting, in words for its announcement; empty if it ends no other.
  final private(set) var undoHint = ""

  /// Starts a new game when the user asks for it.
  package final func newGamePressed() { start(ending: isUnderway, startNewGame) }

  /// Starts a new game, which can be undone if it ends another one.
  final func start(ending isUnderway: Bool, _ startNewGame: () -> Void) {
    guard let startsNewGame else { return startNewGame() }
    undoHint = isUnderway ? tr("Ctrl+Z undoes it.") : ""
    startsNewGame(isUnderway, startNewGame)
    // The presses after it were meant for the game before, and would end the undo.
    if isUnderway { pause.begin() }
  }

  /// Starts a new game after one that is over.
  package final func startOver() {
    willStartOver()
    undoHint = ""
    startNewGame()
  }

  /// Called after ``updateUI()``.
  package final var onUpdate: () -> Void = {}

  /// Starts a new game, and shows it.
  package func startNewGame() {}

  /// Whether a new game can start now.
  package var canStartNewGame: Bool { true }

  /// Starts a new game with the random numbers of a day, and shows it.
  package func startGameOfDay() { startNewGame() }

  /// Sets each outlet to what the model has. ``updateUI()`` calls it.
  func showModel() {}

  /// What the rule is about that has led to the state of the model, or applies to it: How to Play marks it.
  var helpTopic: HelpTopic? { nil }

  // MARK: - Results in steps

  package final var isShowing: Bool { sequence.isRunning }

  /// Whether the step that runs is shown before its time.
  final var isHastened: Bool { sequence.isFinishing }

  /// Whether the user can see an alert about a result: not after the screen has disappeared. Such an alert is presented
  /// when the screen appears again.
  package final var isSeen: Bool { screen.isMapped || !hasAppeared }

  package final var playSound: (Sound) -> Void = { _ in }
  /// The last sound of the steps that were shown at once.
  fileprivate final var missedSound: Sound?

  /// Plays the sound of the step that calls this, unless the step is not at its time. It is no message: nothing follows from it.
  final func play(_ sound: Sound) {
    guard !isPast, !isSilent else { return }
    if isHastened { missedSound = sound } else { playSound(sound) }
  }

  // MARK: - Announcements and alerts

  /// The state of the game in words, announced to screen readers when the user asks for it.
  package var spokenState: String { "" }

  /// Announces the state of the game to screen readers.
  package func speakState() { announce(spokenState) }

  package func announce(_ text: String, _ file: StaticString = #fileID, _ line: Int = #line) {
    guard !isPast else { return }
    let call = { "announce(\(CodeText.of(text)))" }
    deliver(
      .announcement, isSilent ? tr("{call}, not spoken", ["call": call()]) : call(),
      to: Participant(of: screen), file, line
    ) {
      if !isSilent { screen.announce(text) }
    }
  }

  /// Announces the value of a slider that the user has moved with the keyboard.
  func announceValue(
    of slider: any SliderOutlet, _ value: String, _ file: StaticString = #fileID, _ line: Int = #line
  ) {
    if slider.needsAnnouncement { announce(value, file, line) }
  }

  /// Presents the alert about the end of a game, which starts a new one when it is closed. It is presented once, and when its
  /// screen can be seen.
  final func presentEnd(_ file: StaticString = #fileID, _ line: Int = #line, _ makeAlert: () -> Alert) {
    guard !isShowingEnd, isSeen else { return }
    isShowingEnd = true
    // After a slow frame, steps may be left: the alert would cover a screen that is not settled.
    finishShowing()
    present(makeAlert(), file, line) { [weak self] in
      guard let self else { return }
      isShowingEnd = false
      // It is no move: the end may be that of a moment from which the player has gone on.
      keepsUndo { self.startOver() }
    }
  }

  /// Presents an alert, which stops the game, and runs `completion` when it has been closed.
  ///
  /// Outside of a window, the alert is written to the standard error and `completion` runs immediately.
  func present(
    _ alert: Alert, _ file: StaticString = #fileID, _ line: Int = #line,
    then completion: @escaping () -> Void = {}
  ) {
    guard !isPast else { return }
    guard let presenter else { return alert.completeUnseen(completion) }
    var alert = alert
    alert.screen = screen
    deliver(.call, "present(Alert(\(CodeText.of(alert.title)), …))", to: .alerts, file, line) {
      presenter.present(alert) { [weak self] in
        self?.deliver(.action, "completion()", from: .alerts, file, line) { completion() }
      }
    }
  }
}

extension StepwiseTarget where Self: ViewController {
  /// Shows a result in steps, each at a time after now in milliseconds.
  ///
  /// An action, a key, or a press on the screen runs the steps that are left at once.
  package func show(_ steps: KeyValuePairs<Int, (Self) -> Void>) { show(steps.map { ($0, $1) }) }

  /// Presents an alert about the result that this step shows, when the user has seen the result. An action does not hasten it.
  ///
  /// If the screen disappears meanwhile, the alert is not presented.
  func presentLater(
    after delay: Int = alertDelay, _ file: StaticString = #fileID, _ line: Int = #line,
    _ present: @escaping (Self) -> Void
  ) {
    guard screen.showsSteps else { return present(self) }
    pendingAlert = time.after(delay) { [weak self] in
      guard let self else { return }
      goOnLater("present()", file: file, line: line) { present(self) }
    }
  }

  /// Shows a result in steps whose number depends on the result.
  func show(_ steps: [(milliseconds: Int, step: (Self) -> Void)]) {
    let start = time.milliseconds()
    sequence.run(
      steps.map { milliseconds, step in
        (
          milliseconds,
          { [weak self] in
            guard let self else { return }
            let late = max(0, time.milliseconds() - start - Double(milliseconds))
            deliver(.step(late: late)) { step(self) }
          }
        )
      })
    guard !screen.showsSteps else { return }
    missedSound = nil
    finishShowing()
    // Without animations, the result is heard.
    if screen.isMapped { missedSound.map(playSound) }
  }
}
