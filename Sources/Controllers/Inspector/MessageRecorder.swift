import Models
import Views

/// Records the messages of the games in the log.
final class MessageRecorder: MessageListener {
  /// A message that is being delivered, or a step of a result.
  private final class Delivery {
    /// The title of the group that the message begins, for something that the user did.
    var title: String?
    /// The game whose models the message may change.
    var game: Game?
    var method: String?
    /// Whether an observed model notifies its controller: whatever it reads now is observed.
    var isObservation = false
    /// The number of the message in the log; nil for a step, and until the message has led to something.
    var number: Int?
    var hasGroup = false
    var isStep = false
    /// The time by which an observation is later than the change, in milliseconds.
    var late = 0.0
    /// The last call that the receiver, a model, has made of another model.
    var modelCall: (number: Int, receiver: Participant)?
    /// The number of messages that waited before this one.
    let waiting: Int

    init(waiting: Int) { self.waiting = waiting }
  }

  /// What a controller has read and set since the last message of another kind.
  private struct Update {
    let entry: ParticipantRegistry.Entry
    let time: Double
    var accesses: [Message.Access]
  }

  private let log: MessageLog
  let registry: ParticipantRegistry
  var clock: () -> TimeSource = { .system }
  var onRecorded: () -> Void = {}
  /// Called before a group begins: the games are as the group before has left them.
  var willBegin: () -> Void = {}
  var onAdded: () -> Void = {}

  /// The messages that are being delivered, the outermost one first.
  private var deliveries: [Delivery] = []
  /// The messages that have led to nothing so far, and their deliveries; of updates their games.
  private var waiting: [(message: Message, time: Double, delivery: Delivery?, game: Game?)] = []
  private var update: Update?
  /// The properties of each game's models after the newest call, and before the newest group.
  private var values: [Game: [Participant: [PropertyValue]]] = [:]
  private var oldValues: [Game: [Participant: [PropertyValue]]] = [:]
  /// The newest group of each game: its title, and when it began and got its newest message.
  private var groups: [Game: (title: String, start: Double, latest: Double)] = [:]
  private var game: Game?
  /// Whether ``onRecorded`` will be called, and whether this turn of the main loop has added messages.
  private var (isReportPending, hasAdded) = (false, false)

  var cuts: Set<Wire> = []

  /// The time after a message in which another one is its consequence, in milliseconds.
  private static let consequenceTime = 3000.0

  init(into log: MessageLog, games: @escaping () -> [Game: ViewController]) {
    self.log = log
    registry = ParticipantRegistry(of: games, log)
  }

  /// The time of what is sent now, in milliseconds. It stands still while something runs, however long that takes. What is observed
  /// in the next frame has the time of the change.
  private var now: Double { clock().milliseconds() - (deliveries.last(where: \.isObservation)?.late ?? 0) }

  private var isListening: Bool { Trace.listener === self }

  /// Goes on recording, as if the time since ``stop()`` had not passed.
  func listen() { Trace.listener = self }

  func stop() {
    guard isListening else { return }
    endUpdate()
    Trace.listener = nil
    (deliveries, waiting) = ([], [])
  }

  /// Records an action that is not the games', and what follows from it in `body`.
  func record(
    _ title: String, to receiver: Participant, _ call: String, in game: Game, _ body: () -> Void = {}
  ) {
    endUpdate()
    begin(game, title, at: now)
    let delivery = Delivery(waiting: 0)
    (delivery.title, delivery.hasGroup) = (title, true)
    delivery.number = append(Message(.event, from: nil, to: receiver, call), at: now)
    deliveries.append(delivery)
    body()
    end()
  }

  /// Notes the properties of a game's models. While an observation is delivered, they stay as they are.
  func noteProperties(of game: Game) {
    guard isListening, !deliveries.contains(where: \.isObservation) else { return }
    for model in registry.models(of: game) {
      let (participant, new) = (model.participant, model.values)
      guard values[game]?[participant] != new else { continue }
      values[game, default: [:]][participant] = new
      log.note(new, of: participant, in: game.name)
    }
  }

  /// Notes the properties after an action: a controller may use another model than before.
  private func noteProperties() {
    if let game, deliveries.isEmpty { noteProperties(of: game) }
  }

  // MARK: - Groups

