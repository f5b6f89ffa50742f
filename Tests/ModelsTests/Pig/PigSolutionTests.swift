struct PigSolutionTests {
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

  @Test(
    "P14 the first total that is held",
    arguments: [(0, 0, 21), (20, 40, 24), (40, 20, 19), (0, 71, 38), (41, 49, 22)])
  func firstHold(own: Int, opponent: Int, total: Int) {
    let held = (1..<PigModel.goal - own).first {
      !PigSolution.standard.rolls(own: own, opponent: opponent, turnTotal: $0)
    }
    #expect(held == total)
  }
}
