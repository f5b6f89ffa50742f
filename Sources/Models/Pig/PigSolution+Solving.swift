/// Solving the game exactly.
///
/// Holding increases the sum of the scores. With the scores i and j, only P(i, j, 0) and P(j, i, 0) are unknown, once all
/// larger sums are solved. A turn of each player makes P(i, j, 0) a function of itself: it is piecewise linear, and each
/// piece belongs to a choice of the turn totals that are held. Two values of one piece tell where it meets the solution
/// (Aitken's method). Once the solution lies on the same piece, it is exact up to rounding.
extension PigSolution {
  /// Solves the game to `goal`, which is clamped to 1...``largestGoal``, in about a hundredth of a second for 100.
  public static func solve(goal: Int = PigModel.goal) -> PigSolution {
    let goal = goal.clamped(to: 1...largestGoal)
    var solution = PigSolution(goal: goal, turnStarts: Array(repeating: 0.5, count: goal * goal))
    for sum in (0...2 * (goal - 1)).reversed() {
      for lower in max(0, sum - (goal - 1))...sum / 2 {
        solution.solve(lower, sum - lower)
      }
    }
    return solution
  }

  /// The largest number of steps for a pair of scores. A pair takes up to 4; only rounding could make it take more.
  private static let stepLimit = 50
  /// A smaller change of a probability is rounding.
  private static let rounding = 1e-15

  /// Finds the probabilities of both players at these scores.
  private mutating func solve(_ first: Int, _ second: Int) {
    let index = first * goal + second
    // The guess is the solution for a point more, which is near.
    if second < goal - 1 { turnStarts[index] = turnStarts[index + 1] }
    for _ in 0..<Self.stepLimit {
      let guess = turnStarts[index]
      let once = afterTurns(first, second)
      guard abs(once - guess) > Self.rounding else { return }
      let twice = afterTurns(first, second)
      let bend = (twice - once) - (once - guess)
      guard bend != 0 else { return }
      turnStarts[index] = twice - (twice - once) * (twice - once) / bend
    }
  }

  /// Calculates the probability of each player from that of the other, and returns that of the first.
  private mutating func afterTurns(_ first: Int, _ second: Int) -> Double {
    turnStarts[second * goal + first] = chances(second, first, 0).rolling
    turnStarts[first * goal + second] = chances(first, second, 0).rolling
    return turnStarts[first * goal + second]
  }
}
