import Models
import Views

/// Records the messages of the games in the log.
///
/// It listens where messages happen: ``ActionTrace`` (a view's action reaches its controller), ``ModelTrace`` (a
/// controller uses a model, or is notified) and ``OutletTrace`` (an outlet is set).
final class MessageRecorder {
  /// An action of the player that has led to no message so far.
  struct PendingAction: Equatable {
    let title: String
    let outlet: String?
    /// The messages of the action if its controller is known, and their game.
    var messages: [Message] = []
    var game: Game?
  }

  private let log: MessageLog
  let registry: ParticipantRegistry
  private let time: TimeSource
  /// Called when the main loop is idle after messages were recorded.
  private let onRecorded: () -> Void

  private var isListening = false
  /// The number of actions being delivered, one within another.
  private var depth = 0
  private var pending: PendingAction?
  private var unchanged: UnchangedValues?
  /// The newest group: its game, and when it began and got its newest message.
  private var group: (game: Game, start: Double, latest: Double)?
  /// Whether ``onRecorded`` will be called.
  private var isReportPending = false

  /// The time after a message in which another one is its consequence, in milliseconds.
  private static let consequenceTime = 3000.0

  init(
    into log: MessageLog, games: @escaping () -> [Game: ViewController], time: TimeSource,
    onRecorded: @escaping () -> Void
  ) {
    self.log = log
    self.time = time
    self.onRecorded = onRecorded
    registry = ParticipantRegistry(of: games)
  }

  isolated deinit { stop() }

  /// Starts to record.
  func listen() {
    isListening = true
    for game in Game.all {
      update(game)
      for handle in registry.participants[game]?.handles ?? [] { handle.markAsRead() }
    }
    ActionTrace.listener = { [weak self] sending, deliver in
      guard let self else { return deliver() }
      self.record(sending, deliver)
    }
    OutletTrace.listener = { [weak self] setting in self?.record(setting) }
    ModelTrace.listener = { [weak self] record in self?.record(record) }
  }

  /// Stops recording.
  func stop() {
    guard isListening else { return }
    isListening = false
    ActionTrace.listener = nil
    OutletTrace.listener = nil
    ModelTrace.listener = nil
  }

  /// Finds the participants of a game, and notes the properties of its models.
  func update(_ game: Game) {
    registry.update(game)
    noteProperties(of: game)
  }

  private func noteProperties(of game: Game) {
    for model in registry.participants[game]?.models ?? [] {
      log.note(model.values, of: model.participant, in: game.name)
    }
  }

  // MARK: - Groups

  private func begin(_ game: Game, _ title: String) {
    showUnchanged()
    let now = time.milliseconds()
    group = (game, now, now)
    log.begin(game: game.name, title: title, time: time.ofDay())
  }

  /// Whether a message belongs to the newest group: within an action, in the same turn of the main loop, or, for a
  /// consequence, soon afterwards.
  private func continuesGroup(_ game: Game, isConsequence: Bool) -> Bool {
    guard pending == nil, let group, group.game == game else { return false }
    let isRecent = time.milliseconds() - group.latest < Self.consequenceTime
    return depth > 0 || isReportPending || (isConsequence && isRecent)
  }

  /// Begins a group with the pending action or with `title`, unless the newest group continues.
  private func prepareGroup(
    _ entry: ParticipantRegistry.Entry, isConsequence: Bool, title: @autoclosure () -> String
  ) {
    guard !continuesGroup(entry.game, isConsequence: isConsequence) else { return }
    guard let action = pending else { return begin(entry.game, title()) }
    pending = nil
    begin(entry.game, action.title)
    let isKnown = action.game == entry.game && !action.messages.isEmpty
    for message in isKnown ? action.messages : [event(action.title, action.outlet, in: entry)] {
      add(message)
    }
  }

  private func add(_ message: Message) {
    let now = time.milliseconds()
    group?.latest = now
    log.add(message, after: now - (group?.start ?? now))
    reportWhenIdle()
  }

