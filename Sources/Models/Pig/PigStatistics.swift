/// The games of Pig that people have won and lost, by their opponents.
public struct PigStatistics: Statistics, Codable {
  /// The games against one kind of opponent.
  public struct Entry: Codable, Equatable, Sendable {
    /// Who played against the person. Between two people, this is player 2.
    public let opponent: Player.Kind
    /// The games that the person has won and lost. Between two people, these are the wins of player 1 and of player 2.
    public internal(set) var count = GameCount()
  }

  /// The opponents, in the order of their first games.
  public private(set) var entries: [Entry] = []

  /// The games in a row that people have won against the computer, and the most of them; nil in files of earlier versions.
  private var (streak, longestStreak): (Int?, Int?)

  /// Creates statistics in which nothing was counted.
  public init() {}

  /// The most games in a row that people have won against the computer.
  public var best: Int? { longestStreak }

  /// The games against an opponent.
  public func count(against opponent: Player.Kind) -> GameCount {
    entries.first { $0.opponent == opponent }?.count ?? GameCount()
  }

  /// Counts a game that has been won. `state` is that after the win.
  public mutating func record(_ state: PigModel.State) {
    if let winner = state.winner { record(winner: winner, of: state.players) }
  }

  /// Counts a game that `winner` has won, by who plays at the end, unless that is the computer against itself.
  public mutating func record(winner: Int, of players: [Player]) {
    guard players.count == 2, players.indices.contains(winner),
      let person = players.firstIndex(where: { $0.kind == .human })
    else { return }
    let opponent = players[1 - person].kind
    let index = entries.firstIndex { $0.opponent == opponent } ?? entries.endIndex
    if index == entries.endIndex { entries.append(Entry(opponent: opponent)) }
    entries[index].count.count(won: winner == person)
    guard opponent != .human else { return }
    let now = winner == person ? min((streak ?? 0), .max - 1) + 1 : 0
    (streak, longestStreak) = (now, max(now, longestStreak ?? 0))
  }

  /// Throws unless games by the rules can lead to these numbers.
  public func validate() throws(StateError) {
    try StateError.require(Set(entries.map(\.opponent)).count == entries.count)
    for entry in entries { try entry.count.validate() }
  }
}
