import Observation

/// The player's money: the store that every screen of Tic Tac Toe Reverse observes.
///
/// The counters can be read and observed anywhere. They change only through the methods, so all screens agree at
/// all times. Source: seeds/tic-tac-toe-reverse.txt, steps 1 and 4 to 8.
@Observable
public final class Bank {
  /// The credit of a new player.
  public static let startingCredit = 100
  /// The bet of a new player, and of each run unless it is raised.
  public static let startingBet = 1
  /// A bet that reaches this limit is reset to ``startingBet``.
  public static let betLimit = 1000
  /// The multiple of the bet that a winning run adds to ``won``.
  public static let prizeFactor = 10

  /// The available credit, 0 or more.
  public private(set) var credit: Int { didSet { onStateChange?(state) } }
  /// The sum of all prizes, 0 or more.
  public private(set) var won: Int { didSet { onStateChange?(state) } }
  /// The number of runs played, 0 or more.
  public private(set) var spins: Int { didSet { onStateChange?(state) } }
  /// The bet of the next run: a power of two under ``betLimit``.
  public private(set) var bet: Int { didSet { onStateChange?(state) } }

  /// Called with the new state after each change.
  @ObservationIgnored public var onStateChange: ((State) -> Void)?
  /// Called with the new state after each run.
  @ObservationIgnored public var onSpin: ((State) -> Void)?

  /// Creates the bank of a new player.
  public convenience init() {
    self.init(validated: .initial)
  }

  /// Restores a saved bank.
  ///
  /// - Throws: `StateError` if runs by the rules cannot lead to `state`.
  public convenience init(state: State) throws(StateError) {
    try state.validate()
    self.init(validated: state)
  }

  private init(validated state: State) {
    credit = state.credit
    won = state.won
    spins = state.spins
    bet = state.bet
  }

  /// The state to save.
  public var state: State {
    State(credit: credit, won: won, spins: spins, bet: bet)
  }

  /// Doubles the bet. A bet that reaches ``betLimit`` becomes ``startingBet``.
  public func raiseBet() {
    let raised = bet * 2
    bet = raised < Self.betLimit ? raised : Self.startingBet
  }

  /// Adds to the credit. 0 is valid and adds nothing.
  ///
  /// - Throws: `BankError.negativeAmount`, or `BankError.tooMuch` if the credit would exceed `Int.max`. Then the
  ///   credit does not change.
  public func add(_ amount: Int) throws(BankError) {
    guard amount >= 0 else { throw .negativeAmount(amount) }
    let (sum, overflow) = credit.addingReportingOverflow(amount)
    guard !overflow else { throw .tooMuch }
    credit = sum
  }

  // MARK: - Runs

  /// The bet of a run that can be settled whatever its outcome.
  ///
  /// - Throws: `BankError.notEnoughCredit` after resetting the bet (step 5), or `BankError.tooMuch`.
  func stake() throws(BankError) -> Int {
    guard bet <= credit else {
      let refusal = BankError.notEnoughCredit(bet: bet, credit: credit)
      bet = Self.startingBet
      throw refusal
    }
    let overflows = [
      credit.addingReportingOverflow(bet).overflow,
      won.addingReportingOverflow(Self.prizeFactor * bet).overflow,
      spins.addingReportingOverflow(1).overflow,
    ]
    guard !overflows.contains(true) else { throw .tooMuch }
    return bet
  }

  /// Settles a run (step 4). The bet in `outcome` comes from ``stake()``.
  func settle(_ outcome: Outcome) {
    switch outcome {
    case .won(let bet):
      credit += bet
      won += Self.prizeFactor * bet
    case .lost(let bet):
      credit -= bet
    }
    spins += 1
    bet = Self.startingBet
    onSpin?(state)
  }
}
