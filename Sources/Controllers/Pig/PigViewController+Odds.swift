import Models
import Views

/// The odds of the player to move, from the exact solution of the game.
extension PigViewController {
  func oddsToggled(_ isOn: Bool) {
    options.showsOdds = isOn
    showOdds()
    if let chances { announce(chances.description) }
  }

  /// Shows the odds of the player to move, if they are on.
  func showOdds() {
    let chances = chances
    view.oddsButton.isActive = options.showsOdds
    view.oddsLabel.show(chances?.bars, describedAs: chances?.description ?? "")
  }

  /// Removes the odds of a turn that has ended, until the other player is to move.
  func hideOdds() { view.oddsLabel.show(nil, describedAs: "") }

  /// The chances of the player to move; nil if they are not shown.
  var chances: PigChances? { options.showsOdds ? PigChances(in: model) : nil }
}

/// What the user has chosen in Pig.
package nonisolated struct PigOptions: Savable {
  package var showsOdds = false
  /// How the computer plays when it plays; nil until it was chosen.
  var strategy: PigStrategy?

  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    showsOdds = try container.decode(Bool.self, forKey: .showsOdds)
    // A newer version may have more strategies.
    strategy = try? container.decode(PigStrategy.self, forKey: .strategy)
  }
}

/// The chances of the player to move: the probabilities of winning by rolling and by passing now, if both players then
/// play perfectly.
struct PigChances {
  private let rolling: Double
  /// Nil if the player cannot pass.
  private let passing: Double?
  private let favorsRolling: Bool

  /// The chances in a game; nil if it is won.
  init?(in model: ModelHandle<PigModel>) {
    guard model.winner == nil else { return nil }
    let solution = PigSolution.standard
    let own = model.players[model.activePlayer].score
    let opponent = model.players[1 - model.activePlayer].score
    let total = model.turnTotal
    rolling = solution.winProbabilityRolling(own: own, opponent: opponent, turnTotal: total)
    passing =
      model.canHold ? solution.winProbabilityHolding(own: own, opponent: opponent, turnTotal: total) : nil
    favorsRolling = solution.rolls(own: own, opponent: opponent, turnTotal: total)
  }

  var bars: OddsBar.Chances {
    let (roll, pass) = (tr("Roll {roll}", values), tr("Pass {pass}", values))
    // The sign marks the better choice.
    return (
      roll: (passing != nil && favorsRolling ? "✓ \(roll)" : roll, rolling),
      pass: passing.map { (favorsRolling ? pass : "✓ \(pass)", $0) }
    )
  }

  var description: String {
    guard passing != nil else { return tr("The chance of winning is {roll} by rolling.", values) }
    return favorsRolling
      ? tr("The chance of winning is {roll} by rolling and {pass} by passing. Rolling is better.", values)
      : tr("The chance of winning is {roll} by rolling and {pass} by passing. Passing is better.", values)
  }

  private var values: [String: String] {
    ["roll": percent(rolling, digits: 0), "pass": passing.map { percent($0, digits: 0) } ?? ""]
  }
}
