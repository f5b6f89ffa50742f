import Models

/// What the Inspector has recorded: the messages, and the states of all games after each action.
package nonisolated struct Session: Equatable, Sendable {
  /// The messages.
  package let log: MessageLog.Recording
  /// The moments, oldest first.
  package let moments: [Timeline.Moment]
  /// The name of its file; nil if it was not opened from a file.
  package var name: String?

  /// A session as it was saved.
  package init(saved log: MessageLog.Recording, moments: [Timeline.Moment]) {
    self.log = log
    self.moments = moments
  }

  /// A session of a log and its moments. If the log has dropped the groups of moments, the newest of them is the one before
  /// the first action, and the others are left out.
  package init(log: MessageLog.Recording, moments: [Timeline.Moment]) {
    self.log = log
    let ids = Set(log.groups.map(\.id))
    let isDropped = { (moment: Timeline.Moment) in moment.group.map { !ids.contains($0) } ?? true }
    var kept = moments
    if let first = moments.lastIndex(where: isDropped) {
      kept.removeFirst(first)
      kept[0].group = nil
    }
    self.moments = kept
  }
}
