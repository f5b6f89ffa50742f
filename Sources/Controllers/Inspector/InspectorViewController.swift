import Models
import Views

/// The controller of the Inspector. It shows the messages between views, controllers and models of the game in front: in the present, at a moment of the past, or of a session.
package final class InspectorViewController: ViewController {
  let view = InspectorView(games: InspectorViewController.gameChoices)
  let log: MessageLog
  package let traveler: TimeTraveler
  let services: Services
  let recorder: MessageRecorder
  let highlighter: WidgetHighlighter
  let projector: Projector
  let detail: DetailLine
  let quiz: Quiz
  /// The number of the message after which the form asks a question.
  var asking = 0

  private(set) var front: Game
  /// The choice of the games whose messages are shown: the game in front, all games, or one of them.
  private var choice = 0
  let rows: DiagramRows
  private var windowWatches: [Token] = []

  package init(front: Game, traveler: TimeTraveler, services: Services, time: TimeSource) {
    (self.front, self.traveler, self.services) = (front, traveler, services)
    log = traveler.log
    recorder = traveler.recorder
    quiz = Quiz(of: log, recorder.registry)
    rows = DiagramRows(of: log, recorder.registry)
    highlighter = WidgetHighlighter(for: recorder.registry)
    projector = Projector(of: log, quiz, holding: { traveler.clock }, highlighter, time: time)
    detail = DetailLine(in: view, of: log, services.sources, highlighter, time: time)
    super.init(screen: view, time: time)
    connectActions()
    log.game = front.name
    recorder.onAdded = { [weak self] in self?.projector.holdSoon() }
    traveler.onRecorded = { [weak self] in self?.updateUI() }
    traveler.onReplaced = { [weak self] in self?.showNewest() }
    traveler.recordGames()
  }

  private func connectActions() {
    view.chosen.connect(to: self) { $0.perform($1) }
    view.gameChosen.connect(to: self) { $0.gameChosen($1) }
    view.filterChosen.connect(to: self) { $0.filterChosen($1) }
    view.searchChanged.connect(to: self) { $0.searchChanged($1) }
    view.messageList.menuPressed.connect(to: self) { $0.messageMenuPressed() }
    view.questionForm.confirmed.connect(to: self) { $0.askConfirmed() }
    view.questionPane.chosen.connect(to: self) { $0.answerChosen($1) }
    view.participantPressed.connect(to: self) { $0.choicePressed($1) }
    view.messageList.updateToggled.connect(to: self) { $0.updateToggled($1) }
    view.messageList.pointedAt.connect(to: self) { $0.detail.point(at: $1) }
    view.messageList.selected.connect(to: self) { $0.detail.select($1) }
    view.sourcePane.placeStepped.connect(to: self) { $0.detail.showPlace(after: $1) }
    view.timelineBar.momentChosen.connect(to: self) { inspector, index in
      inspector.travel { $0.show(index) }
    }
    traveler.gameArea.playOnPressed.connect(to: self) { $0.playOnPressed() }
    traveler.gameArea.backToNowPressed.connect(to: self) { $0.backToNow() }
  }

  package func close() {
    windowWatches = []
    (recorder.onAdded, traveler.onRecorded, traveler.onReplaced) = ({}, {}, {})
    log.pace = .live
    projector.close()
    highlighter.highlight(nil)
  }

  override func showModel() { showAll() }

  /// The keys of a presenter must not move the slider, nor the focus in the list while Pause or Slow is on.
  override package func keyTaken(_ key: Key) -> Bool {
    guard log.pace != .live || view.timelineBar.slider.containsFocus else { return false }
    return stepKeyPressed(key) || [.pageUp, .pageDown].contains(key)
  }

  // MARK: - Following the games

  package func follow(_ game: Game) {
    let isOther = game != front
    front = game
    // While other controllers are being shown, the screen is updated afterwards.
    guard !traveler.isExchanging else { return }
    if isOther, choice == 0 { showGame() } else { updateUI() }
  }

  func gameChosen(_ index: Int) {
    choice = index
    showGame()
  }

  static var gameChoices: [String] { [tr("Current Game"), tr("All Games")] + Game.all.map(\.tab.title) }

  /// The game whose messages are shown; nil for all games.
  var shownGame: Game? { choice == 0 ? front : choice == 1 ? nil : Game.all[choice - 2] }

  func showGame() {
    log.game = shownGame?.name
    detail.clear()
    updateUI()
  }

  // MARK: - Watching windows

  /// Answers the keys of a presenter and, while a question asks for widgets, the presses in a window.
  package func watch(_ window: Window) {
    watchKeys(in: window)
    windowWatches.append(
      window.watchPresses { [weak self] in self?.widgetPressed(at: $0, in: window) ?? false })
  }

  /// Answers the keys of a presenter that no widget of a window uses.
  package func watchKeys(in window: Window) {
    windowWatches.append(window.watchUnusedKeys { [weak self] in self?.stepKeyPressed($0) ?? false })
  }

  // MARK: - The filter

  private var filterChoices: [MessageFilter.Choice] {
    let games = shownGame.map { [$0] } ?? Game.all
    return MessageFilter.Choice.kinds
      + games.flatMap { recorder.registry.participants(of: $0) }.map { .participant($0) }
  }

  func filterChosen(_ index: Int) {
    rows.filter.choice = filterChoices.indices.contains(index) ? filterChoices[index] : .all
    showFiltered()
  }

  func showFilter() {
    let choices = filterChoices
    view.filterChoice.setChoices(choices.map(\.title))
    if !choices.contains(rows.filter.choice) { rows.filter.choice = .all }
    view.filterChoice.selection = choices.firstIndex(of: rows.filter.choice) ?? 0
  }
}

extension InspectorViewController {
  /// What the Inspector saves and reads outside of the program. By default, it does nothing.
  package struct Services {
    /// Asks the user for a file and saves a text in it. `name` is a suggestion, `saved` is called afterwards.
    package var save: (_ text: String, _ name: String, _ saved: @escaping () -> Void) -> Void = { _, _, _ in }
    package var sources = SourceText()
    package var saveSession: (_ session: Session, _ saved: @escaping () -> Void) -> Void = { _, _ in }
    package var openSession: (_ opened: @escaping (Session) -> Void) -> Void = { _ in }

    package init() {}
  }
}
