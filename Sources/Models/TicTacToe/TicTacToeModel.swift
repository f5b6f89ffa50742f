/// Tic Tac Toe Reverse: the board is filled at random, and a line of three loses the bet.
///
/// The ``Bank`` holds the money. Other models and screens may share it. Source: seeds/tic-tac-toe-reverse.txt,
/// steps 3 to 5 and bonus problem 1.
///
/// It is not final, so that tests can override its methods.
public class TicTacToeModel {
  /// In a rigged game, the number of losses in a row after which the next run wins.
  public static let lossesBeforeRiggedWin = 3

  /// The state to save, without the bank.
  public private(set) var state: State { didSet { onStateChange?(state) } }
  /// Called with the new state after each change.
  public var onStateChange: ((State) -> Void)?
  /// Called before each call of the bank, with the call as it is written in code.
  public var onBankCall: ((String) -> Void)?
  /// Whether the fourth run wins after three losses in a row. Can change at any time.
  public var isRigged: Bool

  /// The bank that provides the bets and receives the prizes.
  public let bank: Bank
  private var generator: any RandomNumberGenerator

  /// Creates a game with an empty board.
  public init(
    bank: Bank, generator: any RandomNumberGenerator = SystemRandomNumberGenerator(), isRigged: Bool = true
  ) {
    self.state = .initial
    self.bank = bank
    self.generator = generator
    self.isRigged = isRigged
  }

  /// Restores a saved game. `bank` must be restored first.
  public init(
    state: State, bank: Bank, generator: any RandomNumberGenerator = SystemRandomNumberGenerator(),
    isRigged: Bool = true
  ) throws(StateError) {
    try state.validate(with: bank.state)
    self.state = state
    self.bank = bank
    self.generator = generator
    self.isRigged = isRigged
  }

  // MARK: - State

  /// The nine marks, row by row; empty before the first run.
  public var board: [Mark] { state.board }

  /// The cells of each line of three on the ``board``, in the order of ``losingLines(of:)``.
  public var losingLines: [[Int]] { Self.losingLines(of: board) }

  /// The number of losses since the last win.
  public var lossesInARow: Int { state.lossesInARow }

  /// The result of the last run, with its bet; `nil` before the first.
  public var outcome: Outcome? { state.outcome }

  // MARK: - Playing

  /// Plays one run with the bank's bet: fills the board, then settles with the bank. If that refuses the bet, nothing else changes.
  @discardableResult
  public func play() throws(BankError) -> Outcome {
    onBankCall?("stake()")
    let bet = try bank.stake()
    let isDueToWin = isRigged && lossesInARow >= Self.lossesBeforeRiggedWin
    let boards = isDueToWin ? Self.winningBoards : Self.allBoards
    let board = boards.randomElement(using: &generator) ?? []
    let hasWon = Self.losingLines(of: board).isEmpty
    let outcome: Outcome = hasWon ? .won(bet: bet) : .lost(bet: bet)
    // This cannot overflow: each loss is a spin, and the bank has checked that it can count the spin.
    state = State(board: board, lossesInARow: hasWon ? 0 : lossesInARow + 1, outcome: outcome)
    onBankCall?("settle(.\(outcome))")
    bank.settle(outcome)
    return outcome
  }

  /// Starts over with an empty board. The bank starts over itself.
  public func reset() { state = .initial }

  // MARK: - Boards

  /// The number of cells along each side of the board.
  static let side = 3

  /// The cells of each line of three equal marks on a full board. A board of any other size has no lines.
  public static func losingLines(of board: [Mark]) -> [[Int]] {
    guard board.count == side * side else { return [] }
    return lines.filter { line in line.allSatisfy { board[$0] == board[line[0]] } }
  }

  /// The cells of the three rows, three columns and two diagonals.
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  static let allBoards: [[Mark]] = (0..<1 << (side * side)).map { number in
    (0..<side * side).map { cell in number >> cell & 1 == 0 ? .x : .o }
  }

  /// The 32 boards without a line. A fair run wins one time in 16.
  static let winningBoards = allBoards.filter { losingLines(of: $0).isEmpty }
}

/// The content of a cell on the board.
public enum Mark: String, CaseIterable, Codable, Hashable, Sendable {
  /// A cross.
  case x = "X"
  /// A nought.
  case o = "O"
}

/// The result of a run of Tic Tac Toe Reverse.
public enum Outcome: Codable, Equatable, Sendable {
  /// No line of three: the player wins with the given bet.
  case won(bet: Int)
  /// A line of three or more: the player loses the given bet.
  case lost(bet: Int)
}
