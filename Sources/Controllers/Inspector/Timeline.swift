/// The states of all games after each action that the Inspector has recorded.
package nonisolated struct Timeline: Equatable, Sendable {
  /// The states after an action.
  package struct Moment: Equatable, Sendable {
    /// The group of the action's messages, by its id; nil before the first action.
    package var group: Int?
    /// The states and statistics of the games.
    package var games: GameValues
    /// The states of the games' random generators, if they are seeded.
    package var chance: [String: [UInt64]]
    /// The screen in front.
    package var screen: String

    package init(group: Int?, games: GameValues, chance: [String: [UInt64]], screen: String) {
      (self.group, self.games, self.chance, self.screen) = (group, games, chance, screen)
    }
  }

  /// The largest number of moments. The oldest ones are forgotten.
  package static let limit = 300

  /// The moments, oldest first.
  package private(set) var moments: [Moment]
  /// The number of moments that were forgotten.
  package private(set) var forgotten = 0

  /// A timeline of these moments.
  package init(_ moments: [Moment] = []) { self.moments = moments }

  /// Adds a moment, or replaces the last one if it is of the same action. Its screen stays that of the action, even if the
  /// player goes to another one meanwhile.
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

  /// The index of the newest moment.
  package var last: Int { moments.count - 1 }
}
