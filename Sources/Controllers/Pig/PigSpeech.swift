import Models
import Views

/// The texts that are announced to screen readers in a game of Pig.
struct PigSpeech {
  private let model: ModelHandle<PigModel>
  /// The chances of the player to move, if they are shown.
  private let chances: PigChances?

  init(of model: ModelHandle<PigModel>, chances: PigChances?) {
    self.model = model
    self.chances = chances
  }

  /// The state of the game.
  var state: String {
    let points = ["points": String(model.turnTotal)]
    return sentences(
      total(of: 0), total(of: 1), turn, model.turnTotal > 0 ? tr("{points} this turn", points) : "",
      chances?.description ?? "")
  }

  private func total(of player: Int) -> String {
    let score = String(model.players[player].score)
    return tr("{name} has {score}", ["name": names[player], "score": score])
  }

  private var names: PigNames { PigNames(of: model) }

  private var turn: String { names.turn(of: model.activePlayer) }

  /// The beginning of a new game.
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

  /// The pass of a player.
  func pass(of player: Int, banked: Int, score: Int) -> String {
    let values = ["name": names[player], "banked": String(banked), "score": String(score)]
    return sentences(tr("{name} keeps {banked} and has {score}", values), turn)
  }
}
