/// The rules of Pig: how each move changes a state. A move returns its events, but does not log them.
extension PigModel.State {
  /// The index of the player who has reached the goal.
  var winner: Int? { players.firstIndex { $0.score >= PigModel.goal } }

  /// Whether there are points to hold.
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
