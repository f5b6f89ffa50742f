/// Solving the game exactly, by Newton's method.
///
/// Holding increases the sum of the scores. With the scores i and j, only P(i, j, 0) and P(j, i, 0) are unknown, once all
/// larger sums are solved. A turn makes one of them a function of the other: it is piecewise linear, and each piece
/// belongs to a choice of the turn totals that are held. Newton's method solves the two pieces at a guess for both
/// unknowns, until the solution lies on the same pieces. Then it is exact up to rounding, without a tolerance.
extension PigSolution {
  /// Solves the game to `goal`, which is clamped to 1...``largestGoal``.
  ///
  /// The result is the same on each call. It takes about a hundredth of a second for a goal of 100, so do not call it on
  /// the main thread.
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

  /// A piece of a piecewise linear function: the line of the function at one of its arguments.
  private struct Line {
    var value: Double
    var slope: Double
  }

  /// The largest number of steps for a pair of scores. A pair takes 2 to 5; only rounding could make it take more.
  private static let stepLimit = 50

  /// Finds the probabilities of both players at these scores.
  private mutating func solve(_ first: Int, _ second: Int) {
    let (firstIndex, secondIndex) = (first * goal + second, second * goal + first)
    // The guess is the solution for a point more, which is near.
    var mine = second < goal - 1 ? turnStarts[firstIndex + 1] : turnStarts[firstIndex]
    var theirs = second < goal - 1 ? turnStarts[secondIndex + goal] : turnStarts[secondIndex]
    var slopes = (1.0, 1.0)
    for _ in 0..<Self.stepLimit {
      let myLine = turn(own: first, opponent: second, opponentsChance: theirs)
      let theirLine = turn(own: second, opponent: first, opponentsChance: mine)
      // Each total that is held makes a line less steep: with the slopes of the last step, the pieces are the same.
      guard (myLine.slope, theirLine.slope) != slopes else { break }
      slopes = (myLine.slope, theirLine.slope)
      let intercepts = (myLine.value - slopes.0 * theirs, theirLine.value - slopes.1 * mine)
      mine = (intercepts.0 + slopes.0 * intercepts.1) / (1 - slopes.0 * slopes.1)
      theirs = intercepts.1 + slopes.1 * mine
    }
    turnStarts[firstIndex] = mine
    turnStarts[secondIndex] = theirs
  }

  /// P(own, opponent, 0) as a function of P(opponent, own, 0), at one of its values.
  ///
  /// Goes back from the last total that does not win. `values.r` and `slopes.r` belong to r points more than `total`.
  private func turn(own: Int, opponent: Int, opponentsChance: Double) -> Line {
    let piggingOut = 1 - opponentsChance
    let sixth = 1.0 / 6
    let afterHolding = opponent * goal + own
    var (v1, v2, v3, v4, v5, v6) = (1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
    var (s1, s2, s3, s4, s5, s6) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    var total = goal - own - 1
    while true {
      // In this order the number that was calculated last is added last, so that the processor can work ahead.
      let rolling = (piggingOut + v6 + v5 + v4 + v3 + v2) * sixth
      let slope = (s6 + s5 + s4 + s3 - 1 + s2) * sixth
      guard total > 0 else { return Line(value: rolling, slope: slope) }
      let holding = 1 - turnStarts[afterHolding + total]
      let rolls = rolling > holding
      (v6, v5, v4, v3, v2, v1) = (v5, v4, v3, v2, v1, rolls ? rolling : holding)
      (s6, s5, s4, s3, s2, s1) = (s5, s4, s3, s2, s1, rolls ? slope : 0)
      total -= 1
    }
  }
}
