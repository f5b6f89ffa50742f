/// Tic Tac Toe Reverse: the board fills itself at random, and whoever bet loses if there is a line of three.
///
/// Money is the ``Bank``'s affair, which other models and screens may share.
/// Source: seeds/tic-tac-toe-reverse.txt, steps 3 to 5 and bonus problem 1.
public final class TicTacToeModel {
  /// When the game is rigged, the run after this many losses in a row wins.
  public static let lossesBeforeRiggedWin = 3

  /// Everything there is to save besides the bank.
  public private(set) var state: State
  /// Whether the game is biased so that at the latest the 4th run gives a win; may change at any time.
  public var isRigged: Bool

  /// Where bets come from and prizes go.
  public let bank: Bank
  private var generator: any RandomNumberGenerator

  /// Sets up an empty board.
  public init(
    bank: Bank, generator: any RandomNumberGenerator = SystemRandomNumberGenerator(), isRigged: Bool = true
  ) {
    self.state = .initial
    self.bank = bank
    self.generator = generator
    self.isRigged = isRigged
  }

  /// Takes up a saved game; `bank` is restored first.
  ///
  /// - Throws: `StateError` if `state` could not have come from runs played with this bank.
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

  // MARK: - What the controller reads

  /// The nine marks, row by row; empty before the first run.
  public var board: [Mark] { state.board }

  /// The cells of each line of three alike on the ``board``, in the order of ``losingLines(of:)``.
  public var losingLines: [[Int]] { Self.losingLines(of: board) }

  /// How many runs were lost since the last that won.
  public var lossesInARow: Int { state.lossesInARow }

  /// How the last run ended, and with which bet; `nil` before the first.
  public var outcome: Outcome? { state.outcome }

  // MARK: - Playing

  /// Plays one run with the bank's bet: fills the board, then settles with the bank.
  ///
  /// - Throws: `BankError.notEnoughCredit` when the bet is more than the credit: then the bet is 1 and
  ///   nothing else has changed, on the board neither. `BankError.tooMuch` when a counter could overflow:
  ///   then nothing has.
  @discardableResult
  public func play() throws(BankError) -> Outcome {
    let bet = try bank.stake()
    state.board = drawBoard()
    let outcome: Outcome = losingLines.isEmpty ? .won(bet: bet) : .lost(bet: bet)
    // Each loss is a spin, and the bank has checked that its spins can be counted.
    state.lossesInARow = losingLines.isEmpty ? 0 : lossesInARow + 1
    state.outcome = outcome
    bank.settle(outcome)
    return outcome
  }

  private func drawBoard() -> [Mark] {
    let isDueToWin = isRigged && lossesInARow >= Self.lossesBeforeRiggedWin
    let boards = isDueToWin ? Self.winningBoards : Self.allBoards
    return boards.randomElement(using: &generator) ?? []
  }
}
