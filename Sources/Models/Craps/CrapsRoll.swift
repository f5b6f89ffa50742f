/// One roll of both dice, and its effect on the game (seeds/craps.txt, "Rules of Craps").
public struct CrapsRoll: Codable, Equatable, Sendable {
  /// The effect of a roll on its game.
  public enum Effect: String, Codable, Sendable {
    /// The point remains on: neither the point nor a 7 was rolled.
    case none
    /// The first roll of a game set the point.
    case point
    /// The game is over; the player won the ante.
    case won
    /// The game is over; the player lost the ante.
    case lost
  }

  /// All possible points.
  public static let points = [4, 5, 6, 8, 9, 10]

  /// The die that was rolled first.
  public let first: Die
  /// The die that was rolled second.
  public let second: Die
  /// The effect of the roll.
  public let effect: Effect

  /// The sum of the two dice, 2 to 12.
  public var total: Int { first.rawValue + second.rawValue }

  /// Evaluates a roll while `point` is on, or 0 for the first roll of a game.
  init(_ first: Die, _ second: Die, point: Int) {
    self.first = first
    self.second = second
    effect =
      switch (point, first.rawValue + second.rawValue) {
      case (0, 7), (0, 11): .won
      case (0, 2), (0, 3), (0, 12): .lost
      case (0, _): .point
      case (_, 7): .lost
      case (let point, let total): total == point ? .won : .none
      }
  }

  /// The point after the roll, given the point before it; 0 is off.
  func point(from point: Int) -> Int {
    switch effect {
    case .none: point
    case .point: total
    case .won, .lost: 0
    }
  }
}
