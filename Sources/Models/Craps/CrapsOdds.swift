/// The chances at the craps table, counted from the 36 ways in which two dice can fall.
///
/// Each way is judged by ``CrapsRoll``, as in the game itself: should the rules change, so do the odds.
public enum CrapsOdds {
  /// Every total that can be the point.
  public static let points = CrapsRoll.points

  /// The chance that the first roll of a game does this to it.
  public static func firstRoll(_ effect: CrapsRoll.Effect) -> Fraction { chance(of: effect, point: 0) }

  /// The chance to win once this is the point: to roll it again before a 7.
  public static func winning(onPoint point: Int) -> Fraction {
    let won = chance(of: .won, point: point)
    return won / (won + chance(of: .lost, point: point))
  }

  /// The chance to win a game.
  public static let winning = points.reduce(firstRoll(.won)) { sum, point in
    sum + setting(point: point) * winning(onPoint: point)
  }

  /// What part of each ante the player loses in the long run.
  public static let edge = Fraction.one - winning - winning

  /// How many rolls a game takes on average.
  public static let rollsPerGame = points.reduce(Fraction.one) { sum, point in
    let ending = chance(of: .won, point: point) + chance(of: .lost, point: point)
    return sum + setting(point: point) / ending
  }

  /// The chance that the first roll of a game sets this point.
  private static func setting(point: Int) -> Fraction {
    share { $0.total == point && $0.effect == .point }
  }

  private static func chance(of effect: CrapsRoll.Effect, point: Int) -> Fraction {
    share(point: point) { $0.effect == effect }
  }

  /// The share of all rolls, made while a point is on (0: off), for which something is so.
  private static func share(point: Int = 0, of isCounted: (CrapsRoll) -> Bool) -> Fraction {
    let rolls = Die.allCases.flatMap { first in
      Die.allCases.map { CrapsRoll(first, $0, point: point) }
    }
    return Fraction(rolls.count(where: isCounted), of: rolls.count)
  }
}
