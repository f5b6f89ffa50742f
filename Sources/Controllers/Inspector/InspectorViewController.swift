import Models
import Views

/// The Inspector's controller: it records what views, controllers and models of the games say to each other, and
/// shows it, following the game in front.
package final class InspectorViewController: ViewController {
  /// What leaves the program by way of the Inspector; tests swap it.
  package struct Exports {
    /// Puts a text on the clipboard.
    package var copy: (_ text: String) -> Void
    /// Asks where to, and saves a text to a file; the name is a suggestion.
    package var save: (_ text: String, _ name: String) -> Void
    /// Opens a source file, named as by `#fileID`; false where it is not there.
    package var open: (_ file: String, _ line: Int?) -> Bool
    /// Whether there are source files to open.
    package var hasSources: Bool

    package init(
      copy: @escaping (_ text: String) -> Void, save: @escaping (_ text: String, _ name: String) -> Void,
      open: @escaping (_ file: String, _ line: Int?) -> Bool, hasSources: Bool
    ) {
      self.copy = copy
      self.save = save
      self.open = open
      self.hasSources = hasSources
    }
  }

  /// What the Inspector knows the time by.
  package struct Clocks {
    /// Runs the steps of slow motion.
    package var scheduler: Scheduler
    /// Dates the messages.
    package var time: TimeSource

    package init(scheduler: Scheduler, time: TimeSource) {
      self.scheduler = scheduler
      self.time = time
    }

    /// The system's own.
    package static let system = Clocks(scheduler: .mainLoop, time: .system)
  }

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
  /// The game that was chosen to be shown; the one in front where it is none of these.
  private var choice = Choice.front
  /// What the list shows: the number of its message, and whether it is a group's head.
  private var rows: [(number: Int, isHead: Bool)] = []
  /// How many rows have left the list at its front.
  private var gone = 0
  /// The messages up to here are in the list.
  private var listed = 0
  private var pace: Scheduled?
  private var pointed: Int?
  private var selected: [Int] = []
  private var outlined: (outlet: String, root: WidgetRoot)?
  private var marked: String?
  private var watch: PointerWatch?

  /// Which messages are shown.
  private enum Choice: Equatable {
    case front, all
    case game(Game)

    static var each: [Choice] { [.front, .all] + Game.allCases.map { .game($0) } }
  }

  /// How long each message is shown in slow motion, in milliseconds: long enough to say a sentence.
  package static let paceTime = 1200

  /// An Inspector of games that begins to listen at once; `front` is the one that is in front.
  package convenience init(
    games: @escaping () -> [Game: ViewController], front: Game, exports: Exports,
    clocks: Clocks = .system
  ) {
    self.init(
      view: InspectorView(games: Self.choices), games: games, front: front, exports: exports, clocks: clocks)
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
    log.game = front.rawValue
    let recorder = MessageRecorder(into: log, games: games, time: clocks.time) { [weak self] in self?.updateUI() }
    self.recorder = recorder
    recorder.listen()
    updateUI()
  }

  /// What the user can choose to see.
  static var choices: [String] {
    [tr("Game in Front"), tr("All Games")] + Game.allCases.map { $0.tab.title }
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
    recorder?.look(at: game)
    if choice == .front { showGame() } else { updateUI() }
  }

  /// The Inspector has its place in a window of its own, or beside the games; `canMove`: the other one is free.
  package func isPlaced(inOwnWindow isOwnWindow: Bool, canMove: Bool) {
    view.showPlace(isOwnWindow: isOwnWindow, canMove: canMove)
  }

  /// Marks the messages of whatever the user points at in a window while Control is held.
  package func watchPointer(in window: some Widget) {
    watch = PointerWatch(of: window) { [weak self] widget in self?.widgetPointedAt(widget) }
  }

  /// Ceases to listen, and leaves nothing behind.
  package func close() {
    recorder?.stop()
    recorder = nil
    watch = nil
    pace = nil
    outline(nil)
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
    choice = Choice.each.indices.contains(index) ? Choice.each[index] : .front
    showGame()
  }

  func mermaidPressed() {
    exports.copy(diagram.mermaid)
    say(tr("Copied as a Mermaid sequence diagram."))
  }

  func textPressed() {
    exports.copy(diagram.text)
    say(tr("Copied as text."))
  }

  func svgPressed() { exports.save(diagram.svg, "parlor-\(front.rawValue).svg") }

  func messagePointedAt(_ row: Int?) {
    pointed = row.flatMap { number(ofRow: $0) }
    showDetail()
  }

  func messagesSelected(_ rows: [Int]) {
    selected = rows.compactMap { number(ofRow: $0) }
    showDetail()
  }

  func sourcePressed() {
    if let source = detailed?.source { open(source.file, source.line) }
  }

  func legendPressed() { open(Legend(of: shownGame ?? front).file, nil) }

  private func open(_ file: String, _ line: Int?) {
    if !exports.open(file, line) { say(tr("{file} cannot be opened.", ["file": file])) }
  }

  // MARK: - Pointing

  private func widgetPointedAt(_ widget: AnyWidget?) {
    marked = widget.flatMap { outlet(at: $0) }
    view.messageList.marked = marked
    showDetail()
  }

  /// The outlet that a widget is, or is part of, with its view: as rows name it.
  private func outlet(at widget: AnyWidget) -> String? {
    let holders = Array(sequence(first: widget, next: \.parent))
    let parts = recorder?.casts.values.flatMap(\.parts) ?? []
    guard let part = parts.first(where: { part in holders.contains { $0.pointer == part.screen.root.pointer } })
    else { return nil }
    let within = holders.prefix { $0.pointer != part.screen.root.pointer }
    return within.first(where: \.hasName).map { Self.key(part.viewParticipant, $0.name) }
  }

  private static func key(_ view: Participant, _ outlet: String) -> String { "\(view.name).\(outlet)" }

  /// Outlines the widget that a message concerns, in the game; nil outlines none.
  private func outline(_ message: Message?) {
    if let (outlet, root) = outlined {
      AnyWidget.named(outlet, below: root)?.setStyle("inspected", false)
      outlined = nil
    }
    guard let message, let outlet = message.outlet else { return }
    let view = [message.sender, message.receiver].compactMap { $0 }.first { $0.lane == .view }
    let parts = recorder?.casts.values.flatMap(\.parts) ?? []
    guard let part = parts.first(where: { $0.viewParticipant == view }) else { return }
    AnyWidget.named(outlet, below: part.screen.root)?.setStyle("inspected", true)
    outlined = (outlet, part.screen.root)
  }

  // MARK: - Showing the log

  private var shownGame: Game? {
    switch choice {
    case .front: front
    case .all: nil
    case .game(let game): game
    }
  }

  private func showGame() {
    log.game = shownGame?.rawValue
    reload()
  }

  /// Shows the list anew.
  private func reload() {
    view.messageList.removeAll()
    gone += rows.count
    rows = []
    listed = 0
    pointed = nil
    selected = []
    updateUI()
  }

  private func updateUI() {
    listNewMessages()
    view.pauseButton.isActive = log.pace == .paused
    view.slowButton.isActive = log.pace == .slow
    let waiting = log.pace == .live ? 0 : log.waiting
    view.stepButton.text = waiting == 0 ? tr("Step") : tr("Step ({n})", ["n": String(waiting)])
    view.stepButton.isSensitive = log.pace == .live || waiting > 0
    view.messageList.current = log.pace == .live ? nil : rows.last.map { _ in gone + rows.count - 1 }
    showProperties()
    showLegend()
    showDetail()
    keepPace(waiting)
  }

  private func keepPace(_ waiting: Int) {
    guard log.pace == .slow, waiting > 0, pace == nil else { return }
    pace = scheduler.after(Self.paceTime) { [weak self] in
      guard let self else { return }
      self.pace = nil
      self.log.step()
      self.updateUI()
    }
  }

  private func listNewMessages() {
    let first = log.groups.first?.messages.lowerBound ?? log.end
    let removed = rows.prefix { $0.number < first }.count
    var added: [InspectorRow] = []
    rows.removeFirst(removed)
    gone += removed
    for number in log.shown(from: listed) {
      guard let message = log.message(number), let group = log.group(of: number) else { continue }
      let lifelines = self.lifelines(of: group.game)
      if group.messages.lowerBound == number {
        rows.append((number, true))
        added.append(head(of: group, lifelines))
      }
      rows.append((number, false))
      added.append(row(for: message, lifelines))
    }
    listed = log.shownEnd
    if removed > 0 || !added.isEmpty { view.messageList.append(added, removingFirst: removed) }
  }

  private func number(ofRow row: Int) -> Int? {
    rows.indices.contains(row - gone) ? rows[row - gone].number : nil
  }

  private func participants(of game: String) -> [Participant] {
    Game(rawValue: game).flatMap { recorder?.casts[$0]?.participants } ?? []
  }

  private func lifelines(of game: String) -> [Lifeline] {
    participants(of: game).map { participant in
      Lifeline(face(of: participant.lane), participant.name, short: Self.short(participant.name))
    }
  }

  private func face(of lane: Lane) -> LaneFace {
    switch lane {
    case .view: .view
    case .controller: .controller
    case .model: .model
    }
  }

  /// A participant's name without what its lane says anyway.
  private static func short(_ name: String) -> String {
    for ending in ["ViewController", "View", "Model"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  private func head(of group: MessageGroup, _ lifelines: [Lifeline]) -> InspectorRow {
    let game = Game(rawValue: group.game)?.tab.title ?? group.game
    let title = shownGame == nil ? "\(game): \(group.title)" : group.title
    return InspectorRow(
      .group(title: title, time: group.time), lifelines,
      describedAs: tr("{time}: {title}", ["time": group.time, "title": title]), outlet: nil)
  }

  private func row(for message: Message, _ lifelines: [Lifeline]) -> InspectorRow {
    let place = { (participant: Participant) in lifelines.firstIndex { $0.name == participant.name } }
    let view = [message.sender, message.receiver].compactMap { $0 }.first { $0.lane == .view }
    let outlet = view.flatMap { view in message.outlet.map { Self.key(view, $0) } }
    return InspectorRow(
      .message(
        message.kind.sign + message.text, from: message.sender.flatMap(place), to: place(message.receiver) ?? 0,
        message.kind.stroke), lifelines, describedAs: description(of: message), outlet: outlet)
  }

  private func description(of message: Message) -> String {
    tr(
      "{sender} to {receiver}: {message}",
      [
        "sender": message.sender?.name ?? tr("The player"), "receiver": message.receiver.name,
        "message": message.text,
      ])
  }

  private func showProperties() {
    let shown = shownGame.map { [$0] } ?? Game.allCases
    let models = shown.flatMap { log.properties.models(of: $0.rawValue) }
    view.propertyPane.show(
      models.map { model in
        (model.participant.name, model.rows.map { PropertyPane.Row($0.property, $0.value, old: $0.old) })
      })
  }

  private func showLegend() {
    let legend = Legend(of: shownGame ?? front)
    view.legendLabel.text = legend.text
    view.legendButton.text = Self.fileName(legend.file)
    view.legendButton.isSensitive = exports.hasSources
  }

  private static func fileName(_ file: String) -> String { String(file.drop { $0 != "/" }.dropFirst()) }

  /// The message that is told of in full: the one pointed at, else the one selected, else the present one.
  private var detailed: Message? {
    if let pointed { return log.message(pointed) }
    if let selected = selected.last { return log.message(selected) }
    return log.pace == .live ? nil : rows.last.flatMap { log.message($0.number) }
  }

  private func showDetail() {
    let message = detailed
    outline(message)
    let place = message?.source.map { source in
      source.line.map { "\(Self.fileName(source.file)):\($0)" } ?? Self.fileName(source.file)
    }
    view.sourceButton.isSensitive = exports.hasSources
    if let marked {
      let count = rows.count { !$0.isHead && isOf(marked, $0.number) }
      view.showDetail(
        trn("{outlet}: {n} message", "{outlet}: {n} messages", count, ["outlet": marked]), source: nil)
    } else {
      view.showDetail(message.map(description), source: place)
    }
  }

  private func isOf(_ outlet: String, _ number: Int) -> Bool {
    guard let message = log.message(number), let name = message.outlet else { return false }
    return [message.sender, message.receiver].compactMap { $0 }.contains {
      $0.lane == .view && Self.key($0, name) == outlet
    }
  }

  /// Says what has been done, until there is something else to tell.
  private func say(_ text: String) {
    view.showDetail(text, source: nil)
    view.detailLabel.announce(text)
  }

  // MARK: - Copies

  /// The groups of the selected messages; without any, the last group that is shown.
  private var diagram: SequenceDiagram {
    let numbers = selected.isEmpty ? (rows.last.map { [$0.number] } ?? []) : selected
    var groups: [MessageGroup] = []
    for number in numbers {
      if let group = log.group(of: number), groups.last != group { groups.append(group) }
    }
    return SequenceDiagram(
      groups: groups.map { group in
        (group, group.messages.filter { $0 < log.shownEnd }.compactMap { log.message($0) })
      })
  }
}

extension Message.Kind {
  /// How the arrow of the message is drawn.
  fileprivate var stroke: InspectorRow.Stroke {
    switch self {
    case .event, .action, .call, .outlet: .call
    case .result, .change: .answer
    case .delegateCall: .delegated
    case .observation: .observed
    case .unchanged: .faint
    }
  }

  /// What tells the kind of the message in its text.
  fileprivate var sign: String {
    switch self {
    case .delegateCall: "◆ "
    case .observation: "◉ "
    case .event, .action, .call, .result, .change, .outlet, .unchanged: ""
    }
  }
}
