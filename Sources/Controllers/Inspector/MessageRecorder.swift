import Models
import Views

/// Records the messages of the games in the log.
///
/// It listens where messages happen: ``ActionTrace`` (a controller gets an action or a key), ``ModelTrace`` (a controller
/// uses a model, or is notified) and ``OutletTrace`` (an outlet is set).
final class MessageRecorder {
  private let log: MessageLog
  let registry: ParticipantRegistry
  private let time: TimeSource
  /// Called when the main loop is idle after messages were recorded.
  var onRecorded: () -> Void = {}
  /// Called before a group begins: the games are as the group before has left them.
  var willBegin: () -> Void = {}
  /// Called after each message.
  var onAdded: () -> Void = {}
  private var isListening = false
  /// The action or key that is being delivered: its title, and whether it has a group. Nested ones belong to it.
  private var event: (title: String, hasGroup: Bool)?
  /// The messages of the event that have led to nothing so far.
  private var pending: [Message] = []
  private var unchanged: UnchangedValues?
  /// The methods that show the whole state and are running, the innermost one last.
  private var updates: [String] = []
  /// The properties and outlets that have changed in the newest group, by their owners.
  private var changed: Set<[String]> = []
  /// The newest group: its game, and when it began and got its newest message.
  private var group: (game: Game, start: Double, latest: Double)?
  /// Whether ``onRecorded`` will be called.
  private var isReportPending = false

  /// The time after a message in which another one is its consequence, in milliseconds.
  private static let consequenceTime = 3000.0

  init(
    into log: MessageLog, games: @escaping () -> [Game: ViewController], time: TimeSource
  ) {
    self.log = log
    self.time = time
    registry = ParticipantRegistry(of: games)
  }

  isolated deinit { stop() }

  /// Goes on recording, as if the time since ``stop()`` had not passed.
  func listen() {
    isListening = true
    registry.updateAll()
    ActionTrace.listener = { [weak self] sending, deliver in
      guard let self else { return deliver() }
      self.record(sending, deliver)
    }
    OutletTrace.listener = { [weak self] setting in self?.record(setting) }
    ModelTrace.listener = { [weak self] record in self?.record(record) }
  }

  func stop() {
    guard isListening else { return }
    showUnchanged()
    isListening = false
    ActionTrace.listener = nil
    OutletTrace.listener = nil
    ModelTrace.listener = nil
  }

  /// Finds the participants of a game, and notes the properties of its models.
  func update(_ game: Game) {
    registry.update(game)
    if isListening { noteProperties(of: game) }
  }

  /// Records an action that is not the games'.
  func record(_ title: String, to receiver: Participant, _ call: String, in game: Game) {
    begin(game, title)
    add(Message(.event, from: nil, to: receiver, call, source: receiver.source))
  }

  /// Notes the properties of all models, whose controllers are new.
  func noteAll() {
    for game in Game.all {
      noteProperties(of: game)
      registry.markAsRead(game)
    }
  }

  private func noteProperties(of game: Game) {
    for model in registry.models(of: game) { log.note(model.values, of: model.participant, in: game.name) }
  }

  // MARK: - Groups

  private func begin(_ game: Game, _ title: String) {
    willBegin()
    if event?.hasGroup != false { showUnchanged() }
    changed = []
    let now = time.milliseconds()
    group = (game, now, now)
    log.begin(game: game.name, title: title, time: time.ofDay())
  }

  /// Whether a message belongs to the newest group: to the same event, to the same turn of the main loop, or, for a
  /// consequence, soon afterwards.
  private func continuesGroup(_ game: Game, isConsequence: Bool) -> Bool {
    guard let group, group.game == game else { return false }
    if let event { return event.hasGroup }
    return isReportPending || (isConsequence && time.milliseconds() - group.latest < Self.consequenceTime)
  }

  /// Begins a group for an event or with `title`, unless the newest group continues.
  private func prepareGroup(_ game: Game, isConsequence: Bool, title: @autoclosure () -> String) {
    if !continuesGroup(game, isConsequence: isConsequence) { begin(game, event?.title ?? title()) }
    event?.hasGroup = true
    let messages = pending
    pending = []
    for message in messages { add(message) }
  }

