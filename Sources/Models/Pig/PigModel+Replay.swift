extension PigModel.State {
  /// Whether a game by the rules can lead to this state.
  ///
  /// Replaying the log from its first new game on must result in the scores, the turn and the last roll. The events before are
  /// the end of an earlier game, or of one that is longer than the log: nothing else is known about them.
  var canFollow: Bool {
    guard log.allSatisfy(\.isOfTwoPlayers) else { return false }
    let games = log.drop { $0 != .newGame }
    return games.isEmpty ? hasPossiblePoints : after(games) == self
  }

  /// The state that results from events, which begin with a new game; nil if one cannot follow those before it.
  private func after(_ events: ArraySlice<PigEvent>) -> PigModel.State? {
    var (state, rest) = (self, events)
    while !rest.isEmpty {
      let move = state.repeatMove(rest)
      guard !move.isEmpty, rest.starts(with: move) else { return nil }
      rest = rest.dropFirst(move.count)
    }
    return state
  }

  /// Makes the move with which `events` begin, and returns its own events for comparison.
  private mutating func repeatMove(_ events: ArraySlice<PigEvent>) -> [PigEvent] {
    switch (events.first, events.dropFirst().first) {
    case (.newGame, _): newGame()
    case (.choseToRoll, .rolled(_, let die, _)): roll(die)
    case (.choseToPass, _): hold()
    default: []
    }
  }

  /// Whether the points are within their limits. Only the player to move can have won.
  private var hasPossiblePoints: Bool {
    players.indices.contains(activePlayer) && (0...PigModel.turnLimit).contains(turnTotal)
      && (0..<PigModel.goal).contains(players[1 - activePlayer].score)
      && (0..<PigModel.goal + PigModel.turnLimit).contains(players[activePlayer].score)
  }
}

extension PigEvent {
  fileprivate var isOfTwoPlayers: Bool {
    switch self {
    case .newGame: true
    case .choseToRoll(let player), .rolled(let player, _, _), .piggedOut(let player),
      .choseToPass(let player, _, _), .won(let player, _):
      (0...1).contains(player)
    }
  }
}