  private func begin(_ game: Game, _ title: String, at start: Double, continues: Bool = false) {
    willBegin()
    self.game = game
    groups[game] = (title, start, start)
    if !continues { oldValues[game] = values[game] }
    log.begin(
      game: game.name, title: continues ? tr("{title}, continued", ["title": title]) : title,
      time: clock().ofDay())
  }

  func endGroup() { (game, groups, hasAdded) = (nil, [:], false) }

  /// Whether a message belongs to the newest group of its game: to the same act of the user or turn of the main loop, or soon after.
  private func continuesGroup(_ game: Game, within limit: Double = consequenceTime) -> Bool {
    guard let group = groups[game] else { return false }
    if !isHastened, let act = deliveries.first, act.title != nil { return act.hasGroup && game == self.game }
    return hasAdded && game == self.game || now - group.latest < limit
  }

  /// Whether a step of an earlier result runs at once because of a key that has led to nothing so far.
  private var isHastened: Bool {
    deliveries.first?.hasGroup == false && waiting.isEmpty && deliveries.contains(where: \.isStep)
  }

  /// Adds a message, after those that led to it. It begins a group unless the newest one continues.
  @discardableResult
  private func add(
    _ message: Message, in game: Game, at moment: Double? = nil, within limit: Double = consequenceTime,
    title: String = tr("Later"), calledBy caller: Int? = nil
  ) -> Int? {
    endUpdate()
    let moment = moment ?? now
    showWaiting(in: game, before: moment, within: limit, title: title)
    return append(message, at: moment, calledBy: caller)
  }

  /// Begins a group for the user's act or with `title` unless the newest one continues, and adds the messages that have led to it.
  private func showWaiting(
    in game: Game, before moment: Double, within limit: Double = 0, title: String = tr("Later")
  ) {
    let continued = continuesGroup(game, within: limit) ? groups[game]?.title : nil
    // Another game may have been played meanwhile.
    if continued == nil || game != self.game {
      begin(
        game, continued ?? deliveries.first?.title ?? title, at: waiting.first?.time ?? moment,
        continues: continued != nil)
    }
    if !isHastened { deliveries.first?.hasGroup = true }
    for (message, time, delivery, own) in waiting where own == nil || own == game {
      let number = append(message, at: time)
      delivery?.number = number
    }
    waiting = []
  }

  @discardableResult
  private func append(_ message: Message, at time: Double, calledBy caller: Int? = nil) -> Int? {
    let group = game.flatMap { groups[$0] }
    let (start, time) = (group?.start ?? time, max(group?.latest ?? time, time))
    if let game { groups[game]?.latest = time }
    let number = log.add(
      message, after: time - start, calledBy: caller ?? deliveries.last { $0.number != nil }?.number)
    hasAdded = true
    onAdded()
    reportWhenIdle()
    return number
  }

  private func reportWhenIdle() {
    guard !isReportPending else { return }
    isReportPending = true
    MainLoop.idle { [weak self] in
      guard let self else { return }
      self.endUpdate()
      if self.hasAdded { self.noteProperties() }
      (self.isReportPending, self.hasAdded) = (false, false)
      if self.deliveries.isEmpty { self.waiting = [] }
      self.onRecorded()
    }
  }

  // MARK: - Updates

  private func beginUpdate(by entry: ParticipantRegistry.Entry) {
    let isFull = update?.accesses.count == MessageLog.accessLimit
    if update?.entry.controller !== entry.controller || isFull { endUpdate() }
    guard update == nil else { return }
    // A game that was just opened has changed nothing.
    if values[entry.game] == nil { noteProperties(of: entry.game) }
    if !continuesGroup(entry.game) { oldValues[entry.game] = values[entry.game] }
    update = Update(entry: entry, time: now, accesses: [])
    reportWhenIdle()
  }

  /// Records what a controller has read and set. If nothing of it is new, it begins no group, and waits for what it leads to.
  private func endUpdate() {
    guard let update else { return }
    self.update = nil
    let method = deliveries.last { $0.method != nil }?.method ?? ""
    let message = Message(by: update.entry.participant, update.accesses, in: method)
    let game = update.entry.game
    // A screen that appears while another game is played follows from nothing.
    let mayContinue = game == self.game || deliveries.contains(where: \.isStep)
    if update.accesses.contains(where: \.isNew) || mayContinue && continuesGroup(game) {
      add(message, in: game, at: update.time)
    } else {
      waiting.append((message, update.time, nil, game))
    }
  }

  // MARK: - Deliveries

