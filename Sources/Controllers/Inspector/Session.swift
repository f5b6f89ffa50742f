import Models

/// What the Inspector has recorded: the messages, and the states of all games after each action.
package nonisolated struct Session: Equatable, Sendable {
  /// The messages.
  package let log: MessageLog.Recording
  /// The moments, oldest first.
  package private(set) var moments: [Timeline.Moment]

  /// A session of a log and its moments. If the log has dropped the groups of moments, the newest of them is the one before
  /// the first action, and the others are left out.
  package init(log: MessageLog.Recording, moments: [Timeline.Moment]) {
    self.log = log
    let ids = Set(log.groups.map(\.id))
    let isDropped = { (moment: Timeline.Moment) in moment.group.map { !ids.contains($0) } ?? true }
    guard let first = moments.lastIndex(where: isDropped) else {
      self.moments = moments
      return
    }
    self.moments = Array(moments[first...])
    self.moments[0].group = nil
  }
}
