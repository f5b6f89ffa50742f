import Observation

/// The player's money: the one store that every screen of Tic Tac Toe Reverse watches.
///
/// Anyone may read and observe the counters; they change only through the methods, so that all screens tell
/// the same at all times. Source: seeds/tic-tac-toe-reverse.txt, steps 1 and 4 to 8.
@Observable
public final class Bank {
  /// The credit of a new player.
  public static let startingCredit = 100
  /// The bet of a new player, and of each run unless it is raised.
  public static let startingBet = 1
  /// A bet that reaches this is back at ``startingBet``.
  public static let betLimit = 1000
  /// How many times the bet a winning run adds to ``won``.
  public static let prizeFactor = 10

  /// What the player can bet, 0 or more.
  public private(set) var credit: Int
  /// The prizes of all winning runs, 0 or more.
  public private(set) var won: Int
  /// The runs played, 0 or more.
  public private(set) var spins: Int
  /// The stake of the next run: a power of two under ``betLimit``.
  public private(set) var bet: Int

  /// Opens the account of a new player.
  public convenience init() {
    self.init(validated: .initial)
  }

  /// Takes up a saved account.
  ///
  /// - Throws: `StateError` if `state` could not have come from runs played by the rules.
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

  /// Everything there is to save.
  public var state: State {
    State(credit: credit, won: won, spins: spins, bet: bet)
  }

  /// Doubles the bet; one that reaches ``betLimit`` or more becomes ``startingBet``.
  public func raiseBet() {
    let raised = bet * 2
    bet = raised < Self.betLimit ? raised : Self.startingBet
  }

  /// Adds to the credit; 0 is allowed and adds nothing.
  ///
  /// - Throws: `BankError.negativeAmount`, or `BankError.tooMuch` if the credit would pass `Int.max`; then
  ///   the credit stays as it is.
  public func add(_ amount: Int) throws(BankError) {
    guard amount >= 0 else { throw .negativeAmount(amount) }
    let (sum, overflow) = credit.addingReportingOverflow(amount)
    guard !overflow else { throw .tooMuch }
    credit = sum
  }

  // MARK: - For a run

  /// The bet, once it is sure that the run can be settled, whichever way it ends.
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

  /// Pays or takes what a run came to (step 4). The bet in `outcome` is one that ``stake()`` has checked.
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
  }
}
