struct PigStrategyTests {
  @Test("P14 hold at 20 ignores the scores", arguments: [(0, 0), (50, 10), (10, 79), (75, 90)])
  func holdAt20(own: Int, opponent: Int) {
    for turnTotal in 0...19 {
      #expect(PigStrategy.holdAt20.rolls(own: own, opponent: opponent, turnTotal: turnTotal))
    }
    #expect(!PigStrategy.holdAt20.rolls(own: own, opponent: opponent, turnTotal: 20))
    #expect(!PigStrategy.holdAt20.rolls(own: own, opponent: opponent, turnTotal: 24))
  }

  /// It holds at 21 + (opponent − own) / 8, halves rounded up.
  @Test(
    "P14 keep pace holds at the right turn total",
    arguments: [
      (0, 0, 21), (0, 3, 21), (0, 4, 22), (0, 5, 22), (0, 8, 22), (0, 11, 22), (0, 12, 23), (0, 20, 24),
      (0, 70, 30),
      (3, 0, 21), (4, 0, 21), (5, 0, 20), (8, 0, 20), (11, 0, 20), (12, 0, 20), (13, 0, 19), (20, 0, 19),
      (21, 0, 18),
      (70, 0, 12), (70, 70, 21), (30, 45, 23), (45, 30, 19),
    ])
  func keepPace(own: Int, opponent: Int, holdAt: Int) {
    let strategy = PigStrategy.endRaceOrKeepPace
    for turnTotal in 0..<holdAt {
      #expect(strategy.rolls(own: own, opponent: opponent, turnTotal: turnTotal))
    }
    for turnTotal in holdAt...min(holdAt + 5, 99) {
      #expect(!strategy.rolls(own: own, opponent: opponent, turnTotal: turnTotal))
    }
  }

  @Test(
    "P14 end race rolls for the goal when a score is 71 or more",
    arguments: [(71, 0), (0, 71), (71, 71), (20, 99)])
  func endRace(own: Int, opponent: Int) {
    let strategy = PigStrategy.endRaceOrKeepPace
    for turnTotal in 0..<100 - own {
      #expect(strategy.rolls(own: own, opponent: opponent, turnTotal: turnTotal))
    }
    #expect(!strategy.rolls(own: own, opponent: opponent, turnTotal: 100 - own))
  }

  @Test(
    "P14 every strategy rolls at 0 and holds a winning total, for any arguments",
    arguments: PigStrategy.allCases)
  func bounds(strategy: PigStrategy) {
    for own in extremes + [50, 99] {
      for opponent in extremes + [50, 99] {
        #expect(strategy.rolls(own: own, opponent: opponent, turnTotal: 0))
        #expect(strategy.rolls(own: own, opponent: opponent, turnTotal: Int.min))
        #expect(!strategy.rolls(own: own, opponent: opponent, turnTotal: 100))
        #expect(!strategy.rolls(own: own, opponent: opponent, turnTotal: Int.max))
      }
    }
    #expect(!strategy.rolls(own: 98, opponent: 50, turnTotal: 2))
    #expect(!strategy.rolls(own: 90, opponent: 0, turnTotal: 10))
    #expect(strategy.rolls(own: 98, opponent: 99, turnTotal: 1))
  }
}

struct PigOddsTests {
  /// Held at 2, a turn is one roll. Held at 3, it is one roll, or two after a 2; a one loses the turn in both.
  @Test("P5 short turns, calculated by hand")
  func byHand() {
    #expect(PigOdds.Turn(holdingAt: 1) == PigOdds.Turn(holdingAt: 2))
    #expect(abs(PigOdds.Turn(holdingAt: 2).piggingOut - 1.0 / 6) < 1e-15)
    #expect(abs(PigOdds.Turn(holdingAt: 2).points - 20.0 / 6) < 1e-12)
    #expect(abs(PigOdds.Turn(holdingAt: 3).piggingOut - 7.0 / 36) < 1e-15)
    #expect(abs(PigOdds.Turn(holdingAt: 3).points - (18.0 / 6 + 30.0 / 36)) < 1e-12)
  }

  @Test("P5 holding at 20 has the highest expected turn score")
  func best() {
    let best = PigOdds.Turn(holdingAt: PigOdds.evenTotal).points
    #expect((1...60).allSatisfy { PigOdds.Turn(holdingAt: $0).points <= best + 1e-12 })
  }
}
