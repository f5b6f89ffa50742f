struct PigOddsTests {
  @Test("P5 a roll pigs out one time in six, and at 20 its expected gain is 0")
  func rolls() {
    #expect(PigOdds.piggingOut == Fraction(1, of: 6))
    #expect(PigOdds.evenTotal == 20)
  }

  /// Neller and Presser, 2004: holding at 20 scores nothing with probability 0.6245, and 8.14 points per turn.
  @Test("P5 a turn held at 20 pigs out with probability 0.6245 and earns 8.14 points")
  func holdingAt20() {
    let turn = PigOdds.Turn(holdingAt: 20)
    #expect(abs(turn.piggingOut - 0.6245) < 0.00005)
    #expect(abs(turn.points - 8.14) < 0.005)
  }

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
