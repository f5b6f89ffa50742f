extension PigModel {
  /// The content of a saved game.
  public struct State: Codable, Equatable, Sendable {
    /// The two players.
    public var players: [Player]
    /// The index of the player to move; after a win, of the winner.
    public var activePlayer: Int
    /// The points of this turn, at most ``PigModel/turnLimit``.
    public var turnTotal: Int
    /// The last roll of this game.
    public var lastRoll: Die?
    /// The events, oldest first, at most ``PigModel/logLimit``.
    public var log: [PigEvent]

    static let initial = State(
      players: [Player(name: "Player 1"), Player(name: "Player 2")],
      activePlayer: 0, turnTotal: 0, lastRoll: nil, log: [.newGame])

    /// Throws unless a game by the rules can lead to this state.
    ///
    /// A log of fewer than ``PigModel/logLimit`` events starts with a new game. A full log may be truncated. Names and kinds are
    /// not logged, so all of them are accepted.
    func validate() throws(StateError) {
      try StateError.require(players.count == 2)
      try StateError.require(players.allSatisfy { $0.name == Player.normalized($0.name) })
      try StateError.require(log.count == logLimit || log.count < logLimit && log.first == .newGame)
      try StateError.require(canFollow)
    }
  }
}

/// The rules of Pig: how each move changes a state. A move returns its events, but does not log them.
extension PigModel.State {
  var winner: Int? { players.firstIndex { $0.score >= PigModel.goal } }

  var canHold: Bool { turnTotal > 0 && winner == nil }

  /// Applies a roll of the active player. Does nothing after a win.
  mutating func roll(_ die: Die) -> [PigEvent] {
    guard winner == nil else { return [] }
    let player = activePlayer
    lastRoll = die
    turnTotal = die == .one ? 0 : min(turnTotal + die.rawValue, PigModel.turnLimit)
    let rolled: [PigEvent] = [
      .choseToRoll(player: player), .rolled(player: player, die: die, turnTotal: turnTotal),
    ]
    guard die == .one else { return rolled }
    activePlayer = 1 - player
    return rolled + [.piggedOut(player: player)]
  }

  /// Banks the turn total of the active player, who wins or passes. Does nothing unless ``canHold``.
  mutating func hold() -> [PigEvent] {
    guard canHold else { return [] }
    let player = activePlayer
    let banked = turnTotal
    players[player].score += banked
    turnTotal = 0
    let score = players[player].score
    let held: PigEvent = .choseToPass(player: player, banked: banked, score: score)
    guard winner == nil else { return [held, .won(player: player, score: score)] }
    activePlayer = 1 - player
    return [held]
  }

  /// Starts over with the same names and kinds; player 0 is to move.
  mutating func newGame() -> [PigEvent] {
    for index in players.indices { players[index].score = 0 }
    activePlayer = 0
    turnTotal = 0
    lastRoll = nil
    return [.newGame]
  }
}
