extension PigModel {
  /// All that a saved game holds.
  public struct State: Codable, Equatable, Sendable {
    /// The two players.
    public var players: [Player]
    /// The index of the player to move; after a win, of the winner.
    public var activePlayer: Int
    /// The points gathered in this turn.
    public var turnTotal: Int
    /// The last roll of this game.
    public var lastRoll: Die?
    /// What has happened, oldest first: at most ``PigModel/logLimit`` events.
    public var log: [PigEvent]

    static let initial = State(
      players: [Player(name: "Player 1"), Player(name: "Player 2")],
      activePlayer: 0, turnTotal: 0, lastRoll: nil, log: [.newGame])

    /// Far over what a turn can gather (it takes 166,667 rolls without a one), far under what overflows.
    private static let believablePoints = 1_000_000

    /// The index of the player who has reached the goal.
    var winner: Int? { players.firstIndex { $0.score >= goal } }

    func validate() throws(StateError) {
      try StateError.require(players.count == 2, "Pig is for two players, not \(players.count).")
      for player in players { try Self.validate(player) }
      try StateError.require(
        players.contains { $0.score < goal }, "Both players of Pig have won.")
      try StateError.require(
        players.indices.contains(activePlayer), "Pig has no player number \(activePlayer) to move.")
      try validateTurn()
      try StateError.require(log.count <= logLimit, "The log of Pig is too long: \(log.count) events.")
      try StateError.require(
        log.count == logLimit || log.first == .newGame, "The log of Pig does not begin with a new game.")
      for event in log { try Self.validate(event) }
    }

    private func validateTurn() throws(StateError) {
      try StateError.require(Self.canBeGathered(turnTotal), "A turn of Pig cannot gather \(turnTotal).")
      // The turn total begins with the first roll of a turn and contains the last.
      let gathered = turnTotal == 0 || (lastRoll.map { $0 != .one && $0.rawValue <= turnTotal } ?? false)
      try StateError.require(
        gathered, "The last roll of Pig cannot have led to a turn total of \(turnTotal).")
      try StateError.require(
        lastRoll != nil || players.allSatisfy { $0.score == 0 }, "Points were scored in Pig without a roll.")
      guard let winner else { return }
      try StateError.require(
        turnTotal == 0 && activePlayer == winner && lastRoll != .one,
        "A game of Pig went on after it was won.")
    }

    private static func validate(_ player: Player) throws(StateError) {
      try StateError.require(
        canBeGathered(player.score), "A player of Pig cannot have a score of \(player.score).")
      try StateError.require(
        player.name == Player.tidied(player.name),
        "The name of a player of Pig is empty, too long or not plain.")
    }

    private static func validate(_ event: PigEvent) throws(StateError) {
      let (player, isPossible) =
        switch event {
        case .newGame: (0, true)
        case .choseToRoll(let player), .piggedOut(let player): (player, true)
        case .rolled(let player, .one, let turnTotal): (player, turnTotal == 0)
        case .rolled(let player, let die, let turnTotal):
          (player, turnTotal >= die.rawValue && canBeGathered(turnTotal))
        case .choseToPass(let player, let banked, let score):
          (player, banked > 0 && canBeGathered(banked) && score >= banked && canBeGathered(score))
        case .won(let player, let score): (player, score >= goal && canBeGathered(score))
        }
      try StateError.require(
        (0...1).contains(player) && isPossible,
        "The log of Pig tells of something that cannot happen: \(event).")
    }

    /// Whether some rolls of 2 to 6 add up to `points`: everything from 0 on but 1.
    private static func canBeGathered(_ points: Int) -> Bool {
      (0...believablePoints).contains(points) && points != 1
    }
  }
}
