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
    /// Replaying the log must result in the scores, the turn and the last roll of the state. A log of fewer than
    /// ``PigModel/logLimit`` events starts with a new game. A full log may be truncated. Then the position before
    /// it is unknown and is derived from its events where possible. Names and kinds are not logged, so all of them
    /// are accepted.
    func validate() throws(StateError) {
      try StateError.require(players.count == 2, "Pig is for two players, not \(players.count).")
      for player in players {
        try StateError.require(
          player.name == Player.normalized(player.name),
          "The name of a player of Pig is empty, too long or not plain.")
      }
      try StateError.require(log.count <= logLimit, "The log of Pig is too long: \(log.count) events.")
      try StateError.require(
        log.count == logLimit || log.first == .newGame, "The log of Pig does not begin with a new game.")
      try StateError.require(
        try afterReplay() == self, "The log of Pig does not lead to the scores and the turn that are saved.")
    }
  }
}
