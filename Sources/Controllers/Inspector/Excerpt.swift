import Models
import Views

/// The groups of a log that are copied or saved, as far as they are shown.
struct Excerpt {
  private let log: MessageLog
  private let groups: [MessageGroup]

  /// The groups of some messages.
  init(of log: MessageLog, around messages: [Int]) {
    self.log = log
    groups = messages.reduce(into: []) { groups, number in
      if let group = log.group(of: number), groups.last != group { groups.append(group) }
    }
  }

  /// The numbers of the shown messages of the groups.
  var messages: [Int] { groups.flatMap { $0.messages.filter { $0 < log.shownEnd } } }

  /// The groups as a diagram.
  var diagram: SequenceDiagram {
    SequenceDiagram(
      groups: groups.map { group in
        (group, group.messages.filter { $0 < log.shownEnd }.compactMap { log.message($0) })
      })
  }

  /// The titles and times of the groups.
  var titles: String {
    groups.map { tr("{title}, {time}", ["title": $0.title, "time": $0.time]) }.joined(separator: "; ")
  }
}
