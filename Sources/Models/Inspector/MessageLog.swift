/// The Inspector's model: the messages between views, controllers and models, and how many of them are shown.
///
/// Messages are always recorded. They are shown at once, in slow motion, or step by step. The log keeps the newest
/// groups, at most ``limit``: one for each action of the player, usually with 10 to 50 messages.
public final class MessageLog {
  /// The largest number of groups.
  public static let limit = 500
  /// The largest number of messages in a group. Further messages begin another group with the same title.
  static let groupLimit = 1000

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
  ///
  /// Setting it shows no waiting messages.
  public var game: String?

  /// The groups, oldest first.
  public private(set) var groups: [MessageGroup] = []
  /// The number of the first message that is not yet shown.
  public private(set) var shownEnd = 0
  /// The properties of all models, after the messages that are shown.
  public private(set) var properties = PropertyTable()

  private var messages: [Message] = []
  /// The newest group at the last ``clear()``.
  private var cleared: MessageGroup?
  /// The number of the first message in the log.
  private var start = 0
  private let limit: Int

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

  /// Adds a message to the newest group, `milliseconds` after the group began.
  ///
  /// If the group is full or was cleared, it continues in another one.
  public func add(_ message: Message, after milliseconds: Double) {
    guard let group = newest else { return }
    if groups.isEmpty || group.messages.count >= Self.groupLimit {
      begin(game: group.game, title: group.title, time: group.time)
    }
    messages.append(message)
    groups[groups.count - 1].messages = groups[groups.count - 1].messages.lowerBound..<end
    groups[groups.count - 1].duration = milliseconds
    catchUp()
  }

  /// Notes the values of a model's properties after the newest message. They are shown with that message.
  public func note(_ values: [PropertyValue], of model: Participant, in game: String) {
    let snapshot = ModelSnapshot(model: model, game: game, values: values)
    if shownEnd < end {
      messages[messages.count - 1].snapshots.append(snapshot)
    } else {
      properties.show(snapshot, marksChanges: groups.last?.game == game)
    }
  }

  /// Removes all messages. The properties keep their newest values.
  public func clear() {
    while shownEnd < end { show() }
    cleared = newest
    start = end
    messages = []
    groups = []
    properties.unmark()
  }

  private var newest: MessageGroup? { groups.last ?? cleared }

  private func removeOldest() {
    let end = groups[0].messages.upperBound
    // Messages that were never shown have changed the properties, too.
    while shownEnd < end { show() }
    groups.removeFirst()
    messages.removeFirst(end - start)
    start = end
  }

  // MARK: - Showing

  /// The number of messages that wait to be shown.
  public var waiting: Int {
    (shownEnd..<end).count { isWanted($0) }
  }

  /// Shows the next message of the chosen game.
  public func step() {
    while shownEnd < end {
      let isWanted = isWanted(shownEnd)
      show()
      if isWanted { return }
    }
  }

  /// A message by its number; nil if it was removed.
  public func message(_ number: Int) -> Message? {
    messages.indices.contains(number - start) ? messages[number - start] : nil
  }

  /// The group of a message; nil if it was removed.
  public func group(of number: Int) -> MessageGroup? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].messages.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return groups.indices.contains(low) && groups[low].messages.contains(number) ? groups[low] : nil
  }

  /// The numbers of the shown messages of the chosen game, beginning at a number, oldest first.
  public func shown(from number: Int = 0) -> [Int] {
    let first = max(number, start)
    return first < shownEnd ? (first..<shownEnd).filter(isWanted) : []
  }

  private func isWanted(_ number: Int) -> Bool {
    game == nil || group(of: number)?.game == game
  }

  private func catchUp() {
    guard pace == .live else { return }
    while shownEnd < end { show() }
  }

  private func show() {
    if let message = message(shownEnd) {
      if let group = group(of: shownEnd) { properties.begin(group) }
      for snapshot in message.snapshots { properties.show(snapshot, marksChanges: true) }
    }
    shownEnd += 1
  }
}
