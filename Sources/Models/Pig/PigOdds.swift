/// The odds of Pig that do not depend on the scores.
public enum PigOdds {
  /// A turn that is held as soon as it reaches a limit.
  public struct Turn: Equatable, Sendable {
    /// The probability that it ends with a one and earns nothing.
    public let piggingOut: Double
    /// The average number of points.
    public let points: Double

    /// A turn held at `limit`, which is 1 or more.
    public init(holdingAt limit: Int) {
      // reaching[k]: the probability that the turn total reaches k; totals from the limit on are held.
      var reaching = Array(repeating: 0.0, count: limit + Die.allCases.count)
      reaching[0] = 1
      var piggingOut = 0.0
      for total in 0..<limit {
        let each = reaching[total] / Double(Die.allCases.count)
        piggingOut += each
        for die in Die.allCases where die != .one { reaching[total + die.rawValue] += each }
      }
      self.piggingOut = piggingOut
      points = reaching.indices.dropFirst(limit).reduce(0) { $0 + Double($1) * reaching[$1] }
    }
  }

  /// The probability that a roll is a one.
  public static let piggingOut = Fraction(1, of: Die.allCases.count)

  /// The turn total at which a roll loses as much on average as it gains: one face in six loses the total, the
  /// others add their pips.
  public static let evenTotal = Die.allCases.filter { $0 != .one }.reduce(0) { $0 + $1.rawValue }
}
