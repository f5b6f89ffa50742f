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
