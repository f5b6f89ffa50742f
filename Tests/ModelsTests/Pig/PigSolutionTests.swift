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

  @Test("P14 optimal play beats holding at 20 over many games")
  func optimalWins() {
    var wins = 0
    let games = 2000
    for game in 0..<games {
      let model = PigModel(generator: SeededGenerator(seed: UInt64(game)))
      let optimal = game % 2
      model.players[optimal].kind = .computer(.optimal)
      model.players[1 - optimal].kind = .computer(.holdAt20)
      while model.winner == nil { model.playComputerMove() }
      if model.winner == optimal { wins += 1 }
    }
    #expect(wins > games / 2)
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
