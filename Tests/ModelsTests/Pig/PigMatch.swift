/// A match between two strategies of Pig, evaluated exactly.
///
/// A strategy that is fixed makes the chance at the start of a turn a linear function of the opponent's chance with the
/// same scores. So each pair of scores is two linear equations, whose coefficients depend on larger scores.
struct PigMatch {
  /// Whether to roll, with these points: own, the opponent's and those of the turn.
  typealias Strategy = (_ own: Int, _ opponent: Int, _ turnTotal: Int) -> Bool

  private static let goal = PigModel.goal
  /// The chances of a strategy and of its opponent when they are to move, at own score · goal + other score.
  private var chances = Array(repeating: 0.0, count: goal * goal)
  private var opponents = Array(repeating: 0.0, count: goal * goal)

  init(_ strategy: Strategy, against opponent: Strategy) {
    for sum in (0...2 * (Self.goal - 1)).reversed() {
      for own in max(0, sum - Self.goal + 1)...min(sum, Self.goal - 1) {
        let other = sum - own
        let mine = Self.turn(strategy, own, other, opponents)
        let theirs = Self.turn(opponent, other, own, chances)
        let chance = (mine.value + mine.slope * theirs.value) / (1 - mine.slope * theirs.slope)
        chances[own * Self.goal + other] = chance
        opponents[other * Self.goal + own] = theirs.value + theirs.slope * chance
      }
    }
  }

  /// The chance that the strategy wins if it begins.
  var goingFirst: Double { chances[0] }

  /// The chance that the strategy wins if its opponent begins.
  var goingSecond: Double { 1 - opponents[0] }

  /// The chance at the start of a turn if that of the opponent with the same scores were 0, and how it changes with that.
  private static func turn(
    _ strategy: Strategy, _ own: Int, _ other: Int, _ others: [Double]
  ) -> (value: Double, slope: Double) {
    let end = goal - own
    // Only the totals that the strategy reaches.
    var isReached = [true] + Array(repeating: false, count: end + 5)
    var rolls = isReached
    for total in 0..<end where isReached[total] {
      rolls[total] = total == 0 || strategy(own, other, total)
      if rolls[total] { for next in total + 2...total + 6 { isReached[next] = true } }
    }
    var values = Array(repeating: 1.0, count: end + 6)
    var slopes = Array(repeating: 0.0, count: end + 6)
    for total in (0..<end).reversed() where isReached[total] {
      if rolls[total] {
        (values[total], slopes[total]) = (1.0 / 6, -1.0 / 6)
        for next in total + 2...total + 6 {
          values[total] += values[next] / 6
          slopes[total] += slopes[next] / 6
        }
      } else {
        values[total] = 1 - others[other * goal + own + total]
      }
    }
    return (values[0], slopes[0])
  }
}
