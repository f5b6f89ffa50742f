/// An exact fraction in lowest terms: what a chance is, before it is rounded to be shown.
public struct Fraction: Equatable, Sendable {
  /// What is above the line.
  public let numerator: Int
  /// What is below the line, 1 or more.
  public let denominator: Int

  /// So many parts out of so many, of which there is at least one.
  public init(_ numerator: Int, of denominator: Int) {
    precondition(denominator > 0, "a fraction is out of one or more")
    let divisor = Self.greatestDivisor(abs(numerator), denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The nearest number that a `Double` can hold.
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

  /// The share that `left` has in a whole; both are more than zero.
  static func / (left: Fraction, whole: Fraction) -> Fraction {
    Fraction(left.numerator * whole.denominator, of: left.denominator * whole.numerator)
  }

  private static func greatestDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestDivisor(second, first % second)
  }
}
