extension CrapsModel {
  /// All that a saved game holds. ``won``, ``lost`` and ``dice`` follow from the last roll.
  public struct State: Codable, Equatable, Sendable {
    /// The player's money in dollars, 0 or more.
    public var balance: Int
    /// The dollars at stake, as ``CrapsModel/ante`` allows them.
    public var ante: Int
    /// The point, or 0 while it is off.
    public var point: Int
    /// The newest rolls, at most ``CrapsModel/rollsKept``, oldest first.
    public var rolls: [CrapsRoll]
    /// What the last roll did to the balance, in dollars: less than 0 after a loss.
    public var winnings: Int

    static let initial = State(
      balance: startingBalance, ante: startingAnte, point: 0, rolls: [], winnings: 0)

    /// The ante nearest to `wish` that the balance allows.
    func legalAnte(nearest wish: Int) -> Int {
      guard balance >= anteStep else { return balance }
      // Clamped before it is rounded: both bounds are antes themselves, and no wish, however wild, overflows.
      let clamped = min(max(wish, anteStep), balance - balance % anteStep)
      let excess = clamped % anteStep
      return excess * 2 < anteStep ? clamped - excess : clamped - excess + anteStep
    }

    func validate() throws(StateError) {
      try StateError.require(balance >= 0, "The balance at the craps table is negative: \(balance).")
      try StateError.require(
        ante == legalAnte(nearest: ante), "An ante of \(ante) is not allowed with \(balance) left.")
      try StateError.require(
        rolls.count <= rollsKept, "The craps table remembers too many rolls: \(rolls.count).")
      try StateError.require(
        pointCanFollow, "The rolls at the craps table do not lead to a point of \(point).")
      try StateError.require(
        balance > 0 || rolls.last?.effect == .lost, "A player is bankrupt who has not just lost a game.")
      try StateError.require(
        winningsCanFollow, "The last roll at the craps table cannot have brought \(winnings).")
    }

    private var winningsCanFollow: Bool {
      switch rolls.last?.effect {
      case .won: (0...balance).contains(winnings)
      case .lost: winnings < 0 && !balance.subtractingReportingOverflow(winnings).overflow
      case .point, .none?, nil: winnings == 0
      }
    }

    /// Whether the rolls remembered can have been made in this order and have left the point as it is.
    private var pointCanFollow: Bool {
      // A full record may have lost its beginning; then its first roll may belong to any game.
      let starts = rolls.count < rollsKept ? [0] : [0] + CrapsRoll.points
      return starts.contains { pointAfterRolls(from: $0) == point }
    }

    private func pointAfterRolls(from start: Int) -> Int? {
      var point = start
      for roll in rolls {
        guard roll == CrapsRoll(roll.first, roll.second, point: point) else { return nil }
        point = roll.point(from: point)
      }
      return point
    }
  }
}
