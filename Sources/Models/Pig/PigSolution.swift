/// Optimal play of two-player Pig: the probability of winning in every situation.
///
/// The player to move, with score *i* against *j* and turn total *k*, wins with probability
///
///     P(i, j, k) = max(roll, hold)
///     roll = (1 − P(j, i, 0) + P(i, j, k+2) + … + P(i, j, k+6)) / 6
///     hold = 1 − P(j, i+k, 0)
///
/// and P = 1 once i + k reaches the goal. At k = 0, holding is not allowed. Source: Todd W. Neller and Clifton G.
/// M. Presser, "Optimal Play of the Dice Game Pig", UMAP Journal 25(1), 2004.
///
/// Only the probabilities at the start of a turn are stored: goal² numbers (80 kB for 100). Those within a turn
/// are calculated from them in at most goal − i steps.
public struct PigSolution: Sendable {
  /// The solution for ``PigModel/goal``, solved on first use (in about a hundredth of a second).
  public static let standard = solve()

  /// The largest goal that is solved. Time grows with the cube of the goal, memory with its square.
  public static let largestGoal = 1000

  /// The score that wins, from 1 to ``largestGoal``.
  public let goal: Int

  /// P(i, j, 0), at i · goal + j.
  var turnStarts: [Double]

  // MARK: - Queries

  /// The probability that the player to move wins, if both play optimally.
  ///
  /// `own` and `opponent` are banked points, `turnTotal` are those of this turn. Any number is accepted: scores are
  /// clamped to 0..<``goal``, and the turn total to 0...``goal``.
  public func winProbability(own: Int, opponent: Int, turnTotal: Int) -> Double {
    chances(own, opponent, turnTotal).best
  }

  /// The probability that the player to move wins by rolling now and playing optimally afterwards.
  public func winProbabilityRolling(own: Int, opponent: Int, turnTotal: Int) -> Double {
    chances(own, opponent, turnTotal).rolling
  }

  /// The probability that the player to move wins by holding now and playing optimally afterwards. At a turn total of 0, where the
  /// rules forbid holding, it is the probability if the turn were given away.
  public func winProbabilityHolding(own: Int, opponent: Int, turnTotal: Int) -> Double {
    chances(own, opponent, turnTotal).holding
  }

  /// Whether rolling is the better move (`true`) or holding (`false`).
  public func rolls(own: Int, opponent: Int, turnTotal: Int) -> Bool {
    let chances = chances(own, opponent, turnTotal)
    return turnTotal <= 0 || chances.rolling > chances.holding
  }
}

extension PigSolution {
  /// The probabilities of rolling, of holding and of the better move, calculated backwards from the end of the turn.
  func chances(
    _ own: Int, _ opponent: Int, _ turnTotal: Int
  ) -> (rolling: Double, holding: Double, best: Double) {
    let own = own.clamped(to: 0...goal - 1)
    let opponent = opponent.clamped(to: 0...goal - 1)
    let turnTotal = turnTotal.clamped(to: 0...goal)
    let piggingOut = 1 - turnStarts[opponent * goal + own]
    // later[r - 1] is the best probability with r points more than `total`; from the goal on, the game is won.
    var later = InlineArray<6, Double>(repeating: 1)
    var rolling = (piggingOut + 5) / 6
    var holding = 1.0
    var total = goal - own
    while total > turnTotal {
      total -= 1
      rolling = (piggingOut + later[1] + later[2] + later[3] + later[4] + later[5]) / 6
      holding = 1 - turnStarts[opponent * goal + own + total]
      later = [total > 0 ? max(rolling, holding) : rolling, later[0], later[1], later[2], later[3], later[4]]
    }
    return (rolling, holding, later[0])
  }
}
