import Models
import Views

/// Listens at the three seams and writes what passes there into the log.
///
/// The seams: where a view's action reaches its controller (``ActionTrace``), where a controller calls its model
/// (``ModelTrace``), where an outlet is set (``OutletTrace``). While it does not listen, nothing is recorded.
final class MessageRecorder {
  /// What comes before a group's first message, if there is one.
  private struct Prelude: Equatable {
    let title: String
    let outlet: String?
    /// The messages, where it is known who receives them.
    var messages: [Message] = []
    /// The game that they belong to.
    var game: Game?
    /// Whether a screen told that it has come into view, or gone.
    var isLifecycle = false
  }

  private let log: MessageLog
  private let time: TimeSource
  /// Called once the loop has nothing more urgent to do, after something was recorded.
  private let onRecorded: () -> Void
  private var watch = ModelWatch()
  /// Who is who.
  private(set) lazy var book = ParticipantRegistry(of: games) { [weak self] cast, game in
    for model in cast.models { self?.know(model, in: game) }
  }
  private let games: () -> [Game: ViewController]

  private var isListening = false
  /// How many actions are under way, one within another.
  private var depth = 0
  /// What the player did, or a screen told of itself, until something comes of it.
  private var prelude: Prelude?
  /// Outlets that were given the values they had.
  private var unchanged: (outlets: [String], part: Participants.Part, game: Game)?
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
    ActionTrace.listener = { [weak self] sending, deliver in
      guard let self else { return deliver() }
      self.pass(sending, deliver)
    }
    OutletTrace.listener = { [weak self] setting in self?.note(setting) }
    ModelTrace.listener = self
    for game in Game.all { book.look(at: game) }
  }

  /// Ceases to listen.
  func stop() {
    guard isListening else { return }
    isListening = false
    ActionTrace.listener = nil
    OutletTrace.listener = nil
    ModelTrace.listener = nil
  }

  private func know(_ model: AnyObject, in game: Game) {
    guard let values = watch.know(model, in: game) else { return }
    log.know(values, of: Participant(model: model), in: game.name)
  }

  // MARK: - Groups

  private func begin(_ game: Game, _ title: String) {
    flush()
    let now = time.milliseconds()
    group = (game, now, now)
    log.begin(game: game.name, title: title, time: time.ofDay())
  }

  /// Goes on with the group that is under way, or begins one, with what came before it.
  ///
  /// What is not done within an action is a consequence of the last one in that game, where that is not long ago; a call
  /// only if it comes in the same turn of the loop.
  private func goOn(
    _ part: Participants.Part, _ game: Game, isConsequence: Bool, title: @autoclosure () -> String
  ) {
    if let prelude { return begin(with: prelude, part, game) }
    if let group, group.game == game {
      let isRecent = time.milliseconds() - group.latest < Self.patience
      if depth > 0 || isReportOwed || (isConsequence && isRecent) { return }
    }
    begin(game, title())
  }

  private func begin(with prelude: Prelude, _ part: Participants.Part, _ game: Game) {
    self.prelude = nil
    begin(game, prelude.title)
    let isKnown = prelude.game == game && !prelude.messages.isEmpty
    for message in isKnown ? prelude.messages : [event(prelude.title, prelude.outlet, of: part, in: game)] {
      add(message)
    }
  }

  private func add(_ message: Message) {
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
      self.flush()
      self.isReportOwed = false
      self.onRecorded()
    }
  }

  // MARK: - Actions

  private func pass(_ sending: ActionTrace.Sending, _ deliver: () -> Void) {
    let outer = prelude
    announce(sending)
    let announced = prelude
    depth += 1
    deliver()
    depth -= 1
    // Nothing came of it.
    if prelude == announced { prelude = outer }
    if depth == 0 { prelude = nil }
  }

  private func announce(_ sending: ActionTrace.Sending) {
    let outlet = sending.outlet?.name
    let title = outlet.map { "\($0) \(sending.event)" } ?? sending.call
    guard let entry = book.entry(of: sending.target) else {
      // Whoever answers has no screen of his own: the event goes to the one in whose game something comes of it.
      if depth == 0 { prelude = Prelude(title: title, outlet: outlet) }
      return
    }
    let (part, game) = (entry.part, entry.game)
    let source = book.source(of: part.view, in: game)
    let action = Message(
      .action, from: part.view, to: part.controller, sending.call, outlet: outlet, source: source)
    if ["appeared", "disappeared"].contains(sending.event) {
      // Nobody asked for what a screen tells of itself: it counts if something comes of it.
      let messages = [event(title, outlet, of: part, in: game), action]
      prelude = Prelude(title: title, outlet: outlet, messages: messages, game: game, isLifecycle: true)
      return
    }
    // What comes of another event, as of a key, is not the player's own doing.
    let isOwnDoing = prelude != nil
    if let prelude {
      begin(with: prelude, part, game)
    } else if depth == 0 || group?.game != game {
      begin(game, title)
    }
    add(event(title, outlet, from: isOwnDoing ? part.view : nil, of: part, in: game))
    add(action)
  }

  private func event(
    _ title: String, _ outlet: String?, from sender: Participant? = nil, of part: Participants.Part,
    in game: Game
  ) -> Message {
    Message(
      .event, from: sender, to: part.view, title, outlet: outlet, source: book.source(of: part.view, in: game)
    )
  }

  // MARK: - Outlets

  private func note(_ setting: OutletTrace.Setting) {
    guard let entry = book.entry(holding: setting.widget) else { return }
    let (part, game) = (entry.part, entry.game)
    // A screen that comes into view as it was has nothing to tell.
    if !setting.isNew, prelude?.isLifecycle == true { return }
    let name = setting.widget.name
    goOn(part, game, isConsequence: true, title: tr("Later"))
    let text = setting.property.isEmpty ? name : "\(name).\(setting.property)"
    guard setting.isNew else {
      if unchanged?.part.controller != part.controller { flush() }
      unchanged = ((unchanged?.outlets ?? []) + [text], part, game)
      return report()
    }
    add(
      Message(
        .outlet, from: part.controller, to: part.view, "\(text) \(setting.value)", outlet: name,
        source: book.source(of: part.controller, in: game)))
  }

  /// Tells in one message which outlets were given the values they had.
  private func flush() {
    guard let (outlets, part, game) = unchanged else { return }
    unchanged = nil
    let text = trn("{n} value unchanged", "{n} values unchanged", outlets.count)
    add(
      Message(
        .unchanged(outlets), from: part.controller, to: part.view, text,
        source: book.source(of: part.controller, in: game)))
  }

  // MARK: - Models

  /// Notes what has changed in all models of a game, in one that was called last.
  private func compare(_ game: Game, for part: Participants.Part, called: AnyObject? = nil) {
    for model in book.casts[game]?.models ?? [] where model !== called { compare(model, game, part) }
    if let called { compare(called, game, part) }
  }

  private func compare(_ model: AnyObject, _ game: Game, _ part: Participants.Part) {
    know(model, in: game)
    let participant = Participant(model: model)
    for change in watch.changes(of: model, in: game) {
      // A polled model's changes go to whoever reads them; another tells of them in its own way.
      let receiver = ModelProperties.isPolled(model) ? part.controller : participant
      add(
        Message(
          .change(change), from: participant, to: receiver,
          "\(change.property) \(change.old) → \(change.new)",
          source: book.source(of: participant, in: game)))
    }
  }
}

