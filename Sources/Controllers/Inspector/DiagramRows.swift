import Models
import Views

/// Makes the rows of the diagram from the shown messages of a log.
final class DiagramRows {
  /// Which messages have rows.
  var filter = MessageFilter() {
    didSet { if filter != oldValue { known = [:] } }
  }
  /// The updates whose messages have their own rows, by the number of their first message.
  private var open: Set<Int> = []
  private let lifelines: (_ game: String) -> [Lifeline]
  private let title: (MessageGroup) -> String
  /// The rows of each group by its id, and what they depend on. Those of messages that are not shown now are kept: the
  /// user may come back to them.
  private var known: [Int: Known] = [:]

  private struct Known {
    let count: Int
    let title: String
    let lifelines: [Lifeline]
    let rows: [InspectorRow]
  }

  /// Makes rows with the lifelines of a game and the titles of groups.
  init(
    lifelines: @escaping (_ game: String) -> [Lifeline], title: @escaping (MessageGroup) -> String
  ) {
    self.lifelines = lifelines
    self.title = title
  }

  /// Opens or closes an update, by the number of its first message. Returns whether it is open now.
  func toggle(_ update: Int) -> Bool {
    known = [:]
    if open.remove(update) == nil { open.insert(update) }
    return open.contains(update)
  }

  /// Forgets all rows, before other messages are shown.
  func reset() { (known, open) = ([:], []) }

  /// The rows of all groups of the chosen game, as far as they are shown.
  func rows(of log: MessageLog) -> [InspectorRow] {
    let first = log.groups.first?.id ?? 0
    if known.count > log.groups.count { known = known.filter { $0.key >= first } }
    var rows: [InspectorRow] = []
    var lifelines: [String: [Lifeline]] = [:]
    for group in log.groups where log.game == nil || log.game == group.game {
      let count = min(group.messages.upperBound, log.shownEnd) - group.messages.lowerBound
      guard count > 0 else { break }
      let lanes = lifelines[group.game] ?? self.lifelines(group.game)
      lifelines[group.game] = lanes
      rows += self.rows(of: group, count, lanes, in: log)
    }
    return rows
  }

  private func rows(
    of group: MessageGroup, _ count: Int, _ lifelines: [Lifeline], in log: MessageLog
  ) -> [InspectorRow] {
    let title = self.title(group)
    if let known = known[group.id], known.count == count, known.title == title, known.lifelines == lifelines {
      return known.rows
    }
    let rows = self.rows(of: group, count, in: log)
    known[group.id] = Known(count: count, title: title, lifelines: lifelines, rows: rows)
    return rows
  }

  /// The rows of the first messages of a group. The message of the user's act has the title's row,
  /// unless it is the only one.
  func rows(of group: MessageGroup, _ count: Int, in log: MessageLog) -> [InspectorRow] {
    let lifelines = lifelines(group.game)
    let messages = group.messages.prefix(count).compactMap { number in
      log.message(number).map { (number: number, message: $0) }
    }.filter { filter.matches($0.message) }
    guard let first = messages.first else { return [] }
    let isInTitle =
      first.message.kind == .event && first.number == group.messages.lowerBound && group.messages.count > 1
    let rest = Array(messages.dropFirst(isInTitle ? 1 : 0))
    let head = InspectorRow(group, title: title(group), lifelines)
    guard filter.isEmpty else { return [head] + plain(rest, lifelines) }
    return [head] + folded(rest, lifelines, sharesReads: isLong(group, in: log))
  }

  private typealias Numbered = (number: Int, message: Message)

  private func plain(_ messages: [Numbered], _ lifelines: [Lifeline]) -> [InspectorRow] {
    messages.map { InspectorRow($0.message, $0.number, lifelines) }
  }

  /// The most rows of a group that fit on a projected page.
  private static let pageLength = 12

  /// Whether a group is too long for a page if only settings share rows. Messages that wait count, so that no rows vanish
  /// when they are shown.
  private func isLong(_ group: MessageGroup, in log: MessageLog) -> Bool {
    let messages = group.messages.compactMap { number in log.message(number).map { (number, $0) } }
    return folded(messages, lifelines(group.game), sharesReads: false, ignoresOpen: true).count - 1
      > Self.pageLength
  }

  /// The rows of messages in which the settings of each update share a row, and also what it reads if it `sharesReads`.
  private func folded(
    _ messages: [Numbered], _ lifelines: [Lifeline], sharesReads: Bool, ignoresOpen: Bool = false
  ) -> [InspectorRow] {
    var rows: [InspectorRow] = []
    var update: ViewUpdate?
    var previous: Double?
    func finish() {
      rows += update.map { self.rows(of: $0, lifelines, ignoresOpen: ignoresOpen) } ?? []
      previous = update?.start ?? previous
      update = nil
    }
    for (number, message) in messages where update?.add(number, message) != true {
      finish()
      update = ViewUpdate(number, message, after: previous, sharesReads: sharesReads)
      if update == nil {
        rows.append(InspectorRow(message, number, lifelines))
        previous = message.time
      }
    }
    finish()
    return rows
  }

  /// The rows of an update: what was read, and one row for what was set. If it is open, all messages in their order follow.
  private func rows(
    of update: ViewUpdate, _ lifelines: [Lifeline], ignoresOpen: Bool
  ) -> [InspectorRow] {
    let folded = update.folded
    guard folded.count > 1, let first = folded.first else { return plain(update.messages, lifelines) }
    let isOpen = !ignoresOpen && open.contains(first)
    let row = InspectorRow(update, isOpen: isOpen, lifelines)
    if isOpen { return [row] + plain(update.messages, lifelines) }
    return plain(update.separate, lifelines) + [row]
  }
}
