/// How many games were won and lost.
public struct GameCount: Codable, Equatable, Sendable {
  /// The number of games that were won.
  public private(set) var won: Int
  /// The number of games that were lost.
  public private(set) var lost: Int

  /// The number of games.
  public var games: Int { won + lost }

  /// Creates a count, of no games by default.
  public init(won: Int = 0, lost: Int = 0) {
    self.won = won
    self.lost = lost
  }

  /// Counts a game, unless the number of games has reached `Int.max`.
  mutating func count(won isWon: Bool) {
    guard games < .max else { return }
    if isWon { won += 1 } else { lost += 1 }
  }

  /// Throws unless counting can lead to these numbers.
  func validate() throws(StateError) {
    try StateError.require(won >= 0 && lost >= 0 && !won.addingReportingOverflow(lost).overflow)
  }
}
