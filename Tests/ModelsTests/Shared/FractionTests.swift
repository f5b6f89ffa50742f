struct FractionTests {
  @Test("A fraction is in lowest terms, for any sign", arguments: [(6, 8), (-6, 8), (0, 8), (8, 1)])
  func lowestTerms(numerator: Int, denominator: Int) {
    let fraction = Fraction(numerator, of: denominator)
    #expect(fraction.numerator * denominator == numerator * fraction.denominator)
    #expect(fraction.denominator == [6: 4, -6: 4, 0: 1, 8: 1][numerator])
    #expect(fraction.value == Double(numerator) / Double(denominator))
  }
}
