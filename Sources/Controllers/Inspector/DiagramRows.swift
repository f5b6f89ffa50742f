import Models
import Views

/// The rows of the sequence diagram. They follow the log.
struct DiagramRows {
  private var rows: [InspectorRow] = []
  /// The number of the first message without a row.
  private var end = 0

  /// The number of the last message; nil if there is none.
  var lastMessage: Int? { rows.last?.message }

  /// The number of messages that concern an outlet.
  func count(of outlet: String) -> Int { rows.count { $0.outlet == outlet } }

  /// Follows the log. Returns how many rows were removed at the front, and the rows that were added at the end.
  mutating func follow(
    _ log: MessageLog, _ makeRows: (MessageLog, _ messages: [Int]) -> [InspectorRow]
  ) -> (
    removed: Int, added: [InspectorRow]
  ) {
    let oldest = log.groups.first?.messages.lowerBound ?? log.end
    let removed = rows.prefix { $0.message < oldest }.count
    let added = makeRows(log, log.shown(from: end))
    rows = rows.dropFirst(removed) + added
    end = log.shownEnd
    return (removed, added)
  }

  /// Removes all rows, to begin again with the first message of the log.
  mutating func removeAll() {
    rows = []
    end = 0
  }
}
