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
  /// The rows of each group by its id, and what they depend on. Those of messages that are not shown now are kept: the
  /// user may come back to them.
  private var known: [Int: Known] = [:]

  private struct Known {
    let count: Int
    let title: String
    let lifelines: [Lifeline]
    let rows: [InspectorRow]
  }

  init(of log: MessageLog, _ registry: ParticipantRegistry) { (self.log, self.registry) = (log, registry) }

  private func lifelines(of game: String) -> [Lifeline] {
    Game(named: game).map { registry.participants(of: $0).map { Lifeline($0) } } ?? []
  }

  /// The title of a group, with its game if all games are shown.
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
    var rows: [InspectorRow] = []
    var lifelines: [String: [Lifeline]] = [:]
    for group in log.groups where log.game == nil || log.game == group.game {
      let count = min(group.messages.upperBound, log.shownEnd) - group.messages.lowerBound
      guard count > 0 else { break }
      let lanes = lifelines[group.game] ?? self.lifelines(of: group.game)
      lifelines[group.game] = lanes
      rows += self.rows(of: group, count, lanes)
    }
    return rows
  }

  private func rows(of group: MessageGroup, _ count: Int, _ lifelines: [Lifeline]) -> [InspectorRow] {
    let title = title(of: group)
    if let known = known[group.id], known.count == count, known.title == title, known.lifelines == lifelines {
      return known.rows
    }
    let rows = self.rows(of: group, count)
    known[group.id] = Known(count: count, title: title, lifelines: lifelines, rows: rows)
    return rows
  }

  /// The rows of the first messages of a group. The message of the user's act has the title's row,
  /// unless it is the only one.
  func rows(of group: MessageGroup, _ count: Int) -> [InspectorRow] {
    let lifelines = lifelines(of: group.game)
    let rows = group.messages.prefix(count).flatMap { number -> [InspectorRow] in
      guard let message = log.message(number) else { return [] }
      let isInTitle =
        message.kind == .event && number == group.messages.lowerBound && group.messages.count > 1
      return isInTitle ? [] : self.rows(of: message, number, lifelines)
    }
    guard !rows.isEmpty || filter.isEmpty else { return [] }
    let title = title(of: group)
    let row = InspectorRow(
      .group(title: title, time: group.time), at: .init(group.messages.lowerBound), lifelines,
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
    guard filter.isEmpty else {
      guard message.accesses.isEmpty else { return accesses }
      return filter.matches(message)
        ? [InspectorRow(message, at: .init(number), lifelines, running: bars)] : []
    }
    let pauses = log.pause(before: number).map {
      [InspectorRow(.pause($0), at: nil, lifelines, describedAs: $0)]
    }
    let isOpen = open.contains(number)
    let rows =
      switch accesses.count {
      case 0: [InspectorRow(message, at: .init(number), lifelines, running: bars)]
      case 1: accesses
      default:
        [InspectorRow(update: message, number, isOpen: isOpen, lifelines, running: bars.0)]
          + (isOpen ? accesses : [])
      }
    return (pauses ?? []) + rows
  }
}

extension Message {
  /// A message for a property that a controller read, or an outlet that it set.
  init(of access: Access, by controller: Participant) {
    self.init(
      access.isRead ? .result : .call, from: access.isRead ? access.owner : controller,
      to: access.isRead ? controller : access.owner, access.isNew ? "● \(access.text)" : access.text,
      outlet: access.outlet)
  }
}

extension MessageLog {
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

  /// The shortest pause that is shown, in milliseconds.
  private static let shortestPause = 20.0

  /// The message that has led to a message, and that nothing has led to.
  private func root(of number: Int) -> Message? {
    var message = message(number)
    while let caller = message?.caller { message = self.message(caller) }
    return message
  }
}
