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
    func legalAnte(nearest wish: Int) -> Int { Self.legalAnte(nearest: wish, of: balance) }

    private static func legalAnte(nearest wish: Int, of balance: Int) -> Int {
      guard balance >= anteStep else { return balance }
      // Clamped before it is rounded: both bounds are antes themselves, and no wish, however wild, overflows.
      let clamped = min(max(wish, anteStep), balance - balance % anteStep)
      let excess = clamped % anteStep
      return excess * 2 < anteStep ? clamped - excess : clamped - excess + anteStep
    }

    // MARK: - Validation

    /// Throws unless a game by the rules can have led to this state.
    ///
    /// A record of fewer than ``CrapsModel/rollsKept`` rolls is the whole history of the account: it starts with
    /// ``CrapsModel/startingBalance``, and each game can have changed that by any legal ante. A full record may have
    /// lost its beginning. Then the balance before it is unknown, and only what its rolls did is checked.
    func validate() throws(StateError) {
      try StateError.require(balance >= 0, "The balance at the craps table is negative: \(balance).")
      try StateError.require(
        ante == legalAnte(nearest: ante), "An ante of \(ante) is not allowed with \(balance) left.")
      try StateError.require(
        rolls.count <= rollsKept, "The craps table remembers too many rolls: \(rolls.count).")
      try StateError.require(
        pointCanFollow, "The rolls at the craps table do not lead to a point of \(point).")
      try StateError.require(
        balanceCanFollow,
        "The rolls at the craps table do not lead to a balance of \(balance) with winnings of \(winnings).")
    }

    private var isWholeHistory: Bool { rolls.count < rollsKept }

    /// Whether the last roll can have changed the balance as it did, and the rolls before it can have led there.
    private var balanceCanFollow: Bool {
      guard let last = rolls.last else { return balance == startingBalance && winnings == 0 }
      let (before, overflow) = balance.subtractingReportingOverflow(winnings)
      guard !overflow, balancesBeforeLastRoll?.contains(before) == true else { return false }
      // Only a balance that has reached `Int.max` stops being a multiple of the step.
      guard !isWholeHistory || before.isMultiple(of: anteStep) else { return false }
      let isAnte = { $0 == Self.legalAnte(nearest: $0, of: before) }
      return switch last.effect {
      case .won where balance == .max: (0...Self.legalAnte(nearest: .max, of: before)).contains(winnings)
      case .won: isAnte(winnings)
      case .lost: winnings < 0 && isAnte(-winnings)
      case .point, .none: winnings == 0
      }
    }

    /// The balances that the rolls before the last one can have led to; none is 0, with which nobody rolls.
    private var balancesBeforeLastRoll: ClosedRange<Int>? {
      let least = isWholeHistory ? anteStep : 1
      var (lowest, highest) = isWholeHistory ? (startingBalance, startingBalance) : (least, .max)
      for roll in rolls.dropLast() {
        guard lowest <= highest else { return nil }
        switch roll.effect {
        case .won:
          lowest += min(lowest, anteStep)
          let (sum, overflow) = highest.addingReportingOverflow(Self.legalAnte(nearest: .max, of: highest))
          highest = overflow ? .max : sum
        case .lost:
          lowest = least
          highest -= min(highest, anteStep)
        case .point, .none: break
        }
      }
      return lowest <= highest ? lowest...highest : nil
    }

    /// Whether the rolls remembered can have been made in this order and have left the point as it is.
    private var pointCanFollow: Bool {
      // A full record may have lost its beginning; then its first roll may belong to any game.
      let starts = isWholeHistory ? [0] : [0] + CrapsRoll.points
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
