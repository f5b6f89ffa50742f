import Models
import Views

/// Groups of a log that are to be copied or saved, as far as they are shown.
struct Excerpt {
  private let log: MessageLog
  private let groups: [MessageGroup]

  /// The groups of some messages, by the messages' numbers.
  init(of log: MessageLog, around messages: [Int]) {
    self.log = log
    groups = messages.reduce(into: []) { groups, number in
      if let group = log.group(of: number), groups.last != group { groups.append(group) }
    }
  }

  /// The groups as a diagram.
  var diagram: SequenceDiagram {
    SequenceDiagram(
      groups: groups.map { group in
        (group, group.messages.filter { $0 < log.shownEnd }.compactMap { log.message($0) })
      })
  }

  /// What the groups are called, and when they were, for the user to know them by.
  var titles: String {
    groups.map { tr("{title}, {time}", ["title": $0.title, "time": $0.time]) }.joined(separator: "; ")
  }
}
