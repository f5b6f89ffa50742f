import Models

/// The states of all games after each action that the Inspector has recorded.
package nonisolated struct Timeline: Equatable, Sendable {
  package struct Moment: Equatable, Sendable {
    /// The group of the action's messages, by its id; nil before the first action.
    package var group: Int?
    package var games: GameValues
    /// The states of the games' random generators, if they are seeded.
    package var chance: [String: [UInt64]]
    package var screen: String

    package init(group: Int?, games: GameValues, chance: [String: [UInt64]], screen: String) {
      (self.group, self.games, self.chance, self.screen) = (group, games, chance, screen)
    }
  }

  /// The largest number of moments. The oldest ones are forgotten.
  package static let limit = 300

  package private(set) var moments: [Moment]
  package private(set) var forgotten = 0

  package init(_ moments: [Moment] = []) { self.moments = moments }

  /// Adds a moment, or replaces the last one of the same action, whose screen stays even if the player goes to another one.
  package mutating func record(_ moment: Moment) {
    var moment = moment
    if let last = moments.last, last.group == moment.group {
      moment.screen = last.screen
      moments.removeLast()
    }
    moments.append(moment)
    if moments.count > Self.limit {
      moments.removeFirst()
      forgotten += 1
    }
  }

  /// How many actions precede the end of the moment with an index.
  package func number(of index: Int) -> Int { forgotten + index }

  package var last: Int { moments.count - 1 }
}

/// What the Inspector has recorded: the messages, and the states of all games after each action.
package nonisolated struct Session: Equatable, Sendable {
  package let log: MessageLog.Recording
  package let moments: [Timeline.Moment]
  /// The name of its file; nil if it was not opened from a file.
  package var name: String?

  package init(saved log: MessageLog.Recording, moments: [Timeline.Moment]) {
    (self.log, self.moments) = (log, moments)
  }

  /// The newest moment whose group the log has dropped is the one before the first action; others are left out.
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
