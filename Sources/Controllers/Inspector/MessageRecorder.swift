import Models
import Views

/// Listens at the three seams and writes what passes there into the log.
///
/// The seams: where a view's action reaches its controller (``ActionSeam``), where a controller calls its model
/// (``ModelSeam``), where an outlet is set (``OutletSeam``). While it does not listen, nothing is recorded.
final class MessageRecorder {
  private let log: MessageLog
  private let time: TimeSource
  /// Called once the loop has nothing more urgent to do, after something was recorded.
  private let onRecorded: () -> Void
  private var watch = ModelWatch()
  /// Who is who.
  private(set) lazy var book = CastBook(of: games) { [weak self] cast, game in
    for model in cast.models { self?.know(model, in: game) }
  }
  private let games: () -> [Game: ViewController]

  private var isListening = false
  /// How many actions are under way, one within another.
  private var depth = 0
  /// What the player did, until something comes of it.
  private var pendingEvent: (title: String, outlet: String?)?
  /// Messages that only count if something comes of them.
  private var pending: [(message: Message, game: Game)] = []
  /// Outlets that were given the values they had.
  private var unchanged: (outlets: [String], part: Cast.Part, game: Game)?
  /// The group that messages go to, while it goes on.
  private var group: (game: Game, start: Double, latest: Double)?
  private var isReportOwed = false

  /// So long after the last message, in milliseconds, what comes is no longer a consequence.
  private static let patience = 3000.0

  init(
    into log: MessageLog, games: @escaping () -> [Game: ViewController], time: TimeSource,
    onRecorded: @escaping () -> Void
  ) {
    self.log = log
    self.games = games
    self.time = time
    self.onRecorded = onRecorded
  }

  isolated deinit { stop() }

  /// Begins to listen.
  func listen() {
    isListening = true
    ActionSeam.listener = { [weak self] sending, deliver in
      guard let self else { return deliver() }
      self.pass(sending, deliver)
    }
    OutletSeam.listener = { [weak self] setting in self?.note(setting) }
    ModelSeam.listener = self
    for game in Game.allCases { book.look(at: game) }
  }

  /// Ceases to listen.
  func stop() {
    guard isListening else { return }
    isListening = false
    ActionSeam.listener = nil
    OutletSeam.listener = nil
    ModelSeam.listener = nil
  }

  private func know(_ model: AnyObject, in game: Game) {
    guard let values = watch.know(model, in: game) else { return }
    log.know(values, of: Participant(model: model), in: game.rawValue)
  }

  // MARK: - Groups

  private func begin(_ game: Game, _ title: String) {
    flush()
    let now = time.milliseconds()
    group = (game, now, now)
    log.begin(game: game.rawValue, title: title, time: time.ofDay())
  }

  /// Goes on with the group that is under way, or begins one.
  ///
  /// What is not done within an action is a consequence of the last one in that game, where that is not long ago.
  private func goOn(_ game: Game, isConsequence: Bool, title: @autoclosure () -> String) {
    if let group, group.game == game {
      if depth > 0, pendingEvent == nil { return }
      if isConsequence, pendingEvent == nil, time.milliseconds() - group.latest < Self.patience { return }
    }
    begin(game, pendingEvent?.title ?? title())
  }

  private func add(_ message: Message, _ game: Game) {
    let waiting = pending
    pending = []
    for (message, game) in waiting { write(message, game) }
    write(message, game)
  }

  private func write(_ message: Message, _ game: Game) {
    if message.kind != .outlet { flush() }
    let now = time.milliseconds()
    group?.latest = now
    log.add(message, after: now - (group?.start ?? now))
    report()
  }

