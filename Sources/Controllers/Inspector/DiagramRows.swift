import Models
import Views

/// The rows of the diagram, from the shown messages of a log.
final class DiagramRows {
  var filter = MessageFilter() {
    didSet { if filter != oldValue { known = [:] } }
  }
  /// The numbers of the updates whose properties and outlets have their own rows.
  private var open: Set<Int> = []
  private let log: MessageLog
  private let registry: ParticipantRegistry
  /// The rows of each group by its id, and what they depend on. The user may come back to those that are not shown now.
  private var known: [Int: (key: Key, rows: [InspectorRow])] = [:]

  private struct Key: Equatable {
    let count: Int
    let title: String
    let lifelines: [Lifeline]
  }

  init(of log: MessageLog, _ registry: ParticipantRegistry) { (self.log, self.registry) = (log, registry) }

  private func lifelines(of game: String) -> [Lifeline] {
    Game(named: game).map { registry.participants(of: $0).map { Lifeline($0) } } ?? []
  }

  private func title(of group: MessageGroup) -> String {
    guard log.game == nil, let game = Game(named: group.game) else { return group.title }
    return tr("{game}: {title}", ["game": game.tab.title, "title": group.title])
  }

  /// Opens or closes an update, by its number. Returns whether it is open now.
  func toggle(_ update: Int) -> Bool {
    if let group = log.group(of: update) { known[group.id] = nil }
    if open.remove(update) == nil { open.insert(update) }
    return open.contains(update)
  }

  func reset() { (known, open) = ([:], []) }

  /// The rows of all groups of the chosen game, as far as they are shown.
  var shown: [InspectorRow] {
    let first = log.groups.first?.id ?? 0
    if known.count > log.groups.count { known = known.filter { $0.key >= first } }
    let groups = log.groups.filter { log.game == nil || log.game == $0.game }
    let lanes = Dictionary(
      uniqueKeysWithValues: groups.map(\.game).unique.map { ($0, self.lifelines(of: $0)) })
    return groups.flatMap { rows(of: $0, lanes[$0.game]) }
  }

  /// The rows of a group, as far as it is shown.
  func rows(of group: MessageGroup, _ lifelines: [Lifeline]? = nil) -> [InspectorRow] {
    let count = min(group.messages.upperBound, log.shownEnd) - group.messages.lowerBound
    guard count > 0 else { return [] }
    let key = Key(
      count: count, title: title(of: group), lifelines: lifelines ?? self.lifelines(of: group.game))
    if let known = known[group.id], known.key == key { return known.rows }
    let rows = rows(of: group, key)
    known[group.id] = (key, rows)
    return rows
  }

  /// The rows of the first messages of a group. The title stands for the user's act, unless that is the only message.
  private func rows(of group: MessageGroup, _ key: Key) -> [InspectorRow] {
    let (lifelines, title, count) = (key.lifelines, key.title, key.count)
    let rows = group.messages.prefix(count).flatMap { number -> [InspectorRow] in
      guard let message = log.message(number) else { return [] }
      let isInTitle =
        message.kind == .event && number == group.messages.lowerBound && group.messages.count > 1
      return isInTitle ? [] : self.rows(of: message, number, lifelines)
    }
    guard !rows.isEmpty || filter.isEmpty else { return [] }
    let row = InspectorRow(
      .group(time: group.time), title, at: .init(group.messages.lowerBound), lifelines,
      describedAs: tr("{time}: {title}", ["time": group.time, "title": title]))
    return [row] + rows
  }

  /// The rows of a message: one, and those of its properties and outlets if it is an open update or not all are wanted.
  private func rows(of message: Message, _ number: Int, _ lifelines: [Lifeline]) -> [InspectorRow] {
    let bars = (log.running(at: number), log.running(after: number, message))
    let accesses = message.accesses.indices.filter { filter.matches(message.accesses[$0], of: message) }.map {
      InspectorRow(
        Message(of: message.accesses[$0], by: message.receiver), at: .init(number, access: $0), lifelines,
        running: (bars.0, bars.0), isFaint: !message.accesses[$0].isNew)
    }
    let isOpen = open.contains(number)
    let row =
      message.accesses.isEmpty
      ? InspectorRow(message, at: .init(number), lifelines, running: bars)
      : InspectorRow(update: message, number, isOpen: isOpen, lifelines, running: bars.0)
    guard filter.isEmpty else {
      return message.accesses.isEmpty && filter.matches(message) ? [row] : accesses
    }
    let pauses = log.pause(before: number).map {
      [InspectorRow(.pause, $0, at: nil, lifelines, describedAs: $0)]
    }
    return (pauses ?? []) + (accesses.count == 1 ? accesses : [row] + (isOpen ? accesses : []))
  }
}

extension Message {
  init(of access: Access, by controller: Participant) {
    self.init(
      access.isRead ? .result : .call, from: access.isRead ? access.owner : controller,
      to: access.isRead ? controller : access.owner, access.isNew ? "● \(access.text)" : access.text,
      outlet: access.outlet)
  }
}

extension MessageLog {
  /// What an update reads or sets at a place. A single one stands for the whole update.
  func access(at place: InspectorRow.Place) -> Message.Access? {
    let accesses = message(place.message)?.accesses ?? []
    let index = place.access ?? (accesses.count == 1 ? 0 : -1)
    return accesses.indices.contains(index) ? accesses[index] : nil
  }

  /// The message at a place as its row shows it.
  func message(at place: InspectorRow.Place) -> Message? {
    message(place.message).map { message in
      access(at: place).map { Message(of: $0, by: message.receiver) } ?? message
    }
  }

  /// The participants whose methods run from a message to the next one of its group.
  fileprivate func running(after number: Int, _ message: Message) -> [Participant] {
    guard group(of: number)?.messages.contains(number + 1) == true, pause(before: number + 1) == nil else {
      return []
    }
    let running = running(at: number) + [message.receiver]
    return zip(running, self.running(at: number + 1)).prefix { $0 == $1 }.map(\.0)
  }

  /// What happened before a message that nobody else's message has led to: "next frame", "450 ms later"; nil if nothing did.
  fileprivate func pause(before number: Int) -> String? {
    guard let message = message(number), message.caller == nil, message.kind != .event,
      // What the player does follows nothing, unlike what a controller tells another one.
      message.kind != .action || message.sender?.lane == .controller,
      group(of: number)?.messages.contains(number - 1) == true, let previous = self.message(number - 1)
    else { return nil }
    // All observers are notified before the next frame.
    if message.kind == .observation {
      return root(of: number - 1)?.kind == .observation ? nil : tr("next frame")
    }
    let milliseconds = message.time - previous.time
    guard milliseconds >= Self.shortestPause else { return nil }
    let tens = Int(exactly: (milliseconds / 10).rounded()) ?? 0
    return tr("{n} ms later", ["n": Numeral.text(tens * 10)])
  }

  private static let shortestPause = 20.0

  /// The message that has led to a message, and that nothing has led to.
  private func root(of number: Int) -> Message? {
    var message = message(number)
    while let caller = message?.caller { message = self.message(caller) }
    return message
  }
}
