import Models
import Views

/// The chances of the player to move: the probabilities of winning by rolling and by passing now, if both players then
/// play perfectly.
struct PigChances {
  private let rolling: Double
  /// Nil if the player cannot pass.
  private let passing: Double?
  /// Whether rolling is the better choice.
  private let favorsRolling: Bool

  /// The chances in a game; nil if it is won.
  init?(in model: ModelHandle<PigModel>, by solution: PigSolution) {
    guard model.winner == nil else { return nil }
    let own = model.players[model.activePlayer].score
    let opponent = model.players[1 - model.activePlayer].score
    let total = model.turnTotal
    rolling = solution.winProbabilityRolling(own: own, opponent: opponent, turnTotal: total)
    passing =
      model.canHold ? solution.winProbabilityHolding(own: own, opponent: opponent, turnTotal: total) : nil
    favorsRolling = solution.rolls(own: own, opponent: opponent, turnTotal: total)
  }

  /// The chances on the screen.
  var text: String {
    guard passing != nil else { return tr("To win: Roll {roll}", values) }
    return favorsRolling
      // TRANSLATORS: The chances of winning. The sign marks the better choice.
      ? tr("To win: ✓ Roll {roll} · Pass {pass}", values) : tr("To win: Roll {roll} · ✓ Pass {pass}", values)
  }

  /// The chances for screen readers.
  var description: String {
    guard passing != nil else { return tr("The chance of winning is {roll} by rolling.", values) }
    return favorsRolling
      ? tr("The chance of winning is {roll} by rolling and {pass} by passing. Rolling is better.", values)
      : tr("The chance of winning is {roll} by rolling and {pass} by passing. Passing is better.", values)
  }

  private var values: [String: String] {
    ["roll": percent(rolling), "pass": passing.map { percent($0) } ?? ""]
  }
}
