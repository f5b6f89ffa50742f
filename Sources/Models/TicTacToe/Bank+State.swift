extension Bank {
  /// The content of a saved bank.
  public struct State: Codable, Equatable, Sendable {
    /// The available credit, 0 or more.
    public var credit: Int
    /// The sum of all prizes.
    public var won: Int
    /// The number of runs played.
    public var spins: Int
    /// The bet of the next run.
    public var bet: Int

    static let initial = State(credit: startingCredit, won: 0, spins: 0, bet: startingBet)

    /// All possible bets: 1, 2, 4 … 512.
    package static let bets = sequence(first: startingBet) { $0 * 2 < betLimit ? $0 * 2 : nil }

    /// Throws unless deposits and runs by the rules can lead to this state.
    ///
    /// Deposits are not counted, so any credit is possible that is not less than the largest possible losses
    /// leave.
    func validate() throws(StateError) {
      try StateError.require(credit >= 0 && spins >= 0)
      try StateError.require(Self.bets.contains(bet))
      try StateError.require(won >= 0 && won.isMultiple(of: prizeFactor))
      try StateError.require(canInclude(nil, lossesInARow: 0))
    }

    /// Whether the settled runs can include one with this outcome, as the last of a number of losses in a row.
    ///
    /// Other runs may have been settled before and after it, because games can share a bank.
    func canInclude(_ outcome: Outcome?, lossesInARow: Int) -> Bool {
      let (betWon, betLost) =
        switch outcome {
        case .won(let bet): (bet, 0)
        case .lost(let bet): (0, bet)
        case nil: (0, 0)
        }
      let betsWon = won / prizeFactor
      guard betWon <= betsWon else { return false }
      // The fewest wins mean the most losses, and so the least remaining credit.
      let wins = Self.fewestBets(addingUpTo: betsWon - betWon) + (betWon > 0 ? 1 : 0)
      let losses = spins - wins
      guard losses >= lossesInARow else { return false }
      let otherLosses = losses - (betLost > 0 ? 1 : 0)
      let creditBeforeThose = startingCredit + betsWon - betLost
      return creditBeforeThose <= credit
        || Self.fewestBets(notUnder: creditBeforeThose - credit) <= otherLosses
    }

    private static let greatestBet = bets.max() ?? startingBet

    /// Every bet is a power of two, so each bit below the largest bet needs one.
    private static func fewestBets(addingUpTo sum: Int) -> Int {
      sum / greatestBet + (sum % greatestBet).nonzeroBitCount
    }

    private static func fewestBets(notUnder sum: Int) -> Int { (sum - 1) / greatestBet + 1 }
  }
}