  private func add(_ message: Message) {
    let now = time.milliseconds()
    group?.latest = now
    log.add(message, after: now - (group?.start ?? now))
    onAdded()
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

  /// Remembers a value that has not changed in the group. It begins no group, and is forgotten if the event has none.
  private func addUnchanged(
    _ name: String, of owner: Participant, _ entry: ParticipantRegistry.ControllerEntry
  ) {
    let hasGroup = continuesGroup(entry.game, isConsequence: true)
    guard event != nil || hasGroup, !hasGroup || !changed.contains([owner.name, name]) else { return }
    showUnchanged(exceptOf: entry)
    var values = unchanged ?? UnchangedValues(of: entry)
    values.add(name, of: owner)
    unchanged = values
    reportWhenIdle()
  }

  /// Shows the values that have not changed, once another controller sends or receives messages.
  private func showUnchanged(exceptOf entry: ParticipantRegistry.ControllerEntry? = nil) {
    guard let values = unchanged, values.entry.controller != entry?.controller else { return }
    unchanged = nil
    let messages = values.messages(in: updates.last)
    if event?.hasGroup == false {
      pending += messages
      return
    }
    for message in messages { add(message) }
  }

  // MARK: - Actions and keys

  private func record(_ sending: ActionTrace.Sending, _ deliver: () -> Void) {
    if event == nil { showUnchanged() }
    let outer = event
    let known = pending.count
    let entry = registry.entry(registering: sending.target)
    let messages = registry.messages(for: sending, isOutermost: event == nil)
    event = outer ?? (sending.title, hasGroup: false)
    if case .outlet = sending.origin, let entry {
      showUnchanged(exceptOf: entry)
      prepareGroup(entry.game, isConsequence: false, title: "")
      for message in messages { add(message) }
    } else {
      pending += messages
    }
    deliver()
    // What has led to nothing is not shown.
    pending.removeSubrange(min(known, pending.count)...)
    guard outer == nil else { return }
    if event?.hasGroup == false { unchanged = nil }
    event = nil
  }

  // MARK: - Outlets

  private func record(_ setting: OutletTrace.Setting) {
    guard let (entry, screen, view) = registry.view(around: setting.widget) else { return }
    let outlet = setting.widget.isSame(as: screen.root) ? nil : setting.widget.name
    let name = [outlet ?? "", setting.property].filter { !$0.isEmpty }.joined(separator: ".")
    guard setting.isNew else { return addUnchanged(name, of: view, entry) }
    prepareGroup(entry.game, isConsequence: true, title: tr("Later"))
    changed.insert([view.name, name])
    let text = setting.value.isEmpty ? name : "\(name) \(setting.value)"
    add(
      Message(
        .outlet, from: entry.controller, to: view, text, outlet: outlet,
        showing: setting.others.map(\.name), source: entry.controller.source, update: updates.last))
  }

  // MARK: - Models

  private func record(_ record: ModelTrace.Record) {
    guard let entry = registry.entry(registering: record.controller) else { return }
    if let model = record.model, registry.add(model, to: entry.game) { noteProperties(of: entry.game) }
    let (controller, other) = (entry.controller, record.other)
    func add(
      _ kind: Message.Kind, from sender: Participant, to receiver: Participant, _ text: String,
      isConsequence: Bool = true, title: String = tr("Later")
    ) {
      prepareGroup(entry.game, isConsequence: isConsequence, title: title)
      let source = record.source ?? controller.source
      self.add(
        Message(kind, from: sender, to: receiver, text, source: source, update: updates.last))
    }
    showUnchanged(exceptOf: entry)
    switch record.kind {
    case .call(let call): add(.call, from: controller, to: other, call, isConsequence: false, title: call)
    case .result(let value):
      noteProperties(of: entry.game)
      if let value { add(.result, from: other, to: controller, value) }
    case .failure(let error):
      noteProperties(of: entry.game)
      add(.result, from: other, to: controller, "throws \(CodeText.of(error))")
    case .read(let property, let changes):
      guard !changes.isEmpty else { return addUnchanged(property, of: other, entry) }
      let text = changes.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      add(.read, from: other, to: controller, text)
      changed.insert([other.name, property])
    case .delegateCall(let call):
      noteProperties(of: entry.game)
      add(.delegateCall, from: other, to: controller, "◆ " + call, title: call)
    case .called(let call): add(.action, from: other, to: controller, call, title: call)
    case .observation:
      noteProperties(of: entry.game)
      add(.observation, from: other, to: controller, "◉ onChange()")
    case .updateBegins(let method):
      showUnchanged()
      updates.append(method)
    case .updateEnds:
      showUnchanged()
      _ = updates.popLast()
    }
  }
}