extension MessageRecorder: ModelTraceListener {
  func controller(_ caller: ViewController, calls message: String, of model: Any.Type, at place: SourceLine) {
    guard let entry = book.entry(of: caller) else { return }
    let message = CodeText.plain(message)
    goOn(entry.part, entry.game, isConsequence: false, title: message)
    add(
      Message(
        .call, from: entry.part.controller, to: Participant(.model, "\(model)"), message,
        source: Message.Source(place)))
  }

  func controller(_ caller: ViewController, hasCalled model: AnyObject, result: String?) {
    guard let entry = book.entry(of: caller) else { return }
    book.meet(model, in: entry.game)
    compare(entry.game, for: entry.part, called: model)
    guard let result else { return }
    add(
      Message(.result, from: Participant(model: model), to: entry.part.controller, CodeText.plain(result)))
  }

  func controller(_ caller: ViewController, failedToCall model: Any.Type, with error: any Error) {
    guard let entry = book.entry(of: caller) else { return }
    compare(entry.game, for: entry.part)
    add(
      Message(
        .result, from: Participant(.model, "\(model)"), to: entry.part.controller,
        "throws .\(CodeText.of(error))"))
  }

  func controller(
    _ receiver: ViewController, receives message: String, from sender: AnyObject, at place: SourceLine
  ) {
    guard let entry = book.entry(of: receiver) else { return }
    let message = CodeText.plain(message)
    goOn(entry.part, entry.game, isConsequence: true, title: message)
    compare(entry.game, for: entry.part)
    let lane: Lane = sender is ViewController ? .controller : .model
    add(
      Message(
        .delegateCall, from: Participant(lane, "\(type(of: sender))"), to: entry.part.controller,
        "◆ " + message, source: Message.Source(place)))
  }

  func controller(_ watcher: ViewController, sawChangeOf model: AnyObject, at place: SourceLine) {
    guard let entry = book.entry(of: watcher) else { return }
    let properties = watch.latestChanges(of: model, in: entry.game).joined(separator: ", ")
    goOn(entry.part, entry.game, isConsequence: true, title: properties)
    add(
      Message(
        .observation, from: Participant(model: model), to: entry.part.controller, "◉ " + properties,
        source: Message.Source(place)))
  }
}

extension Message.Source {
  fileprivate init(_ place: SourceLine) { self.init(file: "\(place.file)", line: place.line) }
}
