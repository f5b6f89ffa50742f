import Models
import Views

/// The controller of the Inspector. It records the messages between views, controllers and models, and shows those of the
/// game in front: in the present, at a moment of the past, or of a session.
package final class InspectorViewController: ViewController {
  let view: InspectorView
  let log: MessageLog
  let games: () -> [Game: ViewController]
  package let traveler: TimeTraveler
  let services: Services
  let recorder: MessageRecorder
  let highlighter: WidgetHighlighter
  let projector: Projector
  let detail: DetailLine
  /// The questions of the log.
  private(set) lazy var quiz = Quiz(of: log) { [weak self] game in
    Game(named: game).flatMap { self?.participants(of: $0) } ?? []
  }
  /// The number of the message after which the form asks a question.
  var asking = 0

  /// The game in front.
  private(set) var front: Game
  /// The games whose messages are shown.
  private var choice = GameChoice.front
  /// The rows of the diagram.
  private(set) lazy var rows = DiagramRows(
    lifelines: { [weak self] in self?.lifelines(of: $0) ?? [] },
    title: { [weak self] in self?.title(of: $0) ?? "" })
  /// The choices of the filter on the screen.
  private var shownChoices: [MessageFilter.Choice] = []
  /// Whether other controllers are being shown. The screen is updated afterwards.
  private var isExchanging = false
  private var pointerWatches: [PointerWatch] = []
  private var keyWatches: [KeyWatch] = []

  /// An Inspector that begins to record, and goes on with the log of `traveler` if it has messages. `games` returns the
  /// controllers of the games that were opened.
  package init(
    view: InspectorView = InspectorView(
      games: GameChoice.all.map(\.title), paces: Projector.stepTitles),
    games: @escaping () -> [Game: ViewController], front: Game, traveler: TimeTraveler,
    services: Services = Services(), time: TimeSource = .system
  ) {
    self.view = view
    self.games = games
    self.front = front
    self.traveler = traveler
    self.services = services
    log = traveler.log
    recorder = MessageRecorder(into: log, games: games) { traveler.clock.time }
    highlighter = WidgetHighlighter(for: recorder.registry)
    projector = Projector(of: log, holding: traveler.clock, highlighter, time: time)
    detail = DetailLine(in: view, of: log, services.sources, highlighter, time: time)
    super.init(screen: view, time: time)
    connectActions()
    view.paceChoice.selection = Projector.stepTimes.firstIndex(of: projector.stepTime) ?? 0
    log.game = front.name
    startRecording()
  }

  private func startRecording() {
    recorder.onAdded = { [weak self] in self?.projector.holdSoon() }
    recorder.listen()
    // The games may have changed while nothing was recorded.
    if !log.groups.isEmpty {
      let presenter = Participant(.controller, "\(InspectorPresenter.self)")
      recorder.record(tr("Inspector opened"), to: presenter, "open()", in: front)
    }
    recordGames()
    recorder.willBegin = { [weak self] in self?.traveler.record() }
    recorder.onRecorded = { [weak self] in
      self?.traveler.record()
      self?.updateUI()
    }
  }

  private func connectActions() {
    view.pauseToggled.connect(to: self) { $0.pauseToggled($1) }
    view.stepBackPressed.connect(to: self) { $0.stepBackPressed() }
    view.stepPressed.connect(to: self) { $0.stepPressed() }
    view.slowToggled.connect(to: self) { $0.slowToggled($1) }
    view.paceChosen.connect(to: self) { $0.paceChosen($1) }
    view.skipPressed.connect(to: self) { $0.skipPressed() }
    view.searchToggled.connect(to: self) { $0.searchToggled($1) }
    view.projectorToggled.connect(to: self) { $0.projectorToggled($1) }
    view.menu.smallerPressed.connect(to: self) { $0.smallerPressed() }
    view.menu.largerPressed.connect(to: self) { $0.largerPressed() }
    view.gameChosen.connect(to: self) { $0.gameChosen($1) }
    view.filterChosen.connect(to: self) { $0.filterChosen($1) }
    view.searchChanged.connect(to: self) { $0.searchChanged($1) }
    view.menu.mermaidPressed.connect(to: self) { $0.mermaidPressed() }
    view.menu.svgPressed.connect(to: self) { $0.svgPressed() }
    view.menu.clearPressed.connect(to: self) { $0.clearPressed() }
    view.messageMenuPressed.connect(to: self) { $0.messageMenuPressed() }
    view.cutPressed.connect(to: self) { $0.cutPressed() }
    view.askPressed.connect(to: self) { $0.askPressed() }
    view.questionForm.confirmed.connect(to: self) { $0.askConfirmed() }
    view.questionPane.chosen.connect(to: self) { $0.answerChosen($1) }
    view.participantPressed.connect(to: self) { $0.choicePressed($1) }
    view.menu.saveSessionPressed.connect(to: self) { $0.saveSessionPressed() }
    view.menu.openSessionPressed.connect(to: self) { $0.openSessionPressed() }
    view.updateToggled.connect(to: self) { $0.updateToggled($1) }
    view.messagePointedAt.connect(to: self) { $0.messagePointedAt($1) }
    view.messagesSelected.connect(to: self) { $0.messagesSelected($1) }
    view.sourcePane.sourcePressed.connect(to: self) { $0.sourcePressed() }
    view.sourcePane.placeStepped.connect(to: self) { $0.placeStepped($1) }
    view.legendPressed.connect(to: self) { $0.legendPressed() }
    view.timelineBar.earlierPressed.connect(to: self) { $0.earlierPressed() }
    view.timelineBar.laterPressed.connect(to: self) { $0.laterPressed() }
    view.timelineBar.momentChosen.connect(to: self) { $0.momentChosen($1) }
    traveler.gameArea.playOnPressed.connect(to: self) { $0.playOnPressed() }
    traveler.gameArea.backToNowPressed.connect(to: self) { $0.backToNowPressed() }
  }

  /// Stops recording.
  package func close() {
    (pointerWatches, keyWatches) = ([], [])
    recorder.stop()
    // What was recorded last must not hold the games.
    recorder.onRecorded = {}
    projector.close()
    traveler.record()
    highlighter.highlight(nil)
  }

  override func showModel() { showAll() }

  // MARK: - Following the games

  /// Shows another game: the one that has come to the front.
  package func follow(_ game: Game) {
    let isOther = game != front
    front = game
    recorder.update(game)
    guard !isExchanging else { return }
    if isOther, choice == .front { showGame() } else { updateUI() }
  }

  func gameChosen(_ index: Int) {
    choice = GameChoice.all.indices.contains(index) ? GameChoice.all[index] : .front
    showGame()
  }

  /// The game whose messages are shown; nil for all games.
  var shownGame: Game? { choice.game(inFront: front) }

  /// Shows the messages of the chosen game, now or in the next frame.
  func showGame(inNextFrame: Bool = false) {
    log.game = shownGame?.name
    detail.clear()
    guard inNextFrame else { return updateUI() }
    // This frame already shows a game; showing the messages, too, would take longer than a frame.
    showTimeline()
    view.root.onNextFrame { [weak self] in self?.updateUI() }
  }

  /// Shows other controllers by `change`, which is not recorded.
  func exchange(_ change: () -> Void) {
    recorder.stop()
    isExchanging = true
    change()
    isExchanging = false
    if traveler.index == nil { recorder.listen() }
  }

  // MARK: - Watching windows

  /// Marks the messages of the widget that the user points at in a window while holding Control, and answers the keys of a
  /// presenter there.
  package func watchPointer(in window: Window) {
    watchKeys(in: window)
    pointerWatches.append(
      PointerWatch(
        of: window, onPress: { [weak self] in self?.widgetPressed(at: $0, in: window) ?? false }
      ) { [weak self] widget in self?.detail.mark(widget) })
  }

  /// Answers the keys of a presenter that no widget of a window uses.
  package func watchKeys(in window: Window) {
    keyWatches.append(KeyWatch(of: window) { [weak self] in self?.stepKeyPressed($0) ?? false })
  }

  // MARK: - The filter

  func filterChosen(_ index: Int) {
    rows.filter.choice = shownChoices.indices.contains(index) ? shownChoices[index] : .all
    showFiltered()
  }

  func showFilter() {
    let choices = filterChoices
    if choices != shownChoices {
      shownChoices = choices
      view.filterChoice.setChoices(choices.map(\.title))
      if !choices.contains(rows.filter.choice) { rows.filter.choice = .all }
    }
    view.filterChoice.selection = choices.firstIndex(of: rows.filter.choice) ?? 0
  }
}
