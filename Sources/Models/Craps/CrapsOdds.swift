/// The odds of Craps, counted from the 36 outcomes of two dice. ``CrapsRoll`` evaluates each of them, as in the game.
public enum CrapsOdds {
  /// The probability that the first roll of a game has this effect.
  public static func firstRoll(_ effect: CrapsRoll.Effect) -> Fraction { chance(of: effect, point: 0) }

  /// The probability of winning once this point is on.
  public static func winning(onPoint point: Int) -> Fraction {
    let won = chance(of: .won, point: point)
    return won / (won + chance(of: .lost, point: point))
  }

  /// The probability of rolling a total.
  public static func rolling(total: Int) -> Fraction { share { $0.total == total } }

  /// The probability of winning a game.
  public static let winning = CrapsRoll.points.reduce(firstRoll(.won)) { sum, point in
    sum + setting(point: point) * winning(onPoint: point)
  }

  /// The house edge: the share of each ante that the player loses in the long run.
  public static let edge = Fraction.one - winning - winning

  /// The average number of rolls in a game.
  public static let rollsPerGame = CrapsRoll.points.reduce(Fraction.one) { sum, point in
    let ending = chance(of: .won, point: point) + chance(of: .lost, point: point)
    return sum + setting(point: point) / ending
  }

  /// The probability that the first roll of a game sets this point.
  private static func setting(point: Int) -> Fraction {
    share { $0.total == point && $0.effect == .point }
  }

  private static func chance(of effect: CrapsRoll.Effect, point: Int) -> Fraction {
    share(point: point) { $0.effect == effect }
  }

  /// The share of all rolls that satisfy a predicate, while a point is on (0: off).
  private static func share(point: Int = 0, of isCounted: (CrapsRoll) -> Bool) -> Fraction {
    let rolls = Die.allCases.flatMap { first in
      Die.allCases.map { CrapsRoll(first, $0, point: point) }
    }
    return Fraction(rolls.count(where: isCounted), of: rolls.count)
  }
}