  /// Tells what was recorded, once the loop is idle.
  private func report() {
    guard !isReportOwed else { return }
    isReportOwed = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.isReportOwed = false
      self.flush()
      self.onRecorded()
    }
  }

  // MARK: - Actions

  private func pass(_ sending: ActionSeam.Sending, _ deliver: () -> Void) {
    let outlet = sending.outlet?.name
    let title = outlet.map { "\($0) \(sending.event)" } ?? sending.call
    if let entry = book.entry(of: sending.target) {
      let (part, game) = (entry.part, entry.game)
      let isLifecycle = sending.outlet?.pointer == part.screen.root.pointer
      open(part, game, title, outlet, sending.call, isLifecycle)
    } else if depth == 0 {
      // Whoever answers has no screen of his own: the player's event goes to the one in whose game something comes of it.
      pendingEvent = (title, outlet)
    }
    depth += 1
    deliver()
    depth -= 1
    guard depth == 0 else { return }
    pendingEvent = nil
    pending = []
  }

  private func open(
    _ part: Cast.Part, _ game: Game, _ title: String, _ outlet: String?, _ call: String, _ isLifecycle: Bool
  ) {
    let view = part.view
    // What comes of another event, as of a key, is not the player's own doing.
    let isOwnDoing = pendingEvent != nil && !isLifecycle
    let messages = [
      Message(
        .event, from: isOwnDoing ? view : nil, to: view, title, outlet: outlet, source: file(of: view)),
      Message(.action, from: view, to: part.controller, call, outlet: outlet, source: file(of: view)),
    ]
    // Nobody asked for what a screen tells of itself: it counts if something comes of it.
    if isLifecycle {
      pendingEvent = (title, outlet)
      pending = messages.map { ($0, game) }
      return
    }
    if pendingEvent != nil {
      begin(game, pendingEvent?.title ?? title)
      settleEvent(part, game)
    } else if depth == 0 || group?.game != game {
      begin(game, title)
    }
    for message in messages { add(message, game) }
  }

  /// Begins the group of an event that something has come of.
  private func settleEvent(_ part: Cast.Part, _ game: Game) {
    guard let event = pendingEvent else { return }
    pendingEvent = nil
    guard pending.isEmpty else { return }
    let view = part.view
    add(Message(.event, from: nil, to: view, event.title, outlet: event.outlet, source: file(of: view)), game)
  }

  /// The file that a type is declared in: one type a file, named as the type.
  private func file(of participant: Participant) -> Message.Source {
    let module =
      switch participant.lane {
      case .view: "Views"
      case .controller: "Controllers"
      case .model: "Models"
      }
    return Message.Source(file: "\(module)/\(participant.name).swift")
  }

  // MARK: - Outlets

  private func note(_ setting: OutletSeam.Setting) {
    guard let entry = book.entry(holding: setting.widget) else { return }
    let (part, game) = (entry.part, entry.game)
    let name = setting.widget.name
    goOn(game, isConsequence: true, title: tr("afterwards"))
    settleEvent(part, game)
    let text = setting.property.isEmpty ? name : "\(name).\(setting.property)"
    guard setting.isNew else {
      if unchanged?.part.controller != part.controller { flush() }
      unchanged = ((unchanged?.outlets ?? []) + [text], part, game)
      return report()
    }
    add(
      Message(
        .outlet, from: part.controller, to: part.view, "\(text) \(setting.value)",
        outlet: name, source: file(of: part.controller)), game)
  }

  /// Tells in one message which outlets were given the values they had.
  private func flush() {
    guard let (outlets, part, game) = unchanged else { return }
    unchanged = nil
    let text = trn("{n} value as it was", "{n} values as they were", outlets.count)
    write(
      Message(
        .unchanged(outlets), from: part.controller, to: part.view, text,
        source: file(of: part.controller)), game)
  }

  // MARK: - Models

  /// Notes what has changed in all models of a game.
  private func compare(_ game: Game, for part: Cast.Part, called: AnyObject? = nil) {
    for model in book.casts[game]?.models ?? [] where type(of: model) != called.map({ type(of: $0) }) {
      compare(model, game, part)
    }
    if let called { compare(called, game, part) }
  }

  private func compare(_ model: AnyObject, _ game: Game, _ part: Cast.Part) {
    know(model, in: game)
    let participant = Participant(model: model)
    for change in watch.changes(of: model, in: game) {
      // A polled model's changes go to whoever reads them; another tells of them in its own way.
      let receiver = AnswerPattern(of: model) == .polling ? part.controller : participant
      add(
        Message(
          .change(change), from: participant, to: receiver,
          "\(change.property) \(change.old) → \(change.new)", source: file(of: participant)), game)
    }
  }
}

extension MessageRecorder: ModelSeamListener {
  func controller(_ caller: ViewController, calls message: String, of model: Any.Type, at place: SourceLine) {
    guard let entry = book.entry(of: caller) else { return }
    let (part, game) = (entry.part, entry.game)
    goOn(game, isConsequence: false, title: message)
    settleEvent(part, game)
    add(
      Message(
        .call, from: part.controller, to: Participant(.model, "\(model)"), CodeText.plain(message),
        source: Message.Source(place)), game)
  }

  func controller(_ caller: ViewController, hasCalled model: AnyObject, result: String?) {
    guard let entry = book.entry(of: caller) else { return }
    let (part, game) = (entry.part, entry.game)
    compare(game, for: part, called: model)
    guard let result else { return }
    add(
      Message(
        .result, from: Participant(model: model), to: part.controller,
        CodeText.plain(result)), game)
  }

  func controller(_ caller: ViewController, failedToCall model: Any.Type, with error: any Error) {
    guard let entry = book.entry(of: caller) else { return }
    let (part, game) = (entry.part, entry.game)
    compare(game, for: part)
    add(
      Message(
        .result, from: Participant(.model, "\(model)"), to: part.controller,
        "throws .\(CodeText.of(error))"),
      game)
  }

  func controller(
    _ receiver: ViewController, receives message: String, from sender: AnyObject, at place: SourceLine
  ) {
    guard let entry = book.entry(of: receiver) else { return }
    let (part, game) = (entry.part, entry.game)
    compare(game, for: part)
    goOn(game, isConsequence: true, title: message)
    settleEvent(part, game)
    let lane: Lane = sender is ViewController ? .controller : .model
    add(
      Message(
        .delegateCall, from: Participant(lane, "\(type(of: sender))"), to: part.controller,
        "◆ " + CodeText.plain(message),
        source: Message.Source(place)), game)
  }

  func controller(_ watcher: ViewController, sawChangeOf model: AnyObject, at place: SourceLine) {
    guard let entry = book.entry(of: watcher) else { return }
    let (part, game) = (entry.part, entry.game)
    let participant = Participant(model: model)
    let properties = watch.latestChanges(of: model, in: game).joined(separator: ", ")
    goOn(game, isConsequence: true, title: properties)
    add(
      Message(
        .observation, from: participant, to: part.controller, "◉ " + properties,
        source: Message.Source(place)), game)
  }
}

extension Message.Source {
  fileprivate init(_ place: SourceLine) { self.init(file: "\(place.file)", line: place.line) }
}
