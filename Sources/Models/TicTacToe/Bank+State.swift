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

    func validate() throws(StateError) {
      try StateError.require(credit >= 0, "The bank's credit is negative: \(credit).")
      try StateError.require(spins >= 0, "The bank has counted \(spins) spins.")
      try StateError.require(Self.bets.contains(bet), "Doubling cannot lead to a bet of \(bet).")
      try StateError.require(
        won >= 0 && won.isMultiple(of: prizeFactor) && won <= mostWon,
        "Prizes of \(won) cannot be won in \(spins) spins.")
    }

    /// The prizes if every spin had won with the greatest bet.
    private var mostWon: Int {
      let greatestPrize = prizeFactor * (Self.bets.max() ?? startingBet)
      let (product, overflow) = spins.multipliedReportingOverflow(by: greatestPrize)
      return overflow ? .max : product
    }
  }
}
