extension PigModel {
  /// All that a saved game holds.
  public struct State: Codable, Equatable, Sendable {
    /// The two players.
    public var players: [Player]
    /// The index of the player to move; after a win, of the winner.
    public var activePlayer: Int
    /// The points gathered in this turn, at most ``PigModel/turnLimit``.
    public var turnTotal: Int
    /// The last roll of this game.
    public var lastRoll: Die?
    /// What has happened, oldest first: at most ``PigModel/logLimit`` events.
    public var log: [PigEvent]

    static let initial = State(
      players: [Player(name: "Player 1"), Player(name: "Player 2")],
      activePlayer: 0, turnTotal: 0, lastRoll: nil, log: [.newGame])

    /// Throws unless a game by the rules can have led to this state.
    ///
    /// The log is played again, and must lead to the scores, the turn and the last roll that the state has. A log of
    /// fewer than ``PigModel/logLimit`` events starts with a new game. A full one may have lost its beginning. Then
    /// the position before it is unknown, and is taken from its events as far as they show it. Names and kinds are
    /// not logged, so any are accepted.
    func validate() throws(StateError) {
      try StateError.require(players.count == 2, "Pig is for two players, not \(players.count).")
      for player in players {
        try StateError.require(
          player.name == Player.tidied(player.name),
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
