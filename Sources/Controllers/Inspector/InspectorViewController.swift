import Models
import Views

/// The Inspector's controller: it records what views, controllers and models of the games say to each other, and
/// shows it, following the game in front.
package final class InspectorViewController: ViewController {
  /// The Inspector was asked to go to a window of its own, or back beside the games.
  package var onWindowPressed: () -> Void = {}
  /// The Inspector was asked to close.
  package var onClosePressed: () -> Void = {}

  private let view: InspectorView
  private let games: () -> [Game: ViewController]
  private let exports: Exports
  private let scheduler: Scheduler
  private let log: MessageLog
  private var recorder: MessageRecorder?

  /// The game in front.
  private var front: Game
  /// Which games' messages are shown.
  private var choice = GameChoice.front
  private var rows = DiagramRows()
  private var pace: Scheduled?
  /// The message that the pointer is over, and those that are selected, by their numbers.
  private var pointed: Int?
  private var selected: [Int] = []
  /// The outlet that the user points at to see its messages.
  private var marked: String?
  private var watches: [PointerWatch] = []
  private lazy var highlighter = WidgetHighlighter { [weak self] in self?.recorder?.book.parts ?? []
  }

  /// How long each message is shown in slow motion, in milliseconds: long enough to say a sentence.
  package static let paceTime = 1200

  /// An Inspector of games that begins to listen at once; `front` is the one that is in front.
  package convenience init(
    games: @escaping () -> [Game: ViewController], front: Game, exports: Exports,
    clocks: Clocks = .system
  ) {
    self.init(
      view: InspectorView(games: GameChoice.all.map(\.title)), games: games, front: front, exports: exports,
      clocks: clocks)
  }

  /// An Inspector with a screen and a log of one's own.
  package init(
    view: InspectorView, games: @escaping () -> [Game: ViewController], front: Game, exports: Exports,
    clocks: Clocks = .system, log: MessageLog = MessageLog()
  ) {
    self.view = view
    self.games = games
    self.front = front
    self.exports = exports
    self.scheduler = clocks.scheduler
    self.log = log
    super.init(screen: view)
    connectActions()
    for button in [view.legendButton, view.sourceButton] { button.isSensitive = exports.hasSources() }
    log.game = front.name
    let recorder = MessageRecorder(into: log, games: games, time: clocks.time) { [weak self] in
      self?.updateUI()
    }
    self.recorder = recorder
    recorder.listen()
    updateUI()
  }

  private func connectActions() {
    view.pauseToggled.connect(to: self) { $0.pauseToggled($1) }
    view.stepPressed.connect(to: self) { $0.stepPressed() }
    view.slowToggled.connect(to: self) { $0.slowToggled($1) }
    view.clearPressed.connect(to: self) { $0.clearPressed() }
    view.gameChosen.connect(to: self) { $0.gameChosen($1) }
    view.windowPressed.connect(to: self) { $0.onWindowPressed() }
    view.closePressed.connect(to: self) { $0.onClosePressed() }
    view.mermaidPressed.connect(to: self) { $0.mermaidPressed() }
    view.textPressed.connect(to: self) { $0.textPressed() }
    view.svgPressed.connect(to: self) { $0.svgPressed() }
    view.messagePointedAt.connect(to: self) { $0.messagePointedAt($1) }
    view.messagesSelected.connect(to: self) { $0.messagesSelected($1) }
    view.sourcePressed.connect(to: self) { $0.sourcePressed() }
    view.legendPressed.connect(to: self) { $0.legendPressed() }
  }

  // MARK: - Following the games

  /// Another game is in front.
  package func follow(_ game: Game) {
    front = game
    recorder?.book.look(at: game)
    if choice == .front { showGame() } else { updateUI() }
  }

  /// The Inspector has its place in a window of its own, or beside the games; `canMove`: the other one is free.
  package func isPlaced(isDetached: Bool, canMove: Bool) {
    view.showPlace(isDetached: isDetached, canMove: canMove)
  }

  /// Marks the messages of whatever the user points at in a window while Control is held.
  package func watchPointer(in window: Window) {
    watches.append(PointerWatch(of: window) { [weak self] widget in self?.widgetPointedAt(widget) })
  }

  /// Ceases to listen, and leaves nothing behind.
  package func close() {
    recorder?.stop()
    recorder = nil
    watches = []
    pace = nil
    highlighter.light(nil)
  }

  // MARK: - Actions

  func pauseToggled(_ isPaused: Bool) {
    log.pace = isPaused ? .paused : .live
    pace = nil
    updateUI()
  }

  func stepPressed() {
    if log.pace == .live { log.pace = .paused }
    log.step()
    updateUI()
  }

  func slowToggled(_ isSlow: Bool) {
    log.pace = isSlow ? .slow : .live
    pace = nil
    updateUI()
  }

  func clearPressed() {
    log.clear()
    reload()
  }

  func gameChosen(_ index: Int) {
    choice = GameChoice.all.indices.contains(index) ? GameChoice.all[index] : .front
    showGame()
  }

  func mermaidPressed() {
    exports.copy(excerpt.diagram.mermaid)
    say(tr("Copied as a Mermaid sequence diagram: {groups}", ["groups": excerpt.titles]))
  }

  func textPressed() {
    exports.copy(excerpt.diagram.text)
    say(tr("Copied as text: {groups}", ["groups": excerpt.titles]))
  }

  func svgPressed() {
    let excerpt = excerpt
    exports.save(excerpt.diagram.svg, "parlor-\((shownGame ?? front).name).svg") { [weak self] in
      self?.say(tr("Saved as a picture: {groups}", ["groups": excerpt.titles]))
    }
  }

  func messagePointedAt(_ row: Int?) {
    pointed = row.flatMap { rows.message(of: $0) }
    showDetail()
  }

  func messagesSelected(_ rows: [Int]) {
    selected = rows.compactMap { self.rows.message(of: $0) }
    // Whoever goes through the list by the keyboard has not moved the pointer.
    pointed = nil
    showDetail()
  }

  func sourcePressed() {
    if let source = detailed?.source { open(source) }
  }

  func legendPressed() { open(Message.Source(file: (shownGame ?? front).lesson.file)) }

  private func open(_ source: Message.Source) {
    if !exports.open(source.file) { say(tr("{file} cannot be opened.", ["file": source.file])) }
  }

  // MARK: - Pointing

  private func widgetPointedAt(_ widget: AnyWidget?) {
    marked = widget.flatMap { widget in
      highlighter.outlet(at: widget) { rows.count(of: $0, in: log) > 0 }
    }
    showDetail()
  }

  // MARK: - Showing the log

  private func showGame() {
    log.game = shownGame?.name
    reload()
  }

  /// Shows all rows anew.
  private func reload() {
    view.messageList.removeAll()
    rows.removeAll()
    pointed = nil
    selected = []
    updateUI()
  }

  private func updateUI() {
    showMessages()
    let waiting = log.pace == .live ? 0 : log.waiting
    view.pauseButton.isActive = log.pace == .paused
    view.slowButton.isActive = log.pace == .slow
    view.stepButton.text = waiting == 0 ? tr("Step") : tr("Step ({n})", ["n": String(waiting)])
    view.stepButton.isSensitive = log.pace == .live || waiting > 0
    showProperties()
    showLegend()
    showDetail()
    keepPace(waiting)
  }

  private func showMessages() {
    var lifelines: [String: [Lifeline]] = [:]
    for (game, cast) in recorder?.book.casts ?? [:] {
      lifelines[game.name] = cast.participants.map { Lifeline($0) }
    }
    let (removed, added) = rows.follow(log, title: title) { lifelines[$0] ?? [] }
    if removed > 0 || !added.isEmpty { view.messageList.append(added, removingFirst: removed) }
    view.messageList.current = log.pace == .live ? nil : rows.last
    view.showHint(rows.last == nil ? hint : nil)
  }

  /// What is to be done to see messages.
  private var hint: String {
    if let shownGame, games()[shownGame] == nil {
      return tr("Open {game} to see its messages here.", ["game": shownGame.title])
    }
    return tr(
      "Play: each message appears here.\nPoint at one to see its widget; hold Ctrl over a widget to see its messages."
    )
  }

  /// What a group's head says; among several games, in which it was.
  private func title(of group: MessageGroup) -> String {
    guard shownGame == nil, let game = Game(named: group.game) else { return group.title }
    return tr("{game}: {title}", ["game": game.tab.title, "title": group.title])
  }

  /// In slow motion, shows the next message that waits when its time has come.
  private func keepPace(_ waiting: Int) {
    guard log.pace == .slow, waiting > 0, pace == nil else { return }
    pace = scheduler.after(Self.paceTime) { [weak self] in
      guard let self else { return }
      self.pace = nil
      self.log.step()
      self.updateUI()
    }
  }

  private func showProperties() {
    let games = shownGame.map { [$0] } ?? Game.all
    let models = games.flatMap { log.properties.models(of: $0.name) }
    view.propertyPane.show(
      models.map { model in
        (model.participant.name, model.rows.map { PropertyPane.Row($0.property, $0.value, old: $0.old) })
      })
  }

  private func showLegend() {
    let lesson = (shownGame ?? front).lesson
    view.legendLabel.text = lesson.text
    view.legendButton.text = Message.Source(file: lesson.file).place
  }

  /// The message that is told of in full: the one pointed at, else the one selected, else, where messages are shown one
  /// by one, the present one.
  private var detailed: Message? {
    let present = log.pace == .live ? nil : rows.lastMessage
    return (pointed ?? selected.last ?? present).flatMap { log.message($0) }
  }

  private func showDetail() {
    let message = detailed
    if let marked { highlighter.light(outlet: marked) } else { highlighter.light(message) }
    view.messageList.marked = marked
    if let marked {
      let count = rows.count(of: marked, in: log)
      view.showDetail(
        trn("{outlet}: {n} message", "{outlet}: {n} messages", count, ["outlet": marked]), source: nil)
    } else {
      view.showDetail(message?.description, source: message?.source?.place)
    }
  }

  /// Says what has been done, until there is something else to tell.
  private func say(_ text: String) {
    view.showDetail(text, source: nil)
    view.detailLabel.announce(text)
  }

  /// The groups of the selected messages; without any, the last group that is shown.
  private var excerpt: Excerpt {
    Excerpt(of: log, around: selected.isEmpty ? (rows.lastMessage.map { [$0] } ?? []) : selected)
  }

  /// The one game whose messages are shown; nil where those of all games are.
  private var shownGame: Game? { choice.game(inFront: front) }
}
