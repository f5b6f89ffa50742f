/// A strategy by which the computer decides between rolling and holding.
///
/// Source: Todd W. Neller and Clifton G. M. Presser, "Optimal Play of the Dice Game Pig", UMAP Journal 25(1),
/// 2004, and "Practical Play of the Dice Game Pig", UMAP Journal 31(1), 2010.
public enum PigStrategy: String, Codable, CaseIterable, Hashable, Sendable {
  /// Rolls until the turn total is 20 or more, whatever the scores.
  case holdAt20
  /// Holds near 21, more when behind and less when ahead, until a player is close to the goal; then rolls for it.
  case endRaceOrKeepPace
  /// Makes the move with the higher probability of winning, by ``PigSolution/standard``.
  case optimal

  private static let holdAt = 20
  private static let raceScore = 71
  private static let pace = 21

  /// Whether to roll (`true`) or hold (`false`) in a game to ``PigModel/goal``. Every strategy rolls at a turn total of 0, and holds
  /// as soon as that wins. Impossible values are clamped.
  public func rolls(own: Int, opponent: Int, turnTotal: Int) -> Bool {
    let own = own.clamped(to: 0...PigModel.goal)
    let opponent = opponent.clamped(to: 0...PigModel.goal)
    let turnTotal = turnTotal.clamped(to: 0...PigModel.goal)
    guard turnTotal > 0 else { return true }
    guard own + turnTotal < PigModel.goal else { return false }
    return switch self {
    case .holdAt20: turnTotal < Self.holdAt
    case .endRaceOrKeepPace:
      max(own, opponent) >= Self.raceScore || turnTotal < Self.pace + Self.eighth(of: opponent - own)
    case .optimal: PigSolution.standard.rolls(own: own, opponent: opponent, turnTotal: turnTotal)
    }
  }

  /// An eighth, rounded to the nearest integer, halves up: 4/8 is 1 and -4/8 is 0, whereas `/` rounds towards zero.
  private static func eighth(of lead: Int) -> Int { (lead + 4) >> 3 }
}