  private func reportWhenIdle() {
    guard !isReportPending else { return }
    isReportPending = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.showUnchanged()
      self.isReportPending = false
      self.onRecorded()
    }
  }

  // MARK: - Values that have not changed

  /// Remembers a value that has not changed. It begins no group.
  private func addUnchanged(
    _ entry: ParticipantRegistry.Entry, _ add: (inout UnchangedValues) -> Void
  ) {
    guard continuesGroup(entry.game, isConsequence: true) else { return }
    showUnchanged(exceptOf: entry.part)
    var values = unchanged ?? UnchangedValues(entry)
    add(&values)
    unchanged = values
    reportWhenIdle()
  }

  /// Shows the values that have not changed, once another controller sends or receives messages.
  private func showUnchanged(exceptOf part: Participants.Part? = nil) {
    guard let values = unchanged, values.part.controller != part?.controller else { return }
    unchanged = nil
    for message in values.messages(source: registry.source(of: values.part.controller, in: values.game)) {
      add(message)
    }
  }

  // MARK: - Actions

  private func record(_ sending: ActionTrace.Sending, _ deliver: () -> Void) {
    let outer = pending
    announce(sending)
    let announced = pending
    depth += 1
    deliver()
    depth -= 1
    // If the action led to nothing, the outer one may still lead to something.
    if pending == announced { pending = outer }
    if depth == 0 { pending = nil }
  }

  private func announce(_ sending: ActionTrace.Sending) {
    let outlet = sending.outlet?.name
    let title = outlet.map { "\($0) \(sending.event)" } ?? sending.call
    guard let entry = registry.entry(of: sending.target) else {
      // The target has no view, as that of a key. The event is shown in the game where it leads to something.
      if depth == 0 { pending = PendingAction(title: title, outlet: outlet) }
      return
    }
    showUnchanged(exceptOf: entry.part)
    let source = registry.source(of: entry.part.view, in: entry.game)
    let action = Message(
      .action, from: entry.part.view, to: entry.part.controller, sending.call, outlet: outlet, source: source)
    if ["appeared", "disappeared"].contains(sending.event) {
      // The player did not ask for it: it is shown if it leads to something.
      let messages = [event(title, outlet, in: entry), action]
      pending = PendingAction(title: title, outlet: outlet, messages: messages, game: entry.game)
      return
    }
    // An event within another one, such as a click within a key press, comes from the view.
    let isNested = pending != nil
    if isNested {
      prepareGroup(entry, isConsequence: false, title: title)
    } else if depth == 0 || group?.game != entry.game {
      begin(entry.game, title)
    }
    add(event(title, outlet, from: isNested ? entry.part.view : nil, in: entry))
    add(action)
  }

  private func event(
    _ title: String, _ outlet: String?, from sender: Participant? = nil, in entry: ParticipantRegistry.Entry
  ) -> Message {
    Message(
      .event, from: sender, to: entry.part.view, title, outlet: outlet,
      source: registry.source(of: entry.part.view, in: entry.game))
  }

  // MARK: - Outlets

  private func record(_ setting: OutletTrace.Setting) {
    guard let entry = registry.entry(containing: setting.widget) else { return }
    let name = setting.widget.name
    let text = setting.property.isEmpty ? name : "\(name).\(setting.property)"
    guard setting.isNew else { return addUnchanged(entry) { $0.add(outlet: text) } }
    prepareGroup(entry, isConsequence: true, title: tr("Later"))
    add(
      Message(
        .outlet, from: entry.part.controller, to: entry.part.view, "\(text) \(setting.value)", outlet: name,
        source: registry.source(of: entry.part.controller, in: entry.game)))
  }

  // MARK: - Models

  private func record(_ record: ModelTrace.Record) {
    guard let entry = registry.entry(of: record.controller) else { return }
    if let model = record.model, registry.add(model, to: entry.game) { noteProperties(of: entry.game) }
    let (controller, other) = (entry.part.controller, record.other)
    let source = record.source ?? registry.source(of: controller, in: entry.game)
    func add(_ kind: Message.Kind, from sender: Participant, to receiver: Participant, _ text: String) {
      self.add(Message(kind, from: sender, to: receiver, text, source: source))
    }
    showUnchanged(exceptOf: entry.part)
    switch record.kind {
    case .call(let call):
      prepareGroup(entry, isConsequence: false, title: call)
      add(.call, from: controller, to: other, call)
    case .result(let value):
      noteProperties(of: entry.game)
      if let value { add(.result, from: other, to: controller, value) }
    case .failure(let error):
      noteProperties(of: entry.game)
      add(.result, from: other, to: controller, "throws \(CodeText.of(error))")
    case .read(let property, let changes):
      guard !changes.isEmpty else {
        return addUnchanged(entry) { $0.add(property: property, of: other) }
      }
      let text = changes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      prepareGroup(entry, isConsequence: true, title: tr("Later"))
      add(.read, from: other, to: controller, text)
    case .delegateCall(let call):
      noteProperties(of: entry.game)
      prepareGroup(entry, isConsequence: true, title: call)
      add(.delegateCall, from: other, to: controller, "◆ " + call)
    case .observation:
      noteProperties(of: entry.game)
      prepareGroup(entry, isConsequence: true, title: tr("Later"))
      add(.observation, from: other, to: controller, "◉ onChange()")
    }
  }
}
