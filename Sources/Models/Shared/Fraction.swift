/// An exact fraction in lowest terms, for example a probability.
public struct Fraction: Equatable, Sendable {
  /// The part above the line.
  public let numerator: Int
  /// The part below the line, 1 or more.
  public let denominator: Int

  /// Creates `numerator` out of `denominator`, which must be 1 or more.
  public init(_ numerator: Int, of denominator: Int) {
    precondition(denominator > 0, "the denominator must be 1 or more")
    let divisor = Self.greatestDivisor(abs(numerator), denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The nearest `Double`.
  public var value: Double { Double(numerator) / Double(denominator) }

  static let zero = Fraction(0, of: 1)
  static let one = Fraction(1, of: 1)

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      of: left.denominator * right.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    left + Fraction(-right.numerator, of: right.denominator)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, of: left.denominator * right.denominator)
  }

  /// The ratio of two fractions, which are both positive.
  static func / (left: Fraction, whole: Fraction) -> Fraction {
    Fraction(left.numerator * whole.denominator, of: left.denominator * whole.numerator)
  }

  private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}
