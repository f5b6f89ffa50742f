import Models
import Views

/// What Pig says, on the screen and to screen readers.
struct PigTexts {
  private let model: ModelHandle<PigModel>
  private var names: PigNames { PigNames(of: model) }

  init(of model: ModelHandle<PigModel>) { self.model = model }

  // MARK: - On the screen

  var roll: String {
    guard let roll = model.lastRoll else { return tr("Not rolled yet") }
    return tr("Rolled {value}", ["value": String(roll.rawValue)])
  }

  /// The last event of a turn. A win follows its pass, and has its alert.
  private var lastEvent: PigEvent? {
    if case .won = model.log.last { model.log.dropLast().last } else { model.log.last }
  }

  /// The result of the last event. It names the player if the turn has ended: it stays until the other player rolls.
  var result: String {
    switch lastEvent {
    case .piggedOut(let player):
      let lost = PigHistory(of: model).lostPoints
      let values = ["name": names[player], "points": String(lost)]
      return lost > 0
        ? tr("✕ {name} pigged out: {points} lost", values) : tr("✕ {name} pigged out", values)
    case .choseToPass(let player, let banked, _):
      let values = ["name": names[player], "points": String(banked)]
      return isLost ? tr("✕ {name} keeps {points}", values) : tr("✓ {name} keeps {points}", values)
    default: return roll
    }
  }

  var style: MessageStyle {
    switch lastEvent {
    case .piggedOut: .lost
    case .choseToPass: isLost ? .lost : .won
    default: .neutral
    }
  }

  /// The turn totals above which the pig gets greedy, and worried.
  private static let (greed, worry) = (15, 20)

  var isLost: Bool {
    guard let winner = model.winner else { return false }
    return model.players[winner].kind != .human
  }

  /// The pig's mood: after a turn by how that has ended, and in a turn by the points that are at stake.
  var mood: PigMood {
    switch model.log.last {
    case .piggedOut: .bust
    case .won: isLost ? .sad : .smug
    case .choseToPass: .smug
    default:
      model.turnTotal > Self.worry ? .worried : model.turnTotal > Self.greed ? .greedy : .idle
    }
  }

  // MARK: - To screen readers

  /// The state of the game, with the chances of the player to move if they are shown.
  func state(_ chances: PigChances?) -> String {
    let points = ["points": String(model.turnTotal)]
    return sentences(
      scores, turn, model.turnTotal > 0 ? tr("{points} this turn", points) : "",
      chances?.description ?? "")
  }

  var scores: String { sentences(total(of: 0), total(of: 1)) }

  private func total(of player: Int) -> String {
    let score = String(model.players[player].score)
    return tr("{name} has {score}", ["name": names[player], "score": score])
  }

  private var turn: String { names.turn(of: model.activePlayer) }

  var newGame: String { sentences(tr("New game"), turn) }

  /// The result of the last roll. The computer's rolls follow each other quickly, so their text is short.
  var lastRoll: String {
    guard let roll = model.lastRoll else { return "" }
    // After a one it is the other player's turn.
    let player = roll == .one ? 1 - model.activePlayer : model.activePlayer
    let values = ["name": names[player], "value": String(roll.rawValue), "points": String(model.turnTotal)]
    if roll == .one { return sentences(tr("{name} rolled 1 and pigged out", values), turn) }
    return model.players[player].kind == .human
      ? tr("Rolled {value}: {points} this turn.", values) : tr("{name} rolled {value}.", values)
  }

  func pass(of player: Int, banked: Int, score: Int) -> String {
    let values = ["name": names[player], "banked": String(banked), "score": String(score)]
    return sentences(tr("{name} keeps {banked} and has {score}", values), turn)
  }
}
