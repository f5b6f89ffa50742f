/// The Inspector's model: the messages between views, controllers and models, in groups, and how many of them are shown.
public final class MessageLog {
  /// The largest number of groups.
  public static let limit = 500
  /// The largest number of messages.
  public static let messageLimit = 10_000
  /// The largest number of messages in a group. Further messages begin another group with the same title.
  static let groupLimit = 1000
  /// The largest number of accesses in an update.
  public static let accessLimit = 1000

  /// When recorded messages are shown.
  public enum Pace: Equatable, Sendable {
    /// At once.
    case live
    /// One after the other, with a ``step()`` for each, slowly enough to talk about them.
    case slow
    /// With each ``step()`` that the user asks for.
    case paused
  }

  /// When messages are shown. Going live shows all waiting messages.
  public var pace = Pace.live {
    didSet { catchUp() }
  }

  /// The game whose messages are shown; nil shows those of all games.
  public var game: String?

  /// The groups, oldest first.
  public private(set) var groups: [MessageGroup] = []
  /// The number of the first message that is not yet shown.
  public private(set) var shownEnd = 0
  /// The properties of all models, after the messages that are shown.
  public private(set) var properties = PropertyTable()
  /// The participants of each game that the messages name.
  public private(set) var participants = ParticipantTable()

  /// The questions about messages, in the order of their messages.
  public internal(set) var questions: [Question] = []
  private var messages: [Message] = []
  /// The properties before the first message of each group that was shown, by the group's id.
  private var starts: [Int: PropertyTable] = [:]
  /// The properties before the first message of the log.
  private(set) var base = PropertyTable()
  /// The newest group at the last ``clear()``.
  var cleared: MessageGroup?
  /// The number of the first message in the log.
  private(set) var start = 0
  private let limit: Int
  /// The number of the first message that is still to come in the past that is shown; nil in the present.
  public internal(set) var horizon: Int?
  /// What the present shows, while the past or another recording is shown.
  var present: (recording: Recording?, cleared: MessageGroup?, pace: Pace, shownEnd: Int)?

  /// An empty log for at most `limit` groups.
  public init(limit: Int = MessageLog.limit) { self.limit = limit }

  // MARK: - Recording

  /// The number that the next message will have.
  public var end: Int { start + messages.count }

  /// Begins a group for an action of the player, and drops the previous group if it is empty.
  public func begin(game: String, title: String, time: String) {
    let id = (newest?.id ?? -1) + 1
    if groups.last?.messages.isEmpty == true { groups.removeLast() }
    groups.append(
      MessageGroup(id: id, game: game, title: title, time: time, duration: 0, messages: end..<end))
    if groups.count > limit { removeOldest() }
  }

  /// Adds a message to the newest group, `milliseconds` after the group began, and returns its number. A full group goes on in another.
  @discardableResult
  public func add(_ message: Message, after milliseconds: Double, calledBy caller: Int? = nil) -> Int? {
    guard let group = newest else { return nil }
    if groups.isEmpty || group.messages.count >= Self.groupLimit {
      begin(game: group.game, title: group.title, time: group.time)
    }
    var message = message
    (message.time, message.caller) = (milliseconds, caller)
    messages.append(message)
    let number = end - 1
    groups[groups.count - 1].messages = groups[groups.count - 1].messages.lowerBound..<end
    groups[groups.count - 1].duration = milliseconds
    participants.add(message, in: group.game)
    if messages.count > Self.messageLimit { removeOldest() }
    catchUp()
    return number
  }

  /// Notes the values of a model's properties after the newest message. They are shown with that message.
  public func note(_ values: [PropertyValue], of model: Participant, in game: String) {
    let snapshot = ModelSnapshot(model: model, game: game, values: values)
    if messages.isEmpty {
      base.show(snapshot, marksChanges: false)
    } else {
      messages[messages.count - 1].snapshots.append(snapshot)
    }
    if shownEnd == end { properties.show(snapshot, marksChanges: groups.last?.game == game) }
  }

  /// Removes all messages. The properties keep their newest values.
  public func clear() {
    while shownEnd < end { show() }
    cleared = newest
    start = end
    messages = []
    questions = []
    groups = []
    starts = [:]
    properties.unmark()
    base = properties
  }

  private var newest: MessageGroup? { groups.last ?? cleared }

  private func removeOldest() {
    let next = groups[0].messages.upperBound
    // Messages that were never shown have changed the properties, too.
    while shownEnd < next { show() }
    starts[groups.removeFirst().id] = nil
    base = groups.first.flatMap { starts[$0.id] } ?? properties
    messages.removeFirst(next - start)
    questions.removeAll { $0.message < next }
    start = next
  }

