import Models
import Views

/// The log of a game of Pig, turn by turn.
struct PigHistory {
  /// A turn of a player, or the beginning of a game.
  private struct Turn {
    var player: Int?
    var rolls: [Die] = []
    /// The points: those of the turn so far, or with a sign those that were kept or lost. At the beginning of a game, the heading
    /// of the games before.
    var points = ""
    /// Whether the player has lost or kept the points.
    var isOver = false
    /// The events, the oldest first.
    var events: [TextList.Row] = []
  }

  private let names: PigNames
  private let log: [PigEvent]

  init(of model: ModelHandle<PigModel>) {
    names = PigNames(of: model)
    log = model.log
  }

  var turns: [HistoryTable.Turn] {
    var turns: [Turn] = []
    for event in log { add(event, to: &turns) }
    return turns.reversed().map { turn in
      guard let player = turn.player else {
        let text = turn.points.isEmpty ? tr("New game") : turn.points
        return (nil, text, text, turn.points, [])
      }
      let text = turn.rolls.map { String($0.rawValue) }.joined(separator: " ")
      let named = tr("{name}: {rolls}", ["name": names[player], "rolls": text])
      return (player, text, named, turn.points, turn.events.reversed())
    }
  }

  /// The points that the last turn has lost, if the last event is that it was lost by a one.
  var lostPoints: Int {
    // Before that event are the one, the decision to roll it, and the roll before, unless the one was the first roll.
    if case .rolled(_, _, let total) = log.dropLast(3).last { total } else { 0 }
  }

  private func add(_ event: PigEvent, to turns: inout [Turn]) {
    switch event {
    case .newGame: turns.append(Turn(points: turns.isEmpty ? "" : tr("Earlier game"), isOver: true))
    // The decision to roll has no row: it is part of the roll's row.
    case .choseToRoll: break
    case .rolled(let player, let die, let total):
      continueTurn(of: player, in: &turns) { turn in
        turn.rolls.append(die)
        turn.points = String(total)
        let values = ["name": names[player], "value": String(die.rawValue)]
        turn.events.append(.init(tr("{name} chose to roll: {value}", values), String(total)))
      }
    case .piggedOut(let player):
      continueTurn(of: player, in: &turns) { turn in
        turn.isOver = true
        turn.points = "✕ 0"
        turn.events.append(.init(tr("{name} pigged out", ["name": names[player]]), "0"))
      }
    case .choseToPass(let player, let banked, _):
      continueTurn(of: player, in: &turns) { turn in
        turn.isOver = true
        turn.points = "+\(banked)"
        turn.events.append(.init(tr("{name} chose to pass", ["name": names[player]]), "+\(banked)"))
      }
    case .won(let player, let score):
      let row = TextList.Row(tr("{name} wins", ["name": names[player]]), String(score))
      if turns.last?.player != player { turns.append(Turn(player: player)) }
      turns[turns.endIndex - 1].events.append(row)
    }
  }

  /// Changes the turn of a player, and begins it if the last turn is over. The log may begin within a turn.
  private func continueTurn(of player: Int, in turns: inout [Turn], _ change: (inout Turn) -> Void) {
    if turns.last?.isOver ?? true { turns.append(Turn(player: player)) }
    change(&turns[turns.endIndex - 1])
  }
}
