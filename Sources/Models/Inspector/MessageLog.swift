/// The Inspector's model: what was said between views, controllers and models, and how far of it is shown.
///
/// Messages are recorded as they come, whatever is shown of them: that goes on by itself, one by one, or when it is
/// told to. It keeps whole groups, the newest ``limit`` messages or a few less.
public final class MessageLog {
  /// How many messages are kept.
  public static let limit = 10_000
  /// How many messages a group can have; more begin another.
  static let groupLimit = 1000

  /// How what is recorded comes to be shown.
  public enum Pace: Equatable, Sendable {
    /// As it comes.
    case live
    /// One after another, by ``step()``, at a pace to talk over.
    case slow
    /// Only by ``step()``, when the user says so.
    case paused
  }

  /// How what is recorded comes to be shown; going live shows all that waits.
  public var pace = Pace.live {
    didSet { catchUp() }
  }

  /// The one game whose messages are shown; nil shows those of all games.
  ///
  /// Setting it shows what had been shown of that game, and on: nothing that waits.
  public var game: String?

  /// The groups that are kept, oldest first.
  public private(set) var groups: [MessageGroup] = []
  /// The number of the first message that is not shown yet.
  public private(set) var shownEnd = 0
  /// The properties of all models, as far as it is shown what became of them.
  public private(set) var properties = PropertyTable()

  private var messages: [Message] = []
  /// The newest group of those that were cleared.
  private var cleared: MessageGroup?
  /// The number of the first message that is kept.
  private var start = 0
  private let limit: Int

  /// An empty log that keeps so many messages.
  public init(limit: Int = MessageLog.limit) { self.limit = limit }

  // MARK: - Recording

  /// The number that the next message will have: one more than that of the newest.
  public var end: Int { start + messages.count }

  /// Begins a group: what the player did in a game, and the time of day.
  ///
  /// A group before it that nothing came of is forgotten.
  public func begin(game: String, title: String, time: String) {
    let id = (newest?.id ?? -1) + 1
    if groups.last?.messages.isEmpty == true { groups.removeLast() }
    groups.append(
      MessageGroup(id: id, game: game, title: title, time: time, duration: 0, messages: end..<end))
  }

  /// Adds a message to the newest group, so many milliseconds after that began.
  ///
  /// If that is full, or cleared while it goes on, it continues in another.
  public func add(_ message: Message, after milliseconds: Double) {
    guard let group = newest else { return }
    if groups.isEmpty || group.messages.count >= Self.groupLimit {
      begin(game: group.game, title: group.title, time: group.time)
    }
    messages.append(message)
    groups[groups.count - 1].messages = groups[groups.count - 1].messages.lowerBound..<end
    groups[groups.count - 1].duration = milliseconds
    forgetOldest()
    catchUp()
  }

  /// Notes what the properties of a model are, before anything is said about them.
  public func know(_ values: [(property: String, value: String)], of model: Participant, in game: String) {
    properties.know(values, of: model, in: game)
  }

  /// Forgets all messages; what the properties are stays known, with all that was still to be shown of them.
  public func clear() {
    while shownEnd < end { show() }
    cleared = newest
    start = end
    messages = []
    groups = []
    properties.unmark()
  }

  private var newest: MessageGroup? { groups.last ?? cleared }

  private func forgetOldest() {
    var surplus = 0
    var count = 0
    while messages.count - surplus > limit, count < groups.count - 1 {
      surplus += groups[count].messages.count
      count += 1
    }
    guard surplus > 0 else { return }
    // What was never shown is gone too, but not what it did to the properties.
    while shownEnd < start + surplus { show() }
    groups.removeFirst(count)
    messages.removeFirst(surplus)
    start += surplus
  }

  // MARK: - Showing

  /// How many messages wait to be shown.
  public var waiting: Int {
    (shownEnd..<end).count { isWanted($0) }
  }

  /// Shows the next message of the games that are wanted.
  public func step() {
    while shownEnd < end {
      let isWanted = isWanted(shownEnd)
      show()
      if isWanted { return }
    }
  }

  /// A message by its number; nil once it is forgotten.
  public func message(_ number: Int) -> Message? {
    messages.indices.contains(number - start) ? messages[number - start] : nil
  }

  /// The group of a message; nil once it is forgotten.
  public func group(of number: Int) -> MessageGroup? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].messages.upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return groups.indices.contains(low) && groups[low].messages.contains(number) ? groups[low] : nil
  }

  /// The numbers of the messages that are to be seen, from a number on, oldest first.
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
    if let message = message(shownEnd), let group = group(of: shownEnd) {
      properties.follow(message, of: group)
    }
    shownEnd += 1
  }
}