  // MARK: - Showing

  /// The number of messages that wait to be shown.
  public var waiting: Int { (shownEnd..<latest).count { isWanted($0) } }

  /// Shows the next message of the chosen game that `isSeen` or leads to a question, and those before it.
  public func step(until isSeen: (Message) -> Bool = { _ in true }) {
    while shownEnd < latest {
      let isNext = isWanted(shownEnd) && message(shownEnd).map(isSeen) == true
      show()
      if isNext || asked != nil { return }
    }
  }

  /// The number of the last shown message of the chosen game; nil if there is none.
  public var lastShown: Int? {
    groups.last {
      $0.messages.lowerBound < shownEnd && (game == nil || $0.game == game) && !$0.messages.isEmpty
    }
    .map { min($0.messages.upperBound, shownEnd) - 1 }
  }

  /// Hides the last shown message of the chosen game again.
  public func stepBack() { lastShown.map(show(upTo:)) }

  /// Shows the waiting messages of the action of the next one, up to a question.
  public func showGroup() {
    guard let next = (shownEnd..<latest).first(where: isWanted), let group = group(of: next) else { return }
    repeat { show() } while shownEnd < min(group.messages.upperBound, latest) && asked == nil
  }

  /// The messages of the chosen game that wait to be shown.
  public var waitingMessages: [Message] { (shownEnd..<latest).filter(isWanted).compactMap(message) }

  /// A message by its number; nil if it was removed.
  public func message(_ number: Int) -> Message? {
    messages.indices.contains(number - start) ? messages[number - start] : nil
  }

  /// The group of a message; nil if it was removed.
  public func group(of number: Int) -> MessageGroup? {
    groups.last { $0.messages.contains(number) }
  }

  /// The participants whose methods run when a message is sent, the outermost one first: the receivers of the messages that have
  /// led to it, and each sender that none of them called.
  public func running(at number: Int) -> [Participant] {
    guard let message = message(number) else { return [] }
    let caller = message.caller.flatMap { caller in self.message(caller).map { (caller, $0) } }
    let running = caller.map { self.running(at: $0.0) + [$0.1.receiver] } ?? []
    guard let sender = message.sender, sender.lane != .model, running.last != sender else { return running }
    return running + [sender]
  }

  /// The numbers of the shown messages of the chosen game, beginning at a number, oldest first.
  public func shown(from number: Int = 0) -> [Int] {
    let first = max(number, start)
    return first < shownEnd ? (first..<shownEnd).filter(isWanted) : []
  }

  func isWanted(_ number: Int) -> Bool { game == nil || group(of: number)?.game == game }

  private func catchUp() {
    guard pace == .live else { return }
    while shownEnd < latest { show() }
  }

  private func show() {
    if let group = group(of: shownEnd), shownEnd == group.messages.lowerBound {
      starts[group.id] = properties
      properties.unmark(group.game)
    }
    for snapshot in messages[shownEnd - start].snapshots { properties.show(snapshot, marksChanges: true) }
    shownEnd += 1
  }

  /// The end of the messages that can be shown.
  private var latest: Int { min(end, horizon ?? end) }

  /// Shows the messages up to a number, and the properties after them.
  func show(upTo number: Int) {
    let number = max(start, min(end, number))
    if let group = group(of: number - 1), let table = starts[group.id] {
      (shownEnd, properties) = (group.messages.lowerBound, table)
    } else if number < shownEnd {
      (shownEnd, properties) = (start, base)
    }
    while shownEnd < number { show() }
  }

  // MARK: - Recordings

  /// All groups and messages. Another recording, which is not validated, is shown at once unless messages wait for steps.
  public var recording: Recording {
    get {
      Recording(
        properties: base.snapshots, groups: groups, messages: messages,
        questions: questions.isEmpty ? nil : questions)
    }
    set {
      (groups, messages, cleared) = (newValue.groups, newValue.messages, nil)
      questions = newValue.questions ?? []
      start = groups.first?.messages.lowerBound ?? 0
      participants = ParticipantTable()
      for group in groups {
        for number in group.messages { message(number).map { participants.add($0, in: group.game) } }
      }
      base = PropertyTable()
      for snapshot in newValue.properties { base.show(snapshot, marksChanges: false) }
      (shownEnd, properties, starts) = (start, base, [:])
      horizon = nil
      show(upTo: pace == .live ? end : start)
    }
  }
}
