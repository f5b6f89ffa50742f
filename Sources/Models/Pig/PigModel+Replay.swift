extension PigModel.State {
  /// The state that results from the log. Throws if an event cannot follow those before it.
  func afterReplay() throws(StateError) -> PigModel.State {
    let events = wholeMoves
    var state = beginning(of: events)
    try StateError.require(state.canBegin)
    var rest = events[...]
    while !rest.isEmpty {
      let move = state.repeatMove(rest)
      try StateError.require(!move.isEmpty && rest.starts(with: move))
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

  // MARK: - Beginning

  /// The log, with the missing events of its first move restored.
  private var wholeMoves: [PigEvent] {
    switch log.first {
    case .rolled(let player, _, _): [.choseToRoll(player: player)] + log
    case .piggedOut(let player):
      [.choseToRoll(player: player), .rolled(player: player, die: .one, turnTotal: 0)] + log
    case .won(let player, let score):
      // The move starts from the highest score that has not won, or from a lower one if it would bank less than
      // the lowest roll.
      [.choseToPass(player: player, banked: max(2, score &- (PigModel.goal - 1)), score: score)] + log
    default: log
    }
  }

  /// A state in which `events` can begin: the first new game or the current state, with the effect of each event
  /// undone.
  ///
  /// Arithmetic on forged numbers may wrap around. The replay then differs from the log.
  private func beginning(of events: [PigEvent]) -> PigModel.State {
    var state = self
    let game = events.prefix { $0 != .newGame }
    if game.count < events.count { _ = state.newGame() }
    for event in game.reversed() {
      switch event {
      case .rolled(let player, let die, let turnTotal):
        state.activePlayer = player
        state.turnTotal = die == .one ? 0 : turnTotal &- die.rawValue
      case .choseToPass(let player, let banked, let score):
        state.activePlayer = player
        state.turnTotal = banked
        if players.indices.contains(player) { state.players[player].score = score &- banked }
      case .newGame, .choseToRoll, .piggedOut, .won: break
      }
    }
    return state
  }

  /// Whether a game that is not over can lead to this state.
  private var canBegin: Bool {
    let canBeGathered = { (points: Int) in points >= 0 && points != 1 }
    return players.indices.contains(activePlayer)
      && players.allSatisfy { $0.score < PigModel.goal && canBeGathered($0.score) }
      && turnTotal <= PigModel.turnLimit && canBeGathered(turnTotal)
  }
}
