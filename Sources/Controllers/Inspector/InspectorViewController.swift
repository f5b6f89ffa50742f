import Models
import Views

/// The controller of the Inspector. It records the messages between views, controllers and models, and shows those of the
/// game in front.
package final class InspectorViewController: ViewController {
  let view: InspectorView
  let log: MessageLog
  let games: () -> [Game: ViewController]
  package let traveler: TimeTraveler
  let services: Services
  private(set) var recorder: MessageRecorder?
  /// The clock of the recorder. It waits together with the games.
  let recordingClock: PausableClock

  /// The game in front.
  private(set) var front: Game
  /// The games whose messages are shown.
  var choice = GameChoice.front
  /// The rows of the diagram.
  private(set) lazy var rows = DiagramRows(
    lifelines: { [weak self] in self?.lifelines(of: $0) ?? [] },
    title: { [weak self] in self?.title(of: $0) ?? "" })
  /// The choices of the filter on the screen.
  var shownChoices: [MessageFilter.Choice] = []
  /// The next step in slow motion.
  var nextStep: Scheduled?
  /// Whether the games will be held before the next frame.
  var willHold = false
  /// Whether the screen will be updated in the next frame.
  package internal(set) var willUpdate = false
  /// Whether the user is moving the slider of the timeline.
  var isSliding = false
  /// Whether other controllers are being shown. The screen is updated afterwards.
  var isTravelling = false
  /// What is below the pointer, and what is selected.
  var pointed: InspectorRow.Place?
  var selected: [InspectorRow.Place] = []
  /// What was done, and the end of the time for which it is shown.
  var notice: (text: String, end: Scheduled)?
  /// The outlet that the user points at while holding Control.
  var marked: String?
  /// Whether the Inspector is in its own window, and whether it can move.
  private(set) var placement = (isDetached: false, canMove: false)
  private var pointerWatches: [PointerWatch] = []
  private var keyWatches: [KeyWatch] = []
  private(set) lazy var highlighter = WidgetHighlighter { [weak self] in self?.recorder?.registry }

  /// The times that slow motion can show each message, in milliseconds.
  package static let paceTimes = [500, 1000, 2000, 4000]
  /// The time that slow motion shows each message, in milliseconds.
  var paceTime = 1000

  /// An Inspector that begins to record, and goes on with a log if it has messages. `games` returns the controllers of the
  /// games that were opened.
  package init(
    view: InspectorView = InspectorView(
      games: GameChoice.all.map(\.title), paces: paceTimes.map { paceTitle($0) }),
    games: @escaping () -> [Game: ViewController], front: Game, traveler: TimeTraveler,
    services: Services = Services(), time: TimeSource = .system, log: MessageLog = MessageLog()
  ) {
    self.view = view
    self.games = games
    self.front = front
    self.traveler = traveler
    self.services = services
    self.log = log
    recordingClock = PausableClock(time)
    super.init(screen: view, time: time)
    connectActions()
    view.paceChoice.selection = Self.paceTimes.firstIndex(of: paceTime) ?? 0
    log.game = front.name
    let recorder = MessageRecorder(into: log, games: games, time: recordingClock.time) { [weak self] in
      self?.traveler.record()
      self?.updateUI()
    }
    self.recorder = recorder
    recorder.onAdded = { [weak self] in self?.holdSoon() }
    recorder.listen()
    // The games may have changed while nothing was recorded.
    if !log.groups.isEmpty {
      let presenter = Participant(.controller, "\(InspectorPresenter.self)")
      recorder.record(tr("Inspector opened"), to: presenter, "open()", in: front)
    }
    recorder.noteAll()
    connectTimeline()
    updateUI()
  }

  private func connectActions() {
    view.pauseToggled.connect(to: self) { $0.pauseToggled($1) }
    view.stepBackPressed.connect(to: self) { $0.stepBackPressed() }
    view.stepPressed.connect(to: self) { $0.stepPressed() }
    view.slowToggled.connect(to: self) { $0.slowToggled($1) }
    view.paceChosen.connect(to: self) { $0.paceChosen($1) }
    view.skipPressed.connect(to: self) { $0.skipPressed() }
    view.smallerPressed.connect(to: self) { $0.smallerPressed() }
    view.largerPressed.connect(to: self) { $0.largerPressed() }
    view.gameChosen.connect(to: self) { $0.gameChosen($1) }
    view.filterChosen.connect(to: self) { $0.filterChosen($1) }
    view.searchChanged.connect(to: self) { $0.searchChanged($1) }
    view.menu.mermaidPressed.connect(to: self) { $0.mermaidPressed() }
    view.menu.textPressed.connect(to: self) { $0.textPressed() }
    view.menu.svgPressed.connect(to: self) { $0.svgPressed() }
    view.menu.clearPressed.connect(to: self) { $0.clearPressed() }
    view.updateToggled.connect(to: self) { $0.updateToggled($1) }
    view.messagePointedAt.connect(to: self) { $0.messagePointedAt($1) }
    view.messagesSelected.connect(to: self) { $0.messagesSelected($1) }
    view.sourcePressed.connect(to: self) { $0.sourcePressed() }
    view.legendPressed.connect(to: self) { $0.legendPressed() }
  }

  // MARK: - Following the games

  /// Shows another game: the one that has come to the front.
  package func follow(_ game: Game) {
    let isOther = game != front
    front = game
    recorder?.update(game)
    guard !isTravelling else { return }
    if isOther, choice == .front { showGame() } else { updateUI() }
  }

  /// Shows whether the Inspector is in its own window, and whether it can move.
  package func updatePlacement(isDetached: Bool, canMove: Bool) {
    placement = (isDetached, canMove)
    updateUI()
  }

  /// Marks the messages of the widget that the user points at in a window while holding Control, and answers the keys of a
  /// presenter there.
  package func watchPointer(in window: Window) {
    watchKeys(in: window)
    pointerWatches.append(PointerWatch(of: window) { [weak self] widget in self?.widgetPointedAt(widget) })
  }

  /// Answers the keys of a presenter that no widget of a window uses.
  package func watchKeys(in window: Window) {
    keyWatches.append(KeyWatch(of: window) { [weak self] in self?.stepKeyPressed($0) ?? false })
  }

  /// Stops recording.
  package func close() {
    traveler.clock.reasons.remove(.messages)
    highlighter.veil([])
    keyWatches = []
    recorder?.stop()
    traveler.record()
    recorder = nil
    pointerWatches = []
    nextStep = nil
    highlighter.highlight(nil)
  }

  override func showModel() { showLog() }

  /// The game whose messages are shown; nil for all games.
  var shownGame: Game? { choice.game(inFront: front) }

  /// The title of a pace.
  private static func paceTitle(_ time: Int) -> String {
    let seconds = time % 1000 == 0 ? Numeral.text(time / 1000) : tr("0.5")
    return tr("{n} s", ["n": seconds])
  }
}