  func begin(_ message: any TracedMessage) {
    endUpdate()
    let delivery = Delivery(waiting: deliveries.isEmpty ? 0 : waiting.count)
    switch message {
    case let action as SentAction:
      let messages = registry.messages(for: action, isFirst: deliveries.isEmpty)
      if deliveries.isEmpty { (delivery.title, waiting) = (action.title, []) }
      let now = now
      waiting += messages.map { ($0, now, delivery, nil) }
      deliveries.append(delivery)
      // What the user does with an outlet of a game is shown even if it leads to nothing, and so is what is cut.
      let isShown = if case .outlet = action.origin { true } else { hasCuts && isCut(action) }
      if isShown, let entry = registry.entry(of: action.target) {
        showWaiting(in: entry.game, before: now)
      }
    case let message as ControllerMessage:
      begin(message, delivery)
      deliveries.append(delivery)
    default:
      if let call = message as? Message { delivery.number = addModelCall(call) }
      deliveries.append(delivery)
    }
  }

  func end() {
    endUpdate()
    guard let delivery = deliveries.last else { return }
    if let game = delivery.game { noteProperties(of: game) }
    deliveries.removeLast()
    if delivery.title != nil, delivery.hasGroup { noteProperties() }
    // What has led to nothing is not shown. An update may still lead to something.
    if delivery.method == nil { waiting.removeSubrange(min(delivery.waiting, waiting.count)...) }
  }

  func note(_ message: any TracedMessage) {
    switch message {
    case let setting as OutletSetting: set(setting)
    case let message as ControllerMessage: note(message)
    case let call as Message: addModelCall(call)
    default: break
    }
  }

  // MARK: - Cuts

  var hasCuts: Bool { !cuts.isEmpty }

  func isCut(_ message: any TracedMessage) -> Bool { registry.wire(of: message).map(cuts.contains) == true }

  // MARK: - Controllers, models and outlets

  private func begin(_ message: ControllerMessage, _ delivery: Delivery) {
    guard let entry = registry.entry(of: message.controller) else { return }
    switch message.kind {
    case .message(let sent):
      switch sent.kind {
      case .delegateCall:
        // The model has changed within its call.
        noteProperties(of: entry.game)
        delivery.game = entry.game
      case .call: delivery.game = entry.game
      case .observation:
        delivery.isObservation = true
        if continuesGroup(entry.game, within: 0) {
          delivery.late = now - (groups[entry.game]?.latest ?? now)
        }
      default: break
      }
      // What a controller sends while it shows a step, or is notified, follows from the action before.
      let isConsequence = !deliveries.isEmpty || [.observation, .announcement].contains(sent.kind)
      // An observer of a change is notified before the main loop is idle.
      let limit = isConsequence && sent.kind != .observation ? Self.consequenceTime : 0
      delivery.number = add(
        sent, in: entry.game, at: now - delivery.late, within: limit, title: sent.text)
    case .update(let method): delivery.method = method
    case .step: delivery.isStep = true
    case .read: break
    }
  }

  private func note(_ message: ControllerMessage) {
    guard let entry = registry.entry(of: message.controller) else { return }
    switch message.kind {
    case .message(let result):
      noteProperties(of: entry.game)
      add(result, in: entry.game)
    case .read(let model, let property, let values):
      beginUpdate(by: entry)
      update?.accesses.append(
        Message.Access(model, property, values, old: oldValues[entry.game]?[model] ?? []))
    case .update, .step: break
    }
  }

  /// Adds a call between models, which a controller has led to.
  @discardableResult
  private func addModelCall(_ call: Message) -> Int? {
    guard let game, let delivery = deliveries.last(where: { $0.number != nil }) else { return nil }
    // A model that another one has called makes its own calls while that call runs.
    let outer = delivery.modelCall.flatMap { $0.receiver == call.sender ? $0.number : nil }
    let number = add(call, in: game, calledBy: outer)
    if outer == nil { delivery.modelCall = number.map { ($0, call.receiver) } }
    return number
  }

  private func set(_ setting: OutletSetting) {
    guard let (entry, access) = registry.access(of: setting) else { return }
    // What was asked first has a row of its own.
    if let read = update?.accesses, Set(read.map(\.name)).count > 1, read.allSatisfy(\.isRead) { endUpdate() }
    beginUpdate(by: entry)
    update?.accesses.append(access)
  }
}
