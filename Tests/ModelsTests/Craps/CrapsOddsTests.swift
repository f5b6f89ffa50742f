struct CrapsOddsTests {
  /// The well-known probability 244/495.
  @Test("C8 a game is won with probability 244/495, and the house edge is 7/495")
  func winning() {
    #expect(CrapsOdds.winning == Fraction(244, of: 495))
    #expect(CrapsOdds.edge == Fraction(7, of: 495))
    #expect(abs(CrapsOdds.winning.value - 0.49293) < 0.000005)
    #expect(abs(CrapsOdds.edge.value - 0.01414) < 0.000005)
  }

  @Test("C8 the come-out roll wins 8 times in 36, loses 4 times, and otherwise sets the point")
  func firstRoll() {
    #expect(CrapsOdds.firstRoll(.won) == Fraction(8, of: 36))
    #expect(CrapsOdds.firstRoll(.lost) == Fraction(4, of: 36))
    #expect(CrapsOdds.firstRoll(.point) == Fraction(24, of: 36))
    #expect(CrapsOdds.firstRoll(.none) == Fraction(0, of: 36))
  }

  @Test(
    "C8 a point is made with its number of ways against six for a 7",
    arguments: [(4, 3), (5, 4), (6, 5), (8, 5), (9, 4), (10, 3)])
  func points(point: Int, ways: Int) {
    #expect(CrapsOdds.winning(onPoint: point) == Fraction(ways, of: ways + 6))
    #expect(CrapsRoll.points.contains(point))
    #expect(CrapsRoll.points.count == 6)
  }

  @Test("C7 a game takes 557/165 rolls on average")
  func rolls() { #expect(CrapsOdds.rollsPerGame == Fraction(557, of: 165)) }
}
