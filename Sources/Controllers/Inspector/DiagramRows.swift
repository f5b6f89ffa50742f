import Models
import Views

/// Which message each row of the sequence diagram shows: rows come with the messages, and leave with them.
struct DiagramRows {
  private var numbers: [(message: Int, isHead: Bool)] = []
  /// How many rows have left at the front.
  private var gone = 0
  /// The messages before this one have their rows.
  private var end = 0

  /// The number of the last row's message; nil while there is no row.
  var lastMessage: Int? { numbers.last?.message }

  /// The number of the last row itself; nil while there is none.
  var last: Int? { numbers.isEmpty ? nil : gone + numbers.count - 1 }

  /// The number of a row's message; nil for a row that is gone.
  func message(of row: Int) -> Int? {
    numbers.indices.contains(row - gone) ? numbers[row - gone].message : nil
  }

  /// How many messages with rows concern an outlet.
  func count(of outlet: String, in log: MessageLog) -> Int {
    numbers.count { !$0.isHead && log.message($0.message)?.outletKey == outlet }
  }

  /// Takes what is new in a log: how many rows leave at the front, and the rows that come at the end.
  mutating func follow(
    _ log: MessageLog, title: (MessageGroup) -> String, lifelines: (_ game: String) -> [Lifeline]
  ) -> (removed: Int, added: [InspectorRow]) {
    let oldest = log.groups.first?.messages.lowerBound ?? log.end
    let removed = numbers.prefix { $0.message < oldest }.count
    numbers.removeFirst(removed)
    gone += removed
    var added: [InspectorRow] = []
    for number in log.shown(from: end) {
      guard let message = log.message(number), let group = log.group(of: number) else { continue }
      let lifelines = lifelines(group.game)
      if group.messages.lowerBound == number {
        numbers.append((number, true))
        added.append(InspectorRow(group, title: title(group), lifelines))
      }
      numbers.append((number, false))
      added.append(InspectorRow(message, lifelines))
    }
    end = log.shownEnd
    return (removed, added)
  }

  /// Lets all rows go, to begin with the log's first message again.
  mutating func removeAll() {
    gone += numbers.count
    numbers = []
    end = 0
  }
}
