struct PigSolutionTests {
  /// To 1 or 2, any roll but a one wins: P = (1 − P) / 6 + 5/6, so P = 6/7.
  @Test("P14 games to 1 and 2, calculated by hand", arguments: [1, 2])
  func byHand(goal: Int) {
    let solution = PigSolution.solve(goal: goal)
    for own in 0..<goal {
      for opponent in 0..<goal {
        #expect(abs(solution.winProbability(own: own, opponent: opponent, turnTotal: 0) - 6.0 / 7) < 1e-12)
      }
    }
    #expect(solution.winProbability(own: 0, opponent: 0, turnTotal: goal) == 1)
    #expect(abs(solution.winProbabilityHolding(own: 0, opponent: 0, turnTotal: 0) - 1.0 / 7) < 1e-12)
    #expect(!solution.rolls(own: 0, opponent: 0, turnTotal: goal))
  }

  /// To 3, with a turn total of 2: to roll wins 1/6 · (1 − P) + 5/6, to hold wins 1 − P(0, 2, 0) < 1/6.
  @Test("P14 a game to 3, calculated by hand: roll again at 2")
  func goalOfThree() {
    let solution = PigSolution.solve(goal: 3)
    #expect(solution.rolls(own: 0, opponent: 0, turnTotal: 2))
    // With Q for the probability at 2: P = (1 − P)/6 + Q/6 + 4/6 and Q = (1 − P)/6 + 5/6, so P = 36/43.
    #expect(abs(solution.winProbability(own: 0, opponent: 0, turnTotal: 0) - 36.0 / 43) < 1e-12)
  }

  @Test("P14 every probability satisfies the equations", arguments: [1, 2, 5, 13, 40, 100])
  func equations(goal: Int) {
    let solution = PigSolution.solve(goal: goal)
    #expect(solution.goal == goal)
    func best(_ own: Int, _ opponent: Int, _ turnTotal: Int) -> Double {
      solution.winProbability(own: own, opponent: opponent, turnTotal: turnTotal)
    }
    var worst = 0.0
    for own in stride(from: 0, to: goal, by: goal < 50 ? 1 : 3) {
      for opponent in stride(from: 0, to: goal, by: goal < 50 ? 1 : 7) {
        let piggingOut = 1 - best(opponent, own, 0)
        for turnTotal in 0..<goal - own {
          let others = (2...6).reduce(0) { $0 + best(own, opponent, turnTotal + $1) }
          let rolling = (piggingOut + others) / 6
          let holding = 1 - best(opponent, own + turnTotal, 0)
          let expected = turnTotal == 0 ? rolling : max(rolling, holding)
          worst = max(worst, abs(best(own, opponent, turnTotal) - expected))
          worst = max(
            worst,
            abs(solution.winProbabilityRolling(own: own, opponent: opponent, turnTotal: turnTotal) - rolling))
          worst = max(
            worst,
            abs(solution.winProbabilityHolding(own: own, opponent: opponent, turnTotal: turnTotal) - holding))
          if abs(rolling - holding) > 1e-9, turnTotal > 0 {
            let rolls = solution.rolls(own: own, opponent: opponent, turnTotal: turnTotal)
            #expect(rolls == (rolling > holding))
          }
        }
      }
    }
    #expect(worst < 1e-11)
  }

  @Test("P14 rolling is never worse than giving the turn away, so forbidding to hold at 0 costs nothing")
  func rollingAtZero() {
    for own in 0..<100 {
      for opponent in 0..<100 {
        let rolling = PigSolution.standard.winProbabilityRolling(own: own, opponent: opponent, turnTotal: 0)
        let holding = PigSolution.standard.winProbabilityHolding(own: own, opponent: opponent, turnTotal: 0)
        #expect(rolling > holding)
      }
    }
  }

  @Test("P14 out-of-range arguments are clamped", arguments: extremes)
  func clamps(number: Int) {
    let solution = PigSolution.solve(goal: 10)
    let clamped = min(max(number, 0), 9)
    #expect(
      solution.winProbability(own: number, opponent: number, turnTotal: 0)
        == solution.winProbability(own: clamped, opponent: clamped, turnTotal: 0))
    for turnTotal in extremes {
      for own in extremes {
        let chances = [
          solution.winProbability(own: own, opponent: number, turnTotal: turnTotal),
          solution.winProbabilityRolling(own: own, opponent: number, turnTotal: turnTotal),
          solution.winProbabilityHolding(own: own, opponent: number, turnTotal: turnTotal),
        ]
        #expect(chances.allSatisfy { (0...1).contains($0) })
        _ = solution.rolls(own: own, opponent: number, turnTotal: turnTotal)
      }
    }
  }

  @Test("P14 a goal below 1 becomes 1", arguments: [Int.min, -1, 0, 1])
  func smallGoals(goal: Int) {
    #expect(PigSolution.solve(goal: goal).goal == 1)
  }
}

/// The values of the solution to the last digits.
struct PigSolutionExactTests {
  static let firstPlayersChance = 0.5305927252737
  static let rounding = 1e-12

  /// In four digits as in Neller and Presser, 2004.
  @Test("P14 the first player wins with probability 0.5305927252737")
  func firstPlayer() {
    let chance = PigSolution.standard.winProbability(own: 0, opponent: 0, turnTotal: 0)
    #expect(abs(chance - Self.firstPlayersChance) < Self.rounding)
    #expect(PigSolution.standard.goal == 100)
  }

  @Test("P14 each solution is the same, to the last bit", arguments: [1, 2, 37, 100])
  func isDeterministic(goal: Int) {
    let (one, other) = (PigSolution.solve(goal: goal), PigSolution.solve(goal: goal))
    for own in 0..<goal {
      for opponent in 0..<goal {
        let chances = [one, other].map { $0.winProbability(own: own, opponent: opponent, turnTotal: 0) }
        #expect(chances[0].bitPattern == chances[1].bitPattern)
      }
    }
  }

  @Test(
    "P14 the first total that is held",
    arguments: [(0, 0, 21), (20, 40, 24), (40, 20, 19), (0, 71, 38), (41, 49, 22)])
  func firstHold(own: Int, opponent: Int, total: Int) {
    let held = (1..<PigModel.goal - own).first {
      !PigSolution.standard.rolls(own: own, opponent: opponent, turnTotal: $0)
    }
    #expect(held == total)
  }

  @Test("P14 at 41 against 49 it holds at 22 to 26, rolls at 27, and holds from 28 until it can nearly win")
  func gap() {
    let held = (1..<PigModel.goal - 41).filter {
      !PigSolution.standard.rolls(own: 41, opponent: 49, turnTotal: $0)
    }
    #expect(held == Array(22...26) + Array(28...56))
  }

  /// The chances of winning against perfect play, going first and going second.
  static let chances: [(strategy: PigStrategy, first: Double, second: Double)] = [
    (.holdAt20, 0.491657935453, 0.428501569723),
    (.endRaceOrKeepPace, 0.525833333130, 0.464947263068),
    (.optimal, firstPlayersChance, 1 - firstPlayersChance),
  ]

  @Test("P14 the chances of each strategy against perfect play", arguments: chances)
  func againstPerfectPlay(strategy: PigStrategy, first: Double, second: Double) {
    let match = PigMatch(strategy.rolls, against: PigStrategy.optimal.rolls)
    #expect(abs(match.goingFirst - first) < Self.rounding)
    #expect(abs(match.goingSecond - second) < Self.rounding)
  }
}

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
