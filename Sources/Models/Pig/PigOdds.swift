/// The chances in Pig that do not depend on the scores.
public enum PigOdds {
  /// A turn that is held as soon as it has gathered so much.
  public struct Turn: Equatable, Sendable {
    /// The chance that it ends with a one and brings nothing.
    public let piggingOut: Double
    /// The points that it brings on average.
    public let points: Double

    /// A turn held at 1 or more.
    public init(holdingAt limit: Int) {
      // reaching[k]: the chance that the turn comes by k; beyond the limit lie the totals at which it is held.
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

  /// The chance that a roll is a one.
  public static let piggingOut = Fraction(1, of: Die.allCases.count)

  /// The turn total at which a roll takes as much on average as it brings: one face in six takes it all, the others
  /// bring what they show.
  public static let evenTotal = Die.allCases.filter { $0 != .one }.reduce(0) { $0 + $1.rawValue }
}
