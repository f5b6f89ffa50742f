extension CrapsModel {
  /// The content of a saved game. ``won``, ``lost`` and ``dice`` follow from the last roll.
  public struct State: Codable, Equatable, Sendable {
    /// The player's money in dollars, 0 or more.
    public var balance: Int
    /// The dollars at stake, a valid ``CrapsModel/ante``.
    public var ante: Int
    /// The point, or 0 while it is off.
    public var point: Int
    /// The most recent rolls, at most ``CrapsModel/rollsKept``, oldest first.
    public var rolls: [CrapsRoll]
    /// The change of the balance by the last roll, in dollars: negative after a loss.
    public var winnings: Int

    static let initial = State(balance: startingBalance, ante: startingAnte, point: 0, rolls: [], winnings: 0)

    func legalAnte(nearest requested: Int) -> Int { Self.legalAnte(nearest: requested, of: balance) }

    private static func legalAnte(nearest requested: Int, of balance: Int) -> Int {
      guard balance >= anteStep else { return balance }
      // Clamping comes before rounding: both bounds are valid antes, so no value overflows.
      let clamped = min(max(requested, anteStep), balance - balance % anteStep)
      let excess = clamped % anteStep
      return excess * 2 < anteStep ? clamped - excess : clamped - excess + anteStep
    }

    /// Updates the point, the balance and the ante by the rules, and records the roll.
    mutating func apply(_ roll: CrapsRoll) {
      let before = balance
      point = roll.point(from: point)
      switch roll.effect {
      case .won:
        let (sum, overflow) = balance.addingReportingOverflow(ante)
        balance = overflow ? .max : sum
      case .lost: balance -= ante
      case .point, .none: break
      }
      // A loss can leave less than the ante, and a win can follow an ante of less than one step.
      ante = legalAnte(nearest: ante)
      winnings = balance - before
      rolls = (rolls + [roll]).suffix(rollsKept)
    }

    // MARK: - Validation

    /// Throws unless a game by the rules can lead to this state.
    ///
    /// A record of fewer than ``CrapsModel/rollsKept`` rolls is complete: it starts with
    /// ``CrapsModel/startingBalance``, and each game changes the balance by a valid ante. A full record may be
    /// truncated. Then the balance before it is unknown, and only the effects of the recorded rolls are validated.
    func validate() throws(StateError) {
      try StateError.require(balance >= 0)
      try StateError.require(ante == legalAnte(nearest: ante))
      try StateError.require(rolls.count <= rollsKept)
      try StateError.require(pointCanFollow)
      try StateError.require(balanceCanFollow)
    }

    private var isWholeHistory: Bool { rolls.count < rollsKept }

    /// Whether the last roll can cause the change of the balance, and the earlier rolls can lead to the balance
    /// before it.
    private var balanceCanFollow: Bool {
      guard let last = rolls.last else { return balance == startingBalance && winnings == 0 }
      let (before, overflow) = balance.subtractingReportingOverflow(winnings)
      guard !overflow, balancesBeforeLastRoll?.contains(before) == true else { return false }
      // Only a balance of `Int.max` is not a multiple of the step.
      guard !isWholeHistory || before.isMultiple(of: anteStep) else { return false }
      let isAnte = { $0 == Self.legalAnte(nearest: $0, of: before) }
      return switch last.effect {
      case .won where balance == .max: (0...Self.legalAnte(nearest: .max, of: before)).contains(winnings)
      case .won: isAnte(winnings)
      case .lost: winnings < 0 && isAnte(-winnings)
      case .point, .none: winnings == 0
      }
    }

    /// The possible balances before the last roll. None is 0, because a bankrupt player cannot roll.
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

    /// Whether the recorded rolls are possible in this order and lead to the current point.
    private var pointCanFollow: Bool {
      // A full record may be truncated. Then its first roll may belong to any game.
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
