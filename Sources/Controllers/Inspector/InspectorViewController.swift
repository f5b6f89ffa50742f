import Models
import Views

/// The controller of the Inspector. It records the messages between views, controllers and models, and shows those of the
/// game in front.
package final class InspectorViewController: ViewController {
  let view: InspectorView
  let log: MessageLog
  let games: () -> [Game: ViewController]
  package let traveler: TimeTraveler
  private let services: Services
  private(set) var recorder: MessageRecorder?

  /// The game in front.
  private(set) var front: Game
  /// The games whose messages are shown.
  private var choice = GameChoice.front
  /// The number of the first message without a row.
  var rowEnd = 0
  /// The next step in slow motion.
  var nextStep: Scheduled?
  /// The number of the message below the pointer, and those of the selected messages.
  private(set) var pointed: Int?
  private(set) var selected: [Int] = []
  /// The outlet that the user points at while holding Control.
  private(set) var marked: String?
  /// Whether the Inspector is in its own window, and whether it can move.
  private(set) var placement = (isDetached: false, canMove: false)
  private var pointerWatches: [PointerWatch] = []
  private(set) lazy var highlighter = WidgetHighlighter { [weak self] in self?.recorder?.registry }

  /// The time that each message is shown in slow motion, in milliseconds: long enough for a sentence.
  package static let paceTime = 1200

  /// An Inspector that begins to record. `games` returns the controllers of the games that were opened.
  package init(
    view: InspectorView = InspectorView(games: GameChoice.all.map(\.title)),
    games: @escaping () -> [Game: ViewController], front: Game, traveler: TimeTraveler,
    services: Services = Services(), time: TimeSource = .system, log: MessageLog = MessageLog()
  ) {
    self.view = view
    self.games = games
    self.front = front
    self.traveler = traveler
    self.services = services
    self.log = log
    super.init(screen: view, time: time)
    connectActions()
    log.game = front.name
    let recorder = MessageRecorder(into: log, games: games, time: time) { [weak self] in
      self?.traveler.record()
      self?.updateUI()
    }
    self.recorder = recorder
    recorder.listen()
    connectTimeline()
    updateUI()
  }

  private func connectActions() {
    view.pauseToggled.connect(to: self) { $0.pauseToggled($1) }
    view.stepPressed.connect(to: self) { $0.stepPressed() }
    view.slowToggled.connect(to: self) { $0.slowToggled($1) }
    view.clearPressed.connect(to: self) { $0.clearPressed() }
    view.gameChosen.connect(to: self) { $0.gameChosen($1) }
    view.mermaidPressed.connect(to: self) { $0.mermaidPressed() }
    view.textPressed.connect(to: self) { $0.textPressed() }
    view.svgPressed.connect(to: self) { $0.svgPressed() }
    view.messagePointedAt.connect(to: self) { $0.messagePointedAt($1) }
    view.messagesSelected.connect(to: self) { $0.messagesSelected($1) }
    view.sourcePressed.connect(to: self) { $0.sourcePressed() }
    view.legendPressed.connect(to: self) { $0.legendPressed() }
  }

  // MARK: - Following the games

  /// Shows another game: the one that has come to the front.
  package func follow(_ game: Game) {
    front = game
    recorder?.update(game)
    if choice == .front { showGame() } else { updateUI() }
  }

  /// Shows whether the Inspector is in its own window, and whether it can move.
  package func updatePlacement(isDetached: Bool, canMove: Bool) {
    placement = (isDetached, canMove)
    updateUI()
  }

  /// Marks the messages of the widget that the user points at in a window while holding Control.
  package func watchPointer(in window: Window) {
    pointerWatches.append(PointerWatch(of: window) { [weak self] widget in self?.widgetPointedAt(widget) })
  }

  /// Stops recording.
  package func close() {
    recorder?.stop()
    recorder = nil
    pointerWatches = []
    nextStep = nil
    highlighter.highlight(nil)
  }

  /// The game whose messages are shown; nil for all games.
  var shownGame: Game? { choice.game(inFront: front) }

  /// Whether the source files can be opened.
  var hasSources: Bool { services.hasSources() }

  // MARK: - Actions

  func pauseToggled(_ isPaused: Bool) {
    log.pace = isPaused ? .paused : .live
    nextStep = nil
    updateUI()
  }

  func stepPressed() {
    if log.pace == .live { log.pace = .paused }
    log.step()
    updateUI()
  }

  func slowToggled(_ isSlow: Bool) {
    log.pace = isSlow ? .slow : .live
    nextStep = nil
    updateUI()
  }

  func clearPressed() {
    traveler.backToNow()
    log.clear()
    traveler.restart()
    reload()
  }

  func gameChosen(_ index: Int) {
    choice = GameChoice.all.indices.contains(index) ? GameChoice.all[index] : .front
    showGame()
  }

  func mermaidPressed() {
    services.copy(diagram.mermaid)
    notify(tr("Copied as a Mermaid sequence diagram: {groups}", ["groups": titles(of: diagram)]))
  }

  func textPressed() {
    services.copy(diagram.text)
    notify(tr("Copied as text: {groups}", ["groups": titles(of: diagram)]))
  }

  func svgPressed() {
    let titles = titles(of: diagram)
    let numbers = diagram.groups.flatMap { group, messages in group.messages.prefix(messages.count) }
    services.save(DiagramPicture.svg(of: rows(of: numbers)), "parlor-\((shownGame ?? front).name).svg") {
      [weak self] in
      self?.notify(tr("Saved as a picture: {groups}", ["groups": titles]))
    }
  }

  func messagePointedAt(_ message: Int?) {
    pointed = message
    showDetail()
  }

  func messagesSelected(_ messages: [Int]) {
    selected = messages
    // The keyboard may have changed the selection while the pointer was elsewhere.
    pointed = nil
    showDetail()
  }

  func sourcePressed() {
    if let source = detailedMessage?.source { open(source) }
  }

  func legendPressed() { open(Message.Source(file: (shownGame ?? front).lesson().file)) }

  private func open(_ source: Message.Source) {
    if !services.open(source.file) { notify(tr("{file} cannot be opened.", ["file": source.file])) }
  }

  private func widgetPointedAt(_ widget: AnyWidget?) {
    marked = widget.flatMap { widget in highlighter.outlet(at: widget) { count(of: $0) > 0 } }
    showDetail()
  }

  private func showGame() {
    log.game = shownGame?.name
    reload()
  }

  /// Shows all rows again.
  private func reload() {
    view.messageList.removeAll()
    rowEnd = 0
    pointed = nil
    selected = []
    updateUI()
  }
}
