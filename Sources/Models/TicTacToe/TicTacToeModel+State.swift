extension TicTacToeModel {
  /// The content of a saved game, without the bank.
  public struct State: Codable, Equatable, Sendable {
    /// The nine marks, row by row; empty before the first run.
    public var board: [Mark]
    /// The number of losses since the last win.
    public var lossesInARow: Int
    /// The result of the last run; `nil` before the first.
    public var outcome: Outcome?

    static let initial = State(board: [], lossesInARow: 0, outcome: nil)

    /// Throws unless runs by the rules with this bank can lead to this state.
    ///
    /// The bank may have settled other runs since, because games can share it.
    func validate(with bank: Bank.State) throws(StateError) {
      try StateError.require(board.isEmpty || board.count == side * side)
      try StateError.require(lossesInARow >= 0)
      try StateError.require(losingLines(of: board).isEmpty == (lossesInARow == 0))
      try StateError.require(outcomeCanFollow)
      try StateError.require(bank.canInclude(outcome, lossesInARow: lossesInARow))
    }

    private var outcomeCanFollow: Bool {
      switch outcome {
      case nil: board.isEmpty
      case .won(let bet): !board.isEmpty && lossesInARow == 0 && Bank.State.bets.contains(bet)
      case .lost(let bet): lossesInARow > 0 && Bank.State.bets.contains(bet)
      }
    }
  }
}
