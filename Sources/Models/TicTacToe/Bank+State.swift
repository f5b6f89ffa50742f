extension Bank {
  /// All that a saved account holds.
  public struct State: Codable, Equatable, Sendable {
    /// What the player can bet, 0 or more.
    public var credit: Int
    /// The prizes of all winning runs.
    public var won: Int
    /// The runs played.
    public var spins: Int
    /// The stake of the next run.
    public var bet: Int

    static let initial = State(credit: startingCredit, won: 0, spins: 0, bet: startingBet)

    /// Every bet that raising can reach: 1, 2, 4 … 512.
    static let bets = sequence(first: startingBet) { $0 * 2 < betLimit ? $0 * 2 : nil }

    /// Throws unless deposits and runs by the rules can have led to this state.
    ///
    /// Deposits are not counted, so there is always a way to more credit; less than all bets that can have been lost
    /// leave is refused.
    func validate() throws(StateError) {
      try StateError.require(credit >= 0, "The bank's credit is negative: \(credit).")
      try StateError.require(spins >= 0, "The bank has counted \(spins) spins.")
      try StateError.require(Self.bets.contains(bet), "Doubling cannot lead to a bet of \(bet).")
      try StateError.require(
        won >= 0 && won.isMultiple(of: prizeFactor) && canInclude(nil, lossesInARow: 0),
        "In \(spins) spins nobody can win \(won) and be left with a credit of \(credit).")
    }

    /// Whether a run that ended like this, as the last of so many losses, can be among those that were settled.
    ///
    /// Other runs may have come before it and after it, as games can share a bank.
    func canInclude(_ outcome: Outcome?, lossesInARow: Int) -> Bool {
      let (betWon, betLost) =
        switch outcome {
        case .won(let bet): (bet, 0)
        case .lost(let bet): (0, bet)
        case nil: (0, 0)
        }
      let betsWon = won / prizeFactor
      guard betWon <= betsWon else { return false }
      // The fewer runs won, the more were lost, and the less credit need be left.
      let wins = Self.fewestBets(addingUpTo: betsWon - betWon) + (betWon > 0 ? 1 : 0)
      let losses = spins - wins
      guard losses >= lossesInARow else { return false }
      let otherLosses = losses - (betLost > 0 ? 1 : 0)
      let creditBeforeThose = startingCredit + betsWon - betLost
      return creditBeforeThose <= credit
        || Self.fewestBets(notUnder: creditBeforeThose - credit) <= otherLosses
    }

    private static let greatestBet = bets.max() ?? startingBet

    /// Every bet is a power of two, so that each bit below the greatest bet needs one.
    private static func fewestBets(addingUpTo sum: Int) -> Int {
      sum / greatestBet + (sum % greatestBet).nonzeroBitCount
    }

    private static func fewestBets(notUnder sum: Int) -> Int { (sum - 1) / greatestBet + 1 }
  }
}
