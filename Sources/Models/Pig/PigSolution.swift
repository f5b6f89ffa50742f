/// The best play of two-player Pig, solved: the chance to win from every situation.
///
/// The player to move, with score *i* against *j* and turn total *k*, wins with chance
///
///     P(i, j, k) = max(roll, hold)
///     roll = (1 − P(j, i, 0) + P(i, j, k+2) + … + P(i, j, k+6)) / 6
///     hold = 1 − P(j, i+k, 0)
///
/// and P = 1 once i + k reaches the goal; at k = 0 there is no holding. Source: Todd W. Neller and Clifton G.
/// M. Presser, "Optimal Play of the Dice Game Pig", UMAP Journal 25(1), 2004.
///
/// Only the chances at the start of a turn are stored, goal² numbers (80 kB for 100); those within a turn
/// follow from them in at most goal − i steps.
public struct PigSolution: Sendable {
  /// The game to ``PigModel/goal``, solved when it is first asked for (a few hundredths of a second).
  public static let standard = solve()

  /// The greatest goal that is solved: time grows with the cube of the goal, storage with its square.
  public static let largestGoal = 1000

  /// The score that wins, from 1 to ``largestGoal``.
  public let goal: Int

  /// P(i, j, 0), at i · goal + j.
  private var turnStarts: [Double]

  /// Solves the game to `goal`, which is clamped to 1...``largestGoal``.
  public static func solve(goal: Int = PigModel.goal) -> PigSolution {
    let goal = goal.clamped(to: 1...largestGoal)
    var solution = PigSolution(goal: goal, turnStarts: Array(repeating: 0.5, count: goal * goal))
    // Holding raises the sum of the scores, so a pair of scores depends on greater sums and on itself only.
    for sum in (0...2 * (goal - 1)).reversed() {
      for lower in max(0, sum - (goal - 1))...sum / 2 {
        solution.solve(lower, sum - lower)
      }
    }
    return solution
  }

  // MARK: - Asking

  /// The chance that the player to move wins, if both play their best.
  ///
  /// Any number may be passed: scores are clamped to 0..<``goal``, those of a game still on, and the turn
  /// total to 0...``goal``.
  ///
  /// - Parameters:
  ///   - own: The points the player to move has banked.
  ///   - opponent: The points the other player has banked.
  ///   - turnTotal: The points gathered in this turn.
  public func winProbability(own: Int, opponent: Int, turnTotal: Int) -> Double {
    let situation = Situation(own: own, opponent: opponent, turnTotal: turnTotal, goal: goal)
    return chances(in: situation).best
  }

  /// The chance that the player to move wins by rolling now and playing the best from then on.
  ///
  /// Clamps as ``winProbability(own:opponent:turnTotal:)`` does.
  public func winProbabilityRolling(own: Int, opponent: Int, turnTotal: Int) -> Double {
    let situation = Situation(own: own, opponent: opponent, turnTotal: turnTotal, goal: goal)
    return chances(in: situation).rolling
  }

  /// The chance that the player to move wins by holding now and playing the best from then on.
  ///
  /// Clamps as ``winProbability(own:opponent:turnTotal:)`` does. At a turn total of 0, where the rules forbid
  /// to hold, it is the chance if the turn were given away.
  public func winProbabilityHolding(own: Int, opponent: Int, turnTotal: Int) -> Double {
    holdingChance(in: Situation(own: own, opponent: opponent, turnTotal: turnTotal, goal: goal))
  }

  /// Whether rolling is the better move (`true`) or holding (`false`).
  ///
  /// Clamps as ``winProbability(own:opponent:turnTotal:)`` does.
  public func rolls(own: Int, opponent: Int, turnTotal: Int) -> Bool {
    let situation = Situation(own: own, opponent: opponent, turnTotal: turnTotal, goal: goal)
    return situation.turnTotal == 0 || chances(in: situation).rolling > holdingChance(in: situation)
  }
}

// MARK: - Solving

extension PigSolution {
  /// What the player to move faces, within bounds.
  private struct Situation {
    let own: Int
    let opponent: Int
    let turnTotal: Int

    init(own: Int, opponent: Int, turnTotal: Int, goal: Int) {
      self.own = own.clamped(to: 0...goal - 1)
      self.opponent = opponent.clamped(to: 0...goal - 1)
      self.turnTotal = turnTotal.clamped(to: 0...goal)
    }
  }

  /// When a pass changes less than this, a pair of scores is solved.
  ///
  /// A pass shrinks what is left by the chance that both players pig out, which best play keeps near a half.
  private static let tolerance = 1e-13

  /// Finds the chances of both players at these scores, by value iteration.
  private mutating func solve(_ first: Int, _ second: Int) {
    var change: Double
    repeat {
      let before = turnStarts[first * goal + second]
      improve(own: first, opponent: second)
      improve(own: second, opponent: first)
      change = (turnStarts[first * goal + second] - before).magnitude
    } while change > Self.tolerance
  }

  private mutating func improve(own: Int, opponent: Int) {
    let situation = Situation(own: own, opponent: opponent, turnTotal: 0, goal: goal)
    turnStarts[own * goal + opponent] = chances(in: situation).rolling
  }

  private func holdingChance(in situation: Situation) -> Double {
    let score = situation.own + situation.turnTotal
    return score >= goal ? 1 : 1 - turnStarts[situation.opponent * goal + score]
  }

  /// The chances of rolling and of the better move, worked out from the end of the turn backwards.
  private func chances(in situation: Situation) -> (rolling: Double, best: Double) {
    let (own, opponent) = (situation.own, situation.opponent)
    let piggingOut = 1 - turnStarts[opponent * goal + own]
    // later[r - 1] is the best chance with r points more than `total`; beyond the goal the game is won.
    var later = InlineArray<6, Double>(repeating: 1)
    var rolling = (piggingOut + 5) / 6
    var total = goal - own
    while total > situation.turnTotal {
      total -= 1
      rolling = (piggingOut + later[1] + later[2] + later[3] + later[4] + later[5]) / 6
      let holding = 1 - turnStarts[opponent * goal + own + total]
      later = [total > 0 ? max(rolling, holding) : rolling, later[0], later[1], later[2], later[3], later[4]]
    }
    return (rolling, later[0])
  }
}
