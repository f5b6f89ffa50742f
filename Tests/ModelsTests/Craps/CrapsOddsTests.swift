import Models
import Testing

struct CrapsOddsTests {
  /// 244 games in 495, as every book on dice has it.
  @Test("C8 a game is won 244 times in 495, and the house keeps 7 parts in 495 of each ante")
  func winning() {
    #expect(CrapsOdds.winning == Fraction(244, of: 495))
    #expect(CrapsOdds.edge == Fraction(7, of: 495))
    #expect(abs(CrapsOdds.winning.value - 0.49293) < 0.000005)
    #expect(abs(CrapsOdds.edge.value - 0.01414) < 0.000005)
  }

  @Test("C8 the first roll wins 8 times in 36, loses 4 times, and else sets the point")
  func firstRoll() {
    #expect(CrapsOdds.firstRoll(.won) == Fraction(8, of: 36))
    #expect(CrapsOdds.firstRoll(.lost) == Fraction(4, of: 36))
    #expect(CrapsOdds.firstRoll(.point) == Fraction(24, of: 36))
    #expect(CrapsOdds.firstRoll(.none) == Fraction(0, of: 36))
  }

  @Test(
    "C8 a point is made in as many ways as there are, against six for a 7",
    arguments: [(4, 3), (5, 4), (6, 5), (8, 5), (9, 4), (10, 3)])
  func points(point: Int, ways: Int) {
    #expect(CrapsOdds.winning(onPoint: point) == Fraction(ways, of: ways + 6))
    #expect(CrapsOdds.points.contains(point))
    #expect(CrapsOdds.points.count == 6)
  }

  @Test("C7 a game takes 557/165 rolls on average")
  func rolls() { #expect(CrapsOdds.rollsPerGame == Fraction(557, of: 165)) }
}
